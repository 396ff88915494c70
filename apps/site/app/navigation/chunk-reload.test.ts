import { expect, test } from 'vitest';
import { watchChunkFailures } from './chunk-reload';
import type { ReloadingPage } from './chunk-reload';

function standingPage(changes: Partial<ReloadingPage> = {}) {
  const kept = new Map<string, string>();
  const state = { seconds: 0, reloads: 0 };
  const page: ReloadingPage = {
    events: new EventTarget(),
    kept: () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => kept.set(name, value),
    }),
    online: () => true,
    now: () => 1_700_000_000_000 + state.seconds * 1000,
    reload: () => {
      state.reloads += 1;
    },
    ...changes,
  };
  const stop = watchChunkFailures(page);
  const fail = () => page.events.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  const failAt = (seconds: number) => {
    state.seconds = seconds;
    fail();
    return state.reloads;
  };
  return { page, stop, fail, failAt, reloads: () => state.reloads };
}

test('a failed chunk load reloads the page at most once a minute', () => {
  const { failAt } = standingPage();
  expect([0, 1, 59, 60, 61, 119, 120].map(failAt)).toEqual([1, 1, 1, 2, 2, 2, 3]);
});

test('the one-minute limit survives a reload', () => {
  const { page, stop, failAt, fail, reloads } = standingPage();
  failAt(0);
  stop();
  watchChunkFailures(page);
  fail();
  expect(reloads()).toBe(1);
});

test('the error event is prevented when the page reloads, and not otherwise', () => {
  const { fail } = standingPage();
  expect([fail(), fail()]).toEqual([false, true]);
});

test.each<[string, Partial<ReloadingPage>]>([
  ['there is no network', { online: () => false }],
  [
    'the browser keeps nothing',
    {
      kept: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('does not reload when %s', (_where, changes) => {
  const { failAt } = standingPage(changes);
  expect([0, 60].map(failAt)).toEqual([0, 0]);
});
