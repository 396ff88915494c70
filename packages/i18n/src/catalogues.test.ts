import { errorStatuses, fieldIssues, interestIds, profileOptions } from '@heartwood/domain';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { catalogueFile, catalogueText, readCatalogue, readText } from '../scripts/catalogue-files';
import { translationProblems } from '../scripts/translation-problems';
import { defineMessages } from './define-messages';
import { locales } from './locales';
import type { CatalogueArguments } from './message-arguments';
import { intlFor } from './server-intl';

const english = readCatalogue(catalogueFile('en'));
const ids = Object.keys(english);

function inArea(area: string): string[] {
  return ids.filter((id) => id.startsWith(`${area}.`));
}

describe.each(locales)('the catalogue %s', (locale) => {
  const texts = readCatalogue(catalogueFile(locale));

  it("has exactly the English catalogue's messages, sorted", () => {
    expect(Object.keys(texts)).toEqual(ids);
    expect(readText(catalogueFile(locale))).toBe(catalogueText(texts));
  });

  it('has valid texts: same placeholders and tags, all plural categories, nothing left in English', () => {
    const problems = Object.entries(texts).flatMap(([id, text]) =>
      translationProblems(english[id] ?? '', text, locale).map((problem) => `${id}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('contains percentages only as values', () => {
    const claims = /\d\s*(?:%|per ?cent|procent|prozent|prosent|procenta|pour cent|por ciento)|%\s*\d/iu;
    expect(Object.entries(texts).filter(([, text]) => claims.test(text))).toEqual([]);
  });
});

it('every error code, option and interest has a text, and nothing else has', () => {
  const options = Object.entries(profileOptions).flatMap(([field, words]) =>
    words.map((word) => `profile.${field}.${word}`),
  );
  expect(inArea('errors')).toEqual(
    [
      ...Object.keys(errorStatuses).map((code) => `errors.${code}`),
      ...fieldIssues.map((issue) => `errors.field.${issue}`),
      'errors.unknown',
    ].toSorted(),
  );
  expect(inArea('profile').filter((id) => !id.endsWith('.label'))).toEqual(options.toSorted());
  expect(inArea('interests')).toEqual(interestIds.map((id) => `interests.${id}`).toSorted());
});

it('message values are typed by the placeholders of the text', async () => {
  const messages = defineMessages({
    underage: { id: 'errors.underage', defaultMessage: '…', description: 'as declared elsewhere' },
  });
  const intl = await intlFor('nl');
  expect(intl.formatMessage(messages.underage, { min_age: 18 })).toBe('Vul uw geboortedatum in (18+ jaar)');
  expectTypeOf<CatalogueArguments['errors.underage']>().toEqualTypeOf<{
    readonly min_age: string | number;
  }>();
  expectTypeOf<CatalogueArguments['navigation.new_likes']>().toEqualTypeOf<{ readonly count: number }>();
});
