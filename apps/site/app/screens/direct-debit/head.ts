import { navigationMessages } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import type { DirectDebitData } from './direct-debit-data.server';
import { directDebitMessages as texts } from './messages';

/** Id of each step's title, which gets the focus when the step changes. */
export const titleId = 'directdebit-title';

/** Returns the address of the packages, with the selection. */
export function packagesAddress({ offer, country, discount, to }: DirectDebitData): string {
  const path = urls.path('credits-id-paymentmethod', { id: offer.id, paymentmethod: 'directdebit' });
  const code = discount?.source === 'campaign' ? discount.code : null;
  return urls.withQuery(path, { country, code, to });
}

type Way = { readonly href: string } | { readonly form: string; readonly value: string };

/** Returns a phone's top bar: the method and the way back. */
export function headOf(intl: IntlShape, way: Way) {
  const label = intl.formatMessage(navigationMessages.back);
  return {
    title: intl.formatMessage(texts.page_title),
    back: 'href' in way ? { ...way, label } : { ...way, label, name: 'intent' },
  };
}
