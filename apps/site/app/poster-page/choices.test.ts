import { expect, it } from 'vitest';
import { chosenInterests, writtenLine } from './choices';

it('keeps known interests, each once', () => {
  const file = new File(['wine'], 'wine');
  expect(chosenInterests(['wine', 'ribbon', 'wine', file, '__proto__', 'art'])).toEqual(['wine', 'art']);
});

it('trims a written line, and ignores one without visible text', () => {
  expect([' Two spoons? ', '', '\u200b', new File(['x'], 'x'), null].map(writtenLine)).toEqual([
    'Two spoons?',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
