import { describe, expect, test } from 'vitest';
import { locales } from '../locales';
import type { Locale } from '../locales';
import { localeTexts } from './locale-texts.fixture';
import { termLists, termOffences } from './term-offences';

/** Words of American law, on the page for the United States. */
const statutory: Partial<Record<Locale, readonly unknown[]>> = {
  en: [
    expect.stringContaining('en-US/privacy.md: behavioral'),
    expect.stringContaining('en-US/privacy.md: Do Not'),
  ],
};

describe.each(locales)('%s', (locale) => {
  const texts = localeTexts(locale);

  test('the texts follow the rules', () => {
    expect(termOffences(locale, texts)).toEqual(statutory[locale] ?? []);
  });

  test('the texts use the chosen terms', () => {
    const all = texts.map(([, text]) => text.toLowerCase());
    const terms = Object.values(termLists[locale].terms).flatMap((chosen) => chosen.split(', '));
    expect(terms.filter((term) => !all.some((text) => text.includes(term.toLowerCase())))).toEqual([]);
  });
});

test.each<[Locale, text: string, offence: string]>([
  ['da', 'Vælg et nyt kodeord', 'kodeord → adgangskode'],
  ['de', 'Schreib dem Support an {support_email}', 'Support → Kundenservice'],
  ['en', 'Pick a COLOR in Colorado', 'COLOR → British spelling: colour'],
  ['es', '¿Vienes hoy? Y mañana?', '? → ¿…?'],
  ['es', 'siete u 8 fotos, 7 o {photos} fotos', 'o {photos} → «o bien»: o becomes u before 8 and 11'],
  ['fi', 'Valitse maksumuoto', 'maksumuoto → maksutapa'],
  ['fr', 'Le profil de {name}', 'de {name} → no word that elides or contracts before a name'],
  ['it', 'Valido fino al {date}', 'al {date} → no article before a value'],
  ['nb', 'Last opp et foto', 'foto → bilde'],
  ['nl', 'Kies een betaalmethode', 'betaalmethode → betaalwijze'],
  ['pl', 'Czy Pan lubi panów?', 'Pan → ty'],
  ['sv', 'Det är {name}s profil', '}s → no genitive on a value'],
])('a rule of %s finds what must not occur', (locale, text, offence) => {
  expect(termOffences(locale, [['made.up', text]])).toEqual([expect.stringContaining(`made.up: ${offence}`)]);
});

test.each<[Locale, text: string, found: readonly string[]]>([
  ['da', '»Ja« og »nej', ['» → »…«']],
  [
    'de',
    'Du  und ich , klar... "Ja"',
    ['   → one space', ' , → no plain space before it', '... → …', '" → ’ and „…“'],
  ],
  ['de', '„Ja“ und “nein”', ['“ → „…“', '” → „…“']],
  ['en', 'It’s “fine” at\u00a0night', ['\u00a0 → a plain space']],
  ['da', 'Et øjeblik\u00a0…', []],
  [
    'fr',
    '«\u202fOui\u202f», mais pourquoi ?',
    [' ? → no plain space before it', ' ? → a narrow no-break space at ? ! ; « »'],
  ],
  ['fr', 'article 6, § 1', ['§ → a no-break space after §']],
  ['nl', '‘Ja’ en zo’n ‘nee', ['‘ → ‘…’']],
  ['sv', '”Ja” och ”nej', ['” → ”…”']],
])('the typography of %s: %s', (locale, text, found) => {
  expect(termOffences(locale, [['made.up', text]])).toEqual(found.map((offence) => `made.up: ${offence}`));
});
