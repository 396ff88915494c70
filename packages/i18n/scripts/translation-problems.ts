import type { PluralElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../src/locales';
import { literalTextOf, shapeOf } from './message-shape';
import type { MessageShape } from './message-shape';

const firstIntegers = Array.from({ length: 201 }, (_, count) => count);
const longText = { letters: 24, words: 4 };

function pluralProblems(plural: PluralElement, locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale, { type: plural.pluralType });
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  const needed = new Set<string>([...firstIntegers.map((count) => rules.select(count)), 'other']);
  const given = Object.keys(plural.options).filter((option) => !option.startsWith('='));
  return [
    ...given
      .filter((category) => !known.has(category))
      .map((category) => `plural {${plural.value}}: ${locale} has no category "${category}"`),
    ...[...needed]
      .filter((category) => !given.includes(category))
      .map((category) => `plural {${plural.value}}: category "${category}" is missing`),
  ];
}

function names(shape: MessageShape, tags: boolean): string {
  return [...shape.uses]
    .filter(([, kinds]) => kinds.has('tag') === tags)
    .map(([name]) => name)
    .toSorted()
    .join(', ');
}

function differences(english: MessageShape, own: MessageShape): string[] {
  const problems: string[] = [];
  for (const [word, tags] of [
    ['placeholders', false],
    ['tags', true],
  ] as const) {
    const [expected, found] = [names(english, tags), names(own, tags)];
    if (expected !== found) problems.push(`${word}: expected "${expected}", found "${found}"`);
  }
  for (const [name, options] of english.selectOptions) {
    const expected = [...options].toSorted().join(', ');
    const found = [...(own.selectOptions.get(name) ?? [])].toSorted().join(', ');
    if (expected !== found) problems.push(`select {${name}}: expected "${expected}", found "${found}"`);
  }
  return problems;
}

/** French punctuation such as ? and ! needs a no-break space before it, so that none starts a line. */
function looseMarks(text: string, locale: Locale): string[] {
  return locale === 'fr' && / [?!;:»]|« /.test(text) ? ['a plain space beside a mark'] : [];
}

function isLong(text: string): boolean {
  const words = literalTextOf(text).split(/\s+/).filter(Boolean);
  return words.length >= longText.words && words.join('').length >= longText.letters;
}

/**
 * Validates a locale's text for a message: invalid ICU syntax, empty, other placeholders, tags or select
 * options than English, wrong plural categories for the locale, punctuation that may start a line, or a long
 * text left in English.
 */
export function translationProblems(english: string, text: string, locale: Locale): string[] {
  if (text.trim() === '') return ['empty'];
  if (text !== text.trim()) return ['space at the start or the end'];
  let own: MessageShape;
  try {
    own = shapeOf(text);
  } catch (error) {
    return [`no ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
  const leftInEnglish = locale !== 'en' && text === english && isLong(english);
  return [
    ...differences(shapeOf(english), own),
    ...own.plurals.flatMap((plural) => pluralProblems(plural, locale)),
    ...looseMarks(text, locale),
    ...(leftInEnglish ? ['left in English'] : []),
  ];
}
