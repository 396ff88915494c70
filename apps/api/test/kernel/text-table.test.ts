import { expect, test } from 'vitest';
import { csvTable, textTable } from '../../src/kernel/process/text-table';

test('text is left-aligned, numbers are right-aligned, and nothing is cut', () => {
  const rows = [
    ['amberlane', 7, null],
    ['oak', 1200, 'a long note'],
  ];
  expect(textTable(['brand', 'orders', 'note'], rows)).toBe(
    ['brand      orders  note', 'amberlane       7', 'oak          1200  a long note'].join('\n'),
  );
  expect(textTable(['brand'], [])).toBe('brand');
});

test('CSV cells with a comma, a quote or a line feed are quoted', () => {
  expect(
    csvTable(
      ['a', 'b'],
      [
        ['one, two', 'said "no"'],
        ['x\ny', null],
      ],
    ),
  ).toBe(['a,b', '"one, two","said ""no"""', '"x\ny",'].join('\n'));
});
