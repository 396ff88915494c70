import { createElement, lazy, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { printDocument } from './print-document.server';

const failure = new Error('no title');

afterEach(() => vi.useRealTimers());

function Failing(): never {
  throw failure;
}

test('waits for suspended content', async () => {
  const late = lazy(async () => ({ default: () => createElement('b', null, 'late') }));
  const html = await printDocument(createElement(Suspense, null, createElement(late)), 'x');
  expect(html).toContain('<b>late</b>');
});

test('renders large suspended content in place', async () => {
  const words = 'x'.repeat(100_000);
  const late = lazy(async () => ({ default: () => createElement('p', null, words) }));
  const page = createElement('main', null, createElement(Suspense, null, createElement(late)));
  expect(await printDocument(page, 'x')).toBe(`<main><!--$--><p>${words}</p><!--/$--></main>`);
});

test('keeps multi-byte characters whole across chunks', async () => {
  const words = Array.from({ length: 500 }, (_, index) => `${index}${'€'.repeat(20)}`);
  const page = createElement('main', null, ...words.map((word) => createElement('p', { key: word }, word)));
  expect(await printDocument(page, 'x')).toBe(
    `<main>${words.map((word) => `<p>${word}</p>`).join('')}</main>`,
  );
});

test('a failing page rejects with its error, without an unhandled rejection', async () => {
  const untaken: unknown[] = [];
  const note = (error: unknown) => untaken.push(error);
  process.on('unhandledRejection', note);
  await expect(printDocument(createElement(Failing), 'x')).rejects.toBe(failure);
  await expect(printDocument(createElement(Suspense, null, createElement(Failing)), 'x')).rejects.toBe(
    failure,
  );
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(untaken).toEqual([]);
});

test('no timer keeps a page once it is rendered or has failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await printDocument(createElement('b', null, 'page'), 'x');
  const counts = [vi.getTimerCount()];
  for (const element of [createElement(Failing), createElement(Suspense, null, createElement(Failing))]) {
    await expect(printDocument(element, 'x')).rejects.toBe(failure);
    counts.push(vi.getTimerCount());
  }
  expect(counts).toEqual([0, 0, 0]);
});

test('a page that never becomes ready is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = lazy(() => new Promise<never>(() => undefined));
  const printed = expect(
    printDocument(createElement(Suspense, null, createElement(never)), 'x'),
  ).rejects.toEqual(new Error('rendering took too long'));
  await vi.advanceTimersByTimeAsync(10_000);
  await printed;
  expect(vi.getTimerCount()).toBe(0);
});
