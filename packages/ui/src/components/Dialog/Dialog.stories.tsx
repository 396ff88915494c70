import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Dialog, DialogActions } from './Dialog';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const question = (
  <>
    <Text type="small" tone="muted">
      Der Verlauf mit Joost verschwindet für dich. Das lässt sich nicht rückgängig machen.
    </Text>
    <DialogActions>
      <Button look="soft">Behalten</Button>
      <Button tone="danger">Löschen</Button>
    </DialogActions>
  </>
);

export const Question: Story = {
  args: { isOpen: true, title: 'Gespräch löschen?', role: 'alertdialog', children: question },
};

export const WithClose: Story = {
  args: { ...Question.args, role: 'dialog', close: 'Schließen', size: 'medium' },
};

export const MustBeAnswered: Story = { args: { ...Question.args, isDismissable: false } };
