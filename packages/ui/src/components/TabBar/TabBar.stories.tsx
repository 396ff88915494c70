import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, Heart, Layers, MessageCircle, UserRound } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { TabBar } from './TabBar';

const meta = {
  title: 'Components/TabBar',
  component: TabBar,
} satisfies Meta<typeof TabBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithBadges: Story = {
  args: {
    label: 'Bereiche',
    links: [
      { href: '#discover', label: 'Entdecken', icon: <Compass />, selected: true },
      { href: '#swipe', label: 'Swipe', icon: <Layers /> },
      {
        href: '#chats',
        label: 'Nachrichten',
        icon: <MessageCircle />,
        badge: <Badge count={120} label="120 ungelesene" ring />,
      },
      { href: '#likes', label: 'Likes', icon: <Heart />, badge: <Badge count={3} label="3 neue" ring /> },
      { href: '#profile', label: 'Profil', icon: <UserRound /> },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
