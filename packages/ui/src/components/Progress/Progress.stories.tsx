import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { IconLink } from '../IconButton/IconButton';
import { Progress, Stepper } from './Progress';

const meta = {
  title: 'Components/Progress',
  component: Progress,
} satisfies Meta<typeof Progress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Bar: Story = { args: { value: 0.7, label: 'Profil zu 70 % ausgefüllt' } };

export const Steps: Story = {
  args: Bar.args,
  render: () => (
    <Stepper
      total={5}
      done={2}
      label="Schritt 2 von 5"
      back={<IconLink href="#back" label="Zurück" icon={<ArrowLeft />} />}
    >
      2/5
    </Stepper>
  ),
};
