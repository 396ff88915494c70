import type { RouteName } from '@heartwood/domain';
import { navigationMessages } from '@heartwood/i18n';
import type { FrameBack, PhoneChrome } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import { phoneChrome } from './use-page';
import type { PageInside } from './use-page';

const pages: readonly string[] = [
  'likes',
  'likes-type',
  'credits',
  'credits-repeat-order',
  'credits-id-paymentmethod',
] satisfies readonly RouteName[];

/**
 * Returns the chrome around a page on phones in the installed app: likes and credits pages get the back
 * button that a browser would have; a member's page has one over its photo. It leads to the previous page
 * through `onClick`, or to the members if there is none.
 */
export function installedChrome(
  page: PageInside,
  intl: IntlShape,
  onClick: FrameBack['onClick'],
): PhoneChrome | undefined {
  const { id, data } = page;
  const chrome = phoneChrome(page, intl) ?? { kind: 'main' };
  if (!pages.includes(id) || data === undefined) return chrome;
  const back = { href: urls.path('members'), label: intl.formatMessage(navigationMessages.back), onClick };
  switch (chrome.kind) {
    case 'main':
      return { ...chrome, back };
    case 'inner':
      return { ...chrome, back: { ...chrome.back, onClick } };
    case 'bare':
      return chrome;
  }
}
