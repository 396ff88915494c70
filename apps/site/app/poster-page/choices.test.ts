import { expect, it } from 'vitest';
import { chosenInterests, writtenLine } from './choices';

it('takes the interests that there are, each once', () => {
  const file = new File(['wine'], 'wine');
  expect(chosenInterests(['wine', 'ribbon', 'wine', file, '__proto__', 'art'])).toEqual(['wine', 'art']);
});

it('takes no line that shows nothing', () => {
  expect([' Two spoons? ', '', '\u200b', new File(['x'], 'x'), null].map(writtenLine)).toEqual([
    'Two spoons?',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
