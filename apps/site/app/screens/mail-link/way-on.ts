import { navigationMessages } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';
import type { Member } from '../../member/member';
import { urls } from '../../urls';

/** Where one goes from the good end of a mailed link: a member to the members, anybody else to the login. */
export function wayOn(intl: IntlShape, member: Member | null, toMembers: string) {
  return member
    ? { href: urls.path('members'), label: toMembers }
    : { href: urls.login(), label: intl.formatMessage(navigationMessages.login) };
}
