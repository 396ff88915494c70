import { locales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { termOffences } from '@heartwood/i18n/terms';
import type { LocaleText } from '@heartwood/i18n/terms';
import { expect, test } from 'vitest';
import { textBooks } from './text-books';

/** Lists all texts within a value, each with its place: `dialogues.4.0.1`. */
function textsIn(place: string, value: unknown): LocaleText[] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    textsIn(place ? `${place}.${key}` : key, inner),
  );
}

/** Words in another sense than the one that a rule is about. */
const otherSenses: Partial<Record<Locale, readonly string[]>> = {
  de: ['openers.15: Quittung → Beleg'],
  es: ['openers.19', 'closers.18', 'ofNiche.4.0', 'dialogues.1.2.1'].map((place) => `${place}: sitio → web`),
  fi: ['middles.9: keksi → eväste'],
  it: [
    'ofNiche.3.2: Mi piace → like, match (invariable)',
    'ofNiche.5.3: Mi piace → like, match (invariable)',
    'ofNiche.5.4: mi piace → like, match (invariable)',
    'openers.15: scontrino → ricevuta',
  ],
  nl: ['openers.15: bonnetje → betaalbewijs'],
  pl: ['openers.15: paragonu → potwierdzenie zapłaty'],
};

test.each(locales)('the texts of members in %s follow the rules of their language', (locale) => {
  expect(termOffences(locale, textsIn('', textBooks[locale]))).toEqual(otherSenses[locale] ?? []);
});
