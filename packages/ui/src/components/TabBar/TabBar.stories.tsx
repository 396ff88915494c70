import type { Meta } from '@storybook/react-vite';
import { Compass, Heart, Layers, MessageCircle, UserRound } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
import { Badge } from '../Badge/Badge';
import { TabBar } from './TabBar';

const meta: Meta = { title: 'Components/TabBar', component: TabBar };
export default meta;

export const WithBadges = {
  ...storyOf(TabBar, (t) => ({
    label: t('navigation.main', 'Main menu'),
    links: [
      { href: '#discover', label: t('navigation.discover', 'Discover'), icon: <Compass />, selected: true },
      { href: '#swipe', label: t('navigation.swipe', 'Swipe'), icon: <Layers /> },
      {
        href: '#chats',
        label: t('navigation.messages', 'Messages'),
        icon: <MessageCircle />,
        badge: (
          <Badge
            count={120}
            label={t('navigation.unread_messages', '{count} unread messages', { count: 120 })}
            ring
          />
        ),
      },
      {
        href: '#likes',
        label: t('navigation.likes', 'Likes'),
        icon: <Heart />,
        badge: <Badge count={3} label={t('navigation.new_likes', '{count} new likes', { count: 3 })} ring />,
      },
      { href: '#profile', label: t('navigation.profile', 'My profile'), icon: <UserRound /> },
    ],
  })),
  globals: { viewport: { value: 'phone' } },
};
