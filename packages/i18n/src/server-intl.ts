import { createIntl, createIntlCache } from '@formatjs/intl';
import type { IntlShape } from '@formatjs/intl';
import { withDateWords } from './date-words';
import { loadMessages } from './load-messages';
import type { Locale } from './locales';
import { formatLocale } from './visible-locales';

const made = new Map<string, Promise<IntlShape>>();

async function make(locale: Locale, tag: string): Promise<IntlShape> {
  const messages = await loadMessages(locale);
  const intl = createIntl(
    {
      locale: tag,
      messages,
      onError: (error) => {
        throw error;
      },
    },
    createIntlCache(),
  );
  return withDateWords(intl);
}

/**
 * Returns an `intl` for texts outside React, such as mails: `formatMessage` with the locale's messages,
 * numbers and dates in the country's format. Formatting throws for a missing value or message. Cached per
 * locale and country.
 */
export function intlFor(locale: Locale, country?: string | null): Promise<IntlShape> {
  const tag = formatLocale(locale, country);
  const before = made.get(tag);
  if (before) return before;
  const making = make(locale, tag);
  made.set(tag, making);
  making.catch(() => made.delete(tag));
  return making;
}
