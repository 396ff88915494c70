import { expect, test } from 'vitest';
import { scrollAim } from './scroll-rules';

const arrival = { action: 'PUSH', hash: '', samePath: false, keeps: false, remembered: undefined } as const;

test('a new page starts at the top', () => expect(scrollAim(arrival)).toEqual({ kind: 'top' }));

test('a page that keeps its position does not scroll', () =>
  expect(scrollAim({ ...arrival, keeps: true })).toEqual({ kind: 'stay' }));

test('a hash scrolls to its decoded target', () => {
  expect(scrollAim({ ...arrival, hash: '#prices' })).toEqual({ kind: 'target', id: 'prices' });
  expect(scrollAim({ ...arrival, hash: '#caf%C3%A9' })).toEqual({ kind: 'target', id: 'café' });
  expect(scrollAim({ ...arrival, hash: '#%E0%A4' })).toEqual({ kind: 'target', id: '%E0%A4' });
});

test('going back restores the scroll position', () => {
  expect(scrollAim({ ...arrival, action: 'POP', remembered: 420 })).toEqual({ kind: 'position', y: 420 });
  expect(scrollAim({ ...arrival, action: 'POP' })).toEqual({ kind: 'stay' });
});

test('a replaced query on the same path does not scroll', () =>
  expect(scrollAim({ ...arrival, action: 'REPLACE', samePath: true })).toEqual({ kind: 'stay' }));
