import { expect, test } from 'vitest';
import { breakLines, lineText } from './break-lines';

const byLetters = (text: string) => text.length;
const plain = (text: string) => [{ text, stressed: false }];
const broken = (text: string, width: number) => {
  const { lines, width: widest } = breakLines(plain(text), width, byLetters);
  return { lines: lines.map(lineText), widest };
};

test('breaks a text into as few lines as fit, of similar length', () => {
  expect(broken('you know what you want', 22)).toEqual({ lines: ['you know what you want'], widest: 22 });
  expect(broken('you know what you want', 18)).toEqual({ lines: ['you know', 'what you want'], widest: 13 });
  expect(broken('one two three four', 10)).toEqual({ lines: ['one two', 'three four'], widest: 10 });
});

test('a word wider than the maximum gets its own line, and the width is that of the word', () => {
  expect(broken('nie Schmetterlinge nie', 8)).toEqual({
    lines: ['nie', 'Schmetterlinge', 'nie'],
    widest: 14,
  });
});

test('punctuation stays with the stressed word before it, also after a narrow space', () => {
  const parts = [
    { text: 'Elle te ', stressed: false },
    { text: 'plaît', stressed: true },
    { text: '\u202f? Dis-le-lui', stressed: false },
  ];
  expect(breakLines(parts, 10, byLetters).lines).toEqual([
    [[{ text: 'Elle', stressed: false }], [{ text: 'te', stressed: false }]],
    [
      [
        { text: 'plaît', stressed: true },
        { text: '\u202f?', stressed: false },
      ],
    ],
    [[{ text: 'Dis-le-lui', stressed: false }]],
  ]);
});

test('a long text breaks into lines of the full width', () => {
  const { lines, widest } = broken('word '.repeat(60).trim(), 24);
  expect([lines.length, widest]).toEqual([12, 24]);
});
