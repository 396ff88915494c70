import { nicheOf } from '@heartwood/brands/niches';
import { isLocale, loadMessages, pseudoLocale, withOverlay } from '@heartwood/i18n';
import type { Loader } from '@storybook/react-vite';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { createIntl } from 'react-intl';

type Plain = string | number;
type Values = Record<string, Plain | ((inside: ReactNode) => ReactNode)>;

/** The messages of a locale by id as a niche says them; the story's own English stands in for what no catalogue has. */
async function textsOf(locale: string, niche: number) {
  const all = await loadMessages(isLocale(locale) || locale === pseudoLocale ? locale : 'en');
  const messages = withOverlay(all, nicheOf(niche).overlay);
  let faults = 0;
  const onError = () => {
    faults += 1;
  };
  const catalogue = createIntl({ locale: locale === pseudoLocale ? 'en' : locale, messages, onError });
  const english = createIntl({ locale: 'en', onError: () => undefined });

  function format(id: string, fallback: string, values: Values = {}): ReactNode {
    const before = faults;
    if (id in messages) {
      const text = catalogue.formatMessage({ id }, values);
      if (faults === before) return Array.isArray(text) ? Children.toArray(text) : text;
    }
    const text = english.formatMessage({ id, defaultMessage: fallback }, values);
    return Array.isArray(text) ? Children.toArray(text) : text;
  }

  const plain = (id: string, fallback: string, values?: Record<string, Plain>) =>
    String(format(id, fallback, values));
  return Object.assign(plain, { rich: format });
}

/** Gives every story `loaded.texts` and `loaded.niche`, as the toolbar has them. */
export const loadTexts: Loader = async ({ globals }) => ({
  texts: await textsOf(String(globals['locale']), Number(globals['niche'])),
  niche: Number(globals['niche']),
});
