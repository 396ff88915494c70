import { navigationMessages } from '@heartwood/i18n';
import type { AppFrameProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import type { RootData } from '../../root.server';
import type { Member } from '../../member/member';
import { urls } from '../../urls';
import { languageProps, logoProps } from './frame-props';

type MemberFrame = Pick<
  AppFrameProps,
  'brand' | 'skip' | 'navigation' | 'account' | 'language' | 'credits' | 'premium'
>;

/** What a member's page has around it. */
export function memberFrameProps(
  intl: IntlShape,
  data: RootData,
  member: Member,
  at: { readonly address: string; readonly ownAction: boolean },
): MemberFrame {
  const { num_unread_messages: unread, num_new_likes: likes, credits } = member;
  return {
    brand: logoProps(intl, data, urls.path('members')),
    skip: intl.formatMessage(navigationMessages.skip_to_content),
    navigation: {
      label: intl.formatMessage(navigationMessages.main),
      members: { href: urls.path('members'), label: intl.formatMessage(navigationMessages.discover) },
      messages: {
        href: urls.path('chats'),
        label: intl.formatMessage(navigationMessages.messages),
        count: unread,
        countLabel: intl.formatMessage(navigationMessages.unread_messages, { count: unread }),
      },
      likes: {
        href: urls.path('likes'),
        label: intl.formatMessage(navigationMessages.likes),
        count: likes,
        countLabel: intl.formatMessage(navigationMessages.new_likes, { count: likes }),
      },
      swipe: { href: urls.path('swipe-game'), label: intl.formatMessage(navigationMessages.swipe) },
      profile: { href: urls.path('profile'), label: intl.formatMessage(navigationMessages.profile) },
    },
    account: {
      label: intl.formatMessage(navigationMessages.account),
      photo: member.image?.thumb,
      ground: member.image?.tone,
      profile: { href: urls.path('profile'), label: intl.formatMessage(navigationMessages.profile) },
      settings: { href: urls.path('settings'), label: intl.formatMessage(navigationMessages.settings) },
      payments: {
        href: urls.path('transactions-id'),
        label: intl.formatMessage(navigationMessages.payments),
      },
      logout: { label: intl.formatMessage(navigationMessages.logout), action: urls.logout },
    },
    language: languageProps(intl, data, at.address),
    credits: member.paid_user
      ? {
          href: urls.path('credits'),
          label: intl.formatMessage(navigationMessages.credits),
          balance: credits,
          balanceLabel: intl.formatMessage(navigationMessages.credit_balance, { count: credits }),
          formatCount: (count) => intl.formatNumber(count),
        }
      : undefined,
    premium: member.paid_user
      ? undefined
      : {
          href: urls.path('premium'),
          label: intl.formatMessage(navigationMessages.get_premium),
          quiet: at.ownAction,
        },
  };
}
