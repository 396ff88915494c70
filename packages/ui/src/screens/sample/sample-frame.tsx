import type { AppFrameProps, FramePlace, PhoneChrome } from '../AppFrame/AppFrame';
import type { LanguageMenuProps } from '../LanguageMenu/LanguageMenu';
import type { StoryTexts } from '../story-texts';
import type { VisitorFrameProps } from '../VisitorFrame/VisitorFrame';
import { sampleBonus } from './sample-bonus';
import { portraits } from './sample-people';

/** The stories' brand, as logo props. */
export const brand = { name: 'lumora', href: '/', label: 'lumora' };

function language(t: StoryTexts): LanguageMenuProps {
  return {
    label: t('navigation.language', 'Language'),
    sign: 'EN',
    languages: [
      { tag: 'de', name: 'Deutsch', href: '?lang=de' },
      { tag: 'en', name: 'English', href: '?lang=en', selected: true },
      { tag: 'nl', name: 'Nederlands', href: '?lang=nl' },
      { tag: 'pl', name: 'Polski', href: '?lang=pl' },
    ],
  };
}

/** The footer of every page. */
export function footer(t: StoryTexts) {
  return {
    label: t('footer.label', 'About this site'),
    links: [
      { href: '/pages/terms', label: t('footer.terms', 'Terms') },
      { href: '/pages/privacy', label: t('footer.privacy', 'Privacy') },
      { href: '/pages/cookies', label: t('footer.cookies', 'Cookies') },
      { href: '/pages/ban', label: t('footer.ban', 'Ban policy') },
      { href: '/pricing', label: t('footer.pricing', 'Prices') },
      { href: '/complaints', label: t('footer.complaints', 'Complaints') },
      { href: '/pages/return-policy', label: t('footer.return_policy', 'Refund policy') },
      { href: '/withdrawal', label: t('footer.withdrawal', 'Withdraw from contract') },
      { href: '/pages/faq', label: t('footer.faq', 'Questions and answers') },
      { href: '/pages/service', label: t('footer.support', 'Support') },
    ],
    disclaimer: t(
      'footer.disclaimer',
      '{brand} is only for adults aged {min_age} or over. Members are responsible for what they write and show. Meet in a public place the first time, and never send money to someone you haven’t met.',
      {
        brand: brand.name,
        min_age: 18,
      },
    ),
  };
}

export interface SampleMember {
  place?: FramePlace;
  unread?: number;
  likes?: number;
  /** Credits of a paying member; unset for a free one. */
  credits?: number;
  quietPremium?: boolean;
  bonus?: boolean;
  phone?: PhoneChrome;
}

/** The frame of a member page. */
export function sampleFrame(t: StoryTexts, member: SampleMember = {}): Omit<AppFrameProps, 'children'> {
  const { place, unread = 12, likes = 3, credits, quietPremium, bonus, phone } = member;
  return {
    brand,
    skip: t('navigation.skip_to_content', 'Skip to content'),
    place,
    navigation: {
      label: t('navigation.main', 'Main menu'),
      members: { href: '/members', label: t('navigation.discover', 'Discover') },
      messages: {
        href: '/chats',
        label: t('navigation.messages', 'Messages'),
        count: unread,
        countLabel: t('navigation.unread_messages', '{count} unread messages', { count: unread }),
      },
      likes: {
        href: '/likes',
        label: t('navigation.likes', 'Likes'),
        count: likes,
        countLabel: t('navigation.new_likes', '{count} new likes', { count: likes }),
      },
      swipe: { href: '/swipe-game', label: t('navigation.swipe', 'Swipe') },
      profile: { href: '/profile', label: t('navigation.profile', 'My profile') },
    },
    account: {
      label: t('navigation.account', 'My account'),
      photo: portraits.david,
      profile: { href: '/profile', label: t('navigation.profile', 'My profile') },
      settings: { href: '/settings', label: t('navigation.settings', 'Settings') },
      payments: { href: '/transactions', label: t('navigation.payments', 'Payments and credits') },
      logout: { label: t('navigation.logout', 'Log out'), action: '/logout' },
    },
    language: language(t),
    credits:
      credits === undefined
        ? undefined
        : {
            href: '/credits',
            label: t('navigation.credits', 'Credits'),
            balance: credits,
            balanceLabel: t('navigation.credit_balance', '{count} credits left', { count: credits }),
          },
    premium:
      credits === undefined
        ? { href: '/premium', label: t('navigation.get_premium', 'Get premium'), quiet: quietPremium }
        : undefined,
    bonus: bonus ? sampleBonus(t) : undefined,
    phone,
    footer: footer(t),
  };
}

/** The frame of a visitor page. */
export function sampleVisitorFrame(
  t: StoryTexts,
  header: VisitorFrameProps['header'] = 'bar',
): Omit<VisitorFrameProps, 'children'> {
  return {
    brand,
    skip: t('navigation.skip_to_content', 'Skip to content'),
    header,
    login: { href: '/login', label: t('navigation.login', 'Log in') },
    age: { sign: '18+', label: t('frame.age', 'For adults aged {min_age} or over', { min_age: 18 }) },
    language: language(t),
    footer: footer(t),
  };
}
