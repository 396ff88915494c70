import type { RouteName } from '@heartwood/domain';
import { navigationMessages as texts } from '@heartwood/i18n';
import type { AppFrameProps } from '@heartwood/ui';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { RootData } from '../../root.server';
import type { Member } from '../../member/member';
import { urls } from '../../urls';
import { languageProps, logoProps } from './frame-props';

type MemberFrame = Pick<
  AppFrameProps,
  'brand' | 'skip' | 'navigation' | 'account' | 'language' | 'credits' | 'premium'
>;

/** Returns the props of a member's frame. */
export function memberFrameProps(
  intl: IntlShape,
  data: RootData,
  member: Member,
  at: { readonly address: string; readonly ownAction: boolean },
): MemberFrame {
  const { num_unread_messages: unread, num_new_likes: likes, credits } = member;
  const link = (page: RouteName, text: MessageDescriptor) => ({
    href: urls.path(page),
    label: intl.formatMessage(text),
  });
  const profile = link('profile', texts.profile);
  return {
    brand: logoProps(intl, data, urls.path('members')),
    skip: intl.formatMessage(texts.skip_to_content),
    navigation: {
      label: intl.formatMessage(texts.main),
      members: link('members', texts.discover),
      messages: {
        ...link('chats', texts.messages),
        count: unread,
        countLabel: intl.formatMessage(texts.unread_messages, { count: unread }),
      },
      likes: {
        ...link('likes', texts.likes),
        count: likes,
        countLabel: intl.formatMessage(texts.new_likes, { count: likes }),
      },
      swipe: link('swipe-game', texts.swipe),
      profile,
    },
    account: {
      label: intl.formatMessage(texts.account),
      photo: member.image?.thumb,
      ground: member.image?.tone,
      profile,
      settings: link('settings', texts.settings),
      payments: link('transactions-id', texts.payments),
      logout: { label: intl.formatMessage(texts.logout), action: urls.logout },
    },
    language: languageProps(intl, data, at.address),
    credits: member.paid_user
      ? {
          ...link('credits', texts.credits),
          balance: credits,
          balanceLabel: intl.formatMessage(texts.credit_balance, { count: credits }),
          formatCount: (count) => intl.formatNumber(count),
        }
      : undefined,
    premium: member.paid_user ? undefined : { ...link('premium', texts.get_premium), quiet: at.ownAction },
  };
}
