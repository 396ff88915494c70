import type { RouteName } from '@heartwood/domain';
import { navigationMessages } from '@heartwood/i18n';
import type { PhoneChrome } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import type { PageInside } from './use-page';

const parents = {
  'members-id': 'members',
  'likes-m-id': 'likes',
  likes: 'members',
  'likes-type': 'members',
  credits: 'members',
  'credits-repeat-order': 'credits',
  'credits-id-paymentmethod': 'credits',
} as const satisfies Partial<Record<RouteName, RouteName>>;

function hasParent(id: string): id is keyof typeof parents {
  return Object.hasOwn(parents, id);
}

/** The way back that an installed app shows on member, likes and credits pages, where a browser has its own. */
export function installedBack({ id, handle, data }: PageInside, intl: IntlShape): PhoneChrome | undefined {
  if (!hasParent(id) || data === undefined) return undefined;
  return {
    kind: 'inner',
    back: { href: urls.path(parents[id]), label: intl.formatMessage(navigationMessages.back) },
    title: handle?.title?.({ intl, data }) ?? '',
  };
}
