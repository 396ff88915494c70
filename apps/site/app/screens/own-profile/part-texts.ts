import { profileFieldMessage } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import { ownProfileMessages as texts } from './messages';
import { editParameter } from './parts';
import type { Part } from './parts';

/** Returns a part's title. */
export function partTitle(intl: IntlShape, part: Part): string {
  return intl.formatMessage(part === 'place' ? texts.place_title : profileFieldMessage(part));
}

/** Returns the address of a part's form. */
export function editAddress(part: Part): string {
  return urls.withQuery(urls.path('profile'), { [editParameter]: part });
}
