import { nicheOf } from '@heartwood/brands/niches';
import { isLocale, loadMessages, pseudoLocale, withOverlay } from '@heartwood/i18n';
import type { Loader } from '@storybook/react-vite';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { createIntl } from 'react-intl';
import { nicheNumber } from './niche-value';

type Plain = string | number;
type Values = Record<string, Plain | ((inside: ReactNode) => ReactNode)>;

/** Loads a locale's messages by id with a niche's overlay. Throws for an id that no catalogue has. */
async function textsOf(locale: string, niche: number) {
  const all = await loadMessages(isLocale(locale) || locale === pseudoLocale ? locale : 'en');
  const messages = withOverlay(all, nicheOf(niche).overlay);
  const onError = (error: Error) => {
    throw error;
  };
  const catalogue = createIntl({ locale: locale === pseudoLocale ? 'en' : locale, messages, onError });

  function format(id: string, _english: string, values: Values = {}): ReactNode {
    const text = catalogue.formatMessage({ id }, values);
    return Array.isArray(text) ? Children.toArray(text) : text;
  }

  const plain = (id: string, english: string, values?: Record<string, Plain>) =>
    String(format(id, english, values));
  return Object.assign(plain, { rich: format });
}

/** Provides every story with `loaded.texts` and `loaded.niche` as selected in the toolbar. */
export const loadTexts: Loader = async ({ globals }) => ({
  texts: await textsOf(String(globals['locale']), nicheNumber(globals['niche'])),
  niche: nicheNumber(globals['niche']),
});
