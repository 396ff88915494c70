import { expect, test } from 'vitest';
import { isCommonPassword } from '../../src/accounts/common-password';

const words = {
  email: 'wren.moor@oakmere.example',
  name: 'Little Wren',
  site: ['oakmere', 'Oakmere', 'oakmere.test'],
};

test.each([
  ['        ', 'blanks'],
  ['\u3000\u00a0      ', 'blanks of other kinds'],
  ['password', 'many people'],
  ['PassWord', 'many people, in other cases'],
  ['ｐａｓｓｗｏｒｄ', 'many people, in wide letters'],
  ['12345678', 'many people'],
  ['iloveyou', 'many people'],
  ['qwertyuiop', 'many people'],
  ['sunshine1987!', 'many people, with figures around'],
  ['aaaaaaaa', 'one letter'],
  ['abcabcabca', 'a run over and over'],
  ['abcdefghij', 'the alphabet'],
  ['87654321', 'figures backwards'],
  ['wren.moor@oakmere.example', 'the address'],
  ['WrenMoor1987', 'the first part of the address'],
  ['little-wren', 'the name'],
  ['Oakmere2026', 'the site'],
])('%j is common: %s', async (password) => {
  expect(await isCommonPassword(password, words)).toBe(true);
});

test.each([
  'oak-leaves-turn-red',
  'heartwood-demo',
  'birches turn yellow',
  'xK4$mm0pQz',
  'een-lange-wandeling',
  '漢字漢字仮名交じり',
])('%j is not common', async (password) => {
  expect(await isCommonPassword(password, words)).toBe(false);
});

test('a password that contains a two-letter name is not common', async () => {
  expect(await isCommonPassword('9421-al-5530', { ...words, name: 'Al' })).toBe(false);
});
