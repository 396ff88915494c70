import { createElement, lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { printDocument } from './print-document.server';

const failure = new Error('no title');

function Failing(): never {
  throw failure;
}

test('a page is given whole, with the parts that had to be waited for', async () => {
  const late = lazy(async () => ({ default: () => createElement('b', null, 'late') }));
  const html = await printDocument(createElement(Suspense, null, createElement(late)), 'x');
  expect(html).toContain('<b>late</b>');
});

test('a large part that had to be waited for stands in its place', async () => {
  const words = 'x'.repeat(100_000);
  const late = lazy(async () => ({ default: () => createElement('p', null, words) }));
  const page = createElement('main', null, createElement(Suspense, null, createElement(late)));
  expect(await printDocument(page, 'x')).toBe(`<main><!--$--><p>${words}</p><!--/$--></main>`);
});

test('characters of several bytes are whole wherever a piece of the page ends', async () => {
  const words = Array.from({ length: 500 }, (_, index) => `${index}${'€'.repeat(20)}`);
  const page = createElement('main', null, ...words.map((word) => createElement('p', { key: word }, word)));
  expect(await printDocument(page, 'x')).toBe(
    `<main>${words.map((word) => `<p>${word}</p>`).join('')}</main>`,
  );
});

test('a page that fails is one rejection, and none that nobody takes', async () => {
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
