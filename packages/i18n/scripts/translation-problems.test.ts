import { expect, it } from 'vitest';
import { translationProblems } from './translation-problems';

const invitation = 'Say hello to {name} and see what happens';
const likes = '{count, plural, one {# like} other {# likes}}';

it.each([
  ['a proper translation', invitation, 'Zeg hallo tegen {name} en kijk wat er gebeurt', 'nl', []],
  ['an empty text', 'Save', ' ', 'nl', ['empty']],
  ['space around the text', 'Save', 'Opslaan ', 'nl', ['space at the start or the end']],
  ['a long text left in English', invitation, invitation, 'nl', ['left in English']],
  ['a short text that is the same', 'Chat', 'Chat', 'de', []],
  ['a lost placeholder', 'Hello {name}', 'Hallo', 'nl', ['placeholders: expected "name", found ""']],
  [
    'a placeholder swallowed by an apostrophe',
    'Meet {name}',
    "L'{name}",
    'fr',
    ['placeholders: expected "name", found ""'],
  ],
  ['a lost tag', 'Log <b>in</b>', 'Inloggen', 'nl', ['tags: expected "b", found ""']],
  [
    'another choice',
    '{gender, select, male {he} other {they}}',
    '{gender, select, man {hij} other {die}}',
    'nl',
    ['select {gender}: expected "male, other", found "man, other"'],
  ],
  [
    'missing plural categories',
    likes,
    '{count, plural, one {# polubienie} other {# polubień}}',
    'pl',
    ['plural {count}: category "many" is missing', 'plural {count}: category "few" is missing'],
  ],
  [
    'a plural category that the language lacks',
    likes,
    '{count, plural, one {# like} few {# likes} other {# likes}}',
    'nl',
    ['plural {count}: nl has no category "few"'],
  ],
  ['a French mark that may begin a line', 'Hello?', 'Bonjour ?', 'fr', ['a plain space beside a mark']],
  ['a French mark that is held to its word', 'Hello?', 'Bonjour\u202f?', 'fr', []],
  ['an exact number beside the categories', likes, '{count, plural, =0 {geen} one {#} other {#}}', 'nl', []],
] as const)('checks %s', (_, english, text, locale, problems) => {
  expect(translationProblems(english, text, locale)).toEqual(problems);
});

it('reports a text that is not an ICU message', () => {
  expect(translationProblems('Hello {name}', 'Hallo {name', 'nl')).toEqual([
    'no ICU message: EXPECT_ARGUMENT_CLOSING_BRACE',
  ]);
});
