import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, Crown, Globe, Heart, Layers, MessageCircle } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
import { brand } from '../../screens/sample/sample-frame';
import type { StoryTexts } from '../../screens/story-texts';
import { Badge } from '../Badge/Badge';
import { ButtonLink } from '../Button/Button';
import { DropdownMenu, MenuLink } from '../DropdownMenu/DropdownMenu';
import { Logo } from '../Logo/Logo';
import { CreditsLink } from './CreditsLink';
import { TopNavigation } from './TopNavigation';
import type { TopNavigationProps } from './TopNavigation';

const meta: Meta = { title: 'Components/TopNavigation', component: TopNavigation };
export default meta;

const links = (t: StoryTexts) => [
  { href: '#discover', label: t('navigation.discover', 'Discover'), icon: <Compass />, selected: true },
  {
    href: '#chats',
    label: t('navigation.messages', 'Messages'),
    icon: <MessageCircle />,
    badge: (
      <Badge count={120} label={t('navigation.unread_messages', '{count} unread messages', { count: 120 })} />
    ),
  },
  {
    href: '#likes',
    label: t('navigation.likes', 'Likes'),
    icon: <Heart />,
    badge: <Badge count={3} label={t('navigation.new_likes', '{count} new likes', { count: 3 })} />,
  },
  { href: '#swipe', label: t('navigation.swipe', 'Swipe'), icon: <Layers /> },
];

const language = (t: StoryTexts) => (
  <DropdownMenu label={t('navigation.language', 'Language')} trigger={<Globe />}>
    <MenuLink href="#all" selected>
      {t('lang_config.all', 'All languages')}
    </MenuLink>
  </DropdownMenu>
);

const credits = (t: StoryTexts, balance: number) => (
  <CreditsLink
    href="#credits"
    label={t('navigation.credits', 'Credits')}
    balance={balance}
    balanceLabel={t('navigation.credit_balance', '{count} credits left', { count: balance })}
  />
);

const bar = (right: (t: StoryTexts) => TopNavigationProps['children']): StoryObj =>
  storyOf<TopNavigationProps>(TopNavigation, (t) => ({
    label: t('navigation.main', 'Main menu'),
    logo: <Logo {...brand} />,
    links: links(t),
    children: right(t),
  }));

export const Free = bar((t) => (
  <>
    <ButtonLink href="#premium" icon={<Crown />}>
      {t('navigation.get_premium', 'Get premium')}
    </ButtonLink>
    {language(t)}
  </>
));

export const Paid = bar((t) => (
  <>
    {credits(t, 8)}
    {language(t)}
  </>
));

export const NoCredits = bar((t) => credits(t, 0));
