import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, Crown, Globe, Heart, Layers, MessageCircle } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { ButtonLink } from '../Button/Button';
import { DropdownMenu, MenuLink } from '../DropdownMenu/DropdownMenu';
import { Logo } from '../Logo/Logo';
import { CreditsLink } from './CreditsLink';
import { TopNavigation } from './TopNavigation';

const meta = {
  title: 'Components/TopNavigation',
  component: TopNavigation,
} satisfies Meta<typeof TopNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

const links = [
  { href: '#discover', label: 'Entdecken', icon: <Compass />, selected: true },
  {
    href: '#chats',
    label: 'Nachrichten',
    icon: <MessageCircle />,
    badge: <Badge count={120} label="120 ungelesene" />,
  },
  { href: '#likes', label: 'Likes', icon: <Heart />, badge: <Badge count={3} label="3 neue" /> },
  { href: '#swipe', label: 'Swipe', icon: <Layers /> },
];

const language = (
  <DropdownMenu
    label="DE, Sprache: Deutsch"
    trigger={
      <>
        <Globe />
        DE
      </>
    }
  >
    <MenuLink href="#de" selected>
      Deutsch
    </MenuLink>
  </DropdownMenu>
);

export const Free: Story = {
  args: {
    label: 'Bereiche',
    logo: <Logo name="Beispiel" href="#home" label="Beispiel, zur Startseite" />,
    links,
    children: (
      <>
        <ButtonLink href="#premium" icon={<Crown />}>
          Premium holen
        </ButtonLink>
        {language}
      </>
    ),
  },
};

export const Paid: Story = {
  args: {
    ...Free.args,
    children: (
      <>
        <CreditsLink href="#credits" label="Credits" balance={8} balanceLabel="8 Credits" />
        {language}
      </>
    ),
  },
};

export const NoCredits: Story = {
  args: {
    ...Free.args,
    children: <CreditsLink href="#credits" label="Credits" balance={0} balanceLabel="0 Credits" />,
  },
};
