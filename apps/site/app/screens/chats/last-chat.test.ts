import { expect, test } from 'vitest';
import { keepLastChat, readLastChat } from './last-chat';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
}

const opened = new Date('2026-01-05T10:00:00Z');
const later = new Date('2026-02-05T10:00:00Z');

test('the last opened conversation is stored per member and expires', () => {
  const browser = storage();
  keepLastChat(browser, 'm1', 'c1', new Date('2026-01-04T10:00:00Z'));
  keepLastChat(browser, 'm1', 'c2', opened);
  expect([
    readLastChat(browser, 'm1', opened),
    readLastChat(browser, 'm2', opened),
    readLastChat(browser, 'm1', later),
  ]).toEqual(['c2', null, null]);
});

test('returns null for a failing storage or invalid content', () => {
  const refusing = {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  };
  keepLastChat(refusing, 'm1', 'c1', opened);
  const other = storage();
  other.setItem('last chat m1', 'nonsense');
  expect([readLastChat(refusing, 'm1', opened), readLastChat(other, 'm1', opened)]).toEqual([null, null]);
});
