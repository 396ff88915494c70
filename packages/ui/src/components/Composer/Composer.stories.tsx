import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, ImagePlus } from 'lucide-react';
import { Alert } from '../Alert/Alert';
import { IconButton } from '../IconButton/IconButton';
import { Composer } from './Composer';

const meta = {
  title: 'Components/Composer',
  component: Composer,
} satisfies Meta<typeof Composer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    action: '#send',
    name: 'text',
    label: 'Nachricht an Mara',
    placeholder: 'Schreib Mara …',
    price: (
      <>
        1 Credit je Nachricht <b>(0,89 €)</b>
      </>
    ),
    balance: (
      <>
        Guthaben: <b>8 Credits</b>
      </>
    ),
    sendLabel: 'Senden',
    sendPrice: '1',
    actions: (
      <>
        <IconButton look="soft" label="Foto senden" icon={<ImagePlus />} />
        <IconButton look="soft" label="Geschenk senden" icon={<Gift />} />
      </>
    ),
  },
};

export const Free: Story = {
  args: { ...Ready.args, price: 'Noch 2 kostenlose Nachrichten', balance: undefined, sendPrice: undefined },
};

export const SixLines: Story = {
  args: { ...Ready.args, defaultValue: 'Eins\nzwei\ndrei\nvier\nfünf\nsechs\nsieben' },
};

export const FreeWithoutPrice: Story = { args: { ...Free.args, actions: undefined } };

export const Busy: Story = { args: { ...Ready.args, defaultValue: 'Halb acht?', busy: 'Wird gesendet' } };

export const NoCredits: Story = {
  args: {
    ...Ready.args,
    balance: 'Guthaben: 0 Credits',
    topUp: { href: '#credits', label: 'Aufladen' },
    notice: <Alert tone="danger" title="Dein Guthaben reicht nicht." />,
  },
};
