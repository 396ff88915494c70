import { fictionalCharacter, fictionalIcons } from '@heartwood/domain';
import { fictionalPictures } from '@heartwood/ui/fictional-icon';
import { expect, test } from 'vitest';

test('every icon that a brand may choose for fictional profiles has a picture and a character', () => {
  expect(Object.keys(fictionalPictures)).toEqual(Object.keys(fictionalIcons));
  expect(['mask', 'robot', 'sparkles', 'toString', null].map(fictionalCharacter)).toEqual([
    '🎭',
    '🤖',
    '✨',
    '🎭',
    '🎭',
  ]);
});
