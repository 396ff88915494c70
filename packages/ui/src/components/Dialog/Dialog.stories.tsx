import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { people } from '../../screens/sample/sample-people';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Dialog, DialogActions } from './Dialog';
import type { DialogProps } from './Dialog';

const meta: Meta = { title: 'Components/Dialog', component: Dialog };
export default meta;

const question = (t: StoryTexts): DialogProps => ({
  isOpen: true,
  title: t('profile_view.block_question', 'Block {name}?', { name: people[4].name }),
  role: 'alertdialog',
  children: (
    <>
      <Text type="small" tone="muted">
        {t('profile_view.block_text', 'You won’t see each other any more, and no messages will get through.')}
      </Text>
      <DialogActions>
        <Button look="soft">{t('actions.cancel', 'Cancel')}</Button>
        <Button tone="danger">{t('actions.delete', 'Delete')}</Button>
      </DialogActions>
    </>
  ),
});

const dialog = (change: (t: StoryTexts) => Partial<DialogProps>): StoryObj =>
  storyOf<DialogProps>(Dialog, (t) => ({ ...question(t), ...change(t) }));

export const Question = dialog(() => ({}));

export const WithClose = dialog((t) => ({
  role: 'dialog',
  close: t('actions.close', 'Close'),
  size: 'medium',
}));

export const MustBeAnswered = dialog(() => ({ isDismissable: false }));
