import { expect, test } from 'vitest';
import { everyEntry } from './every-entry';

interface Page {
  names: string[];
  next_cursor: string | null;
}

function listOf(pages: Readonly<Record<string, Page | false>>) {
  const asked: (string | undefined)[] = [];
  const load = (cursor: string | undefined) => {
    asked.push(cursor);
    return Promise.resolve(pages[cursor ?? 'first'] ?? false);
  };
  return { asked, all: () => everyEntry(load, ({ names }) => names) };
}

test('follows the cursors to the last page', async () => {
  const list = listOf({
    first: { names: ['Ada', 'Bo'], next_cursor: 'b' },
    b: { names: ['Cy'], next_cursor: null },
  });
  expect([await list.all(), list.asked]).toEqual([
    ['Ada', 'Bo', 'Cy'],
    [undefined, 'b'],
  ]);
});

test('a session that ended on the way ends the list', async () => {
  const list = listOf({ first: { names: ['Ada'], next_cursor: 'b' }, b: false });
  expect(await list.all()).toBe(false);
});

test('loads at most twenty pages', async () => {
  const list = listOf({
    first: { names: ['Ada'], next_cursor: 'same' },
    same: { names: ['Bo'], next_cursor: 'same' },
  });
  expect([await list.all(), list.asked.length]).toEqual([['Ada', ...Array<string>(19).fill('Bo')], 20]);
});
