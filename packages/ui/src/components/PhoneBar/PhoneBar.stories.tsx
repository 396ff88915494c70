import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { IconLink } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import { CreditsLink } from '../TopNavigation/CreditsLink';
import { PhoneBar } from './PhoneBar';

const meta = {
  title: 'Components/PhoneBar',
  component: PhoneBar,
} satisfies Meta<typeof PhoneBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Main: Story = {
  args: {
    logo: <Logo name="Beispiel" href="#home" label="Beispiel, zur Startseite" />,
    children: (
      <CreditsLink size="small" href="#credits" label="Credits" balance={8} balanceLabel="8 Credits" />
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Page: Story = {
  args: { back: <IconLink href="#back" label="Zurück" icon={<ArrowLeft />} />, title: 'Profil bearbeiten' },
  globals: { viewport: { value: 'mobile1' } },
};
