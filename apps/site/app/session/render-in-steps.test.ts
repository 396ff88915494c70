import { createElement, lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderInSteps } from './render-in-steps.server';

const failure = new Error('no title');

function Failing(): never {
  throw failure;
}

test('a page is given whole, with the parts that had to be waited for', async () => {
  const late = lazy(async () => ({ default: () => createElement('b', null, 'late') }));
  const html = await renderInSteps(createElement(Suspense, null, createElement(late)), 'x');
  expect(html).toContain('<b>late</b>');
});

test('a page that fails is one rejection, and none that nobody takes', async () => {
  const untaken: unknown[] = [];
  const note = (error: unknown) => untaken.push(error);
  process.on('unhandledRejection', note);
  await expect(renderInSteps(createElement(Failing), 'x')).rejects.toBe(failure);
  await expect(renderInSteps(createElement(Suspense, null, createElement(Failing)), 'x')).rejects.toBe(
    failure,
  );
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(untaken).toEqual([]);
});
