import type { EntryContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { pageCss } from './page-css.server';

const files: Readonly<Record<string, string>> = {
  '/assets/entry.css': '.entry{}',
  '/assets/frame.css': '.frame{}',
  '/assets/landing.css': '.landing{}',
  '/assets/notice.css': '.notice{}',
};

/** Returns a page of three nested routes, the inner two of which share a file. */
function contextOf(landing: readonly string[]): Pick<EntryContext, 'manifest' | 'staticHandlerContext'> {
  const css: Readonly<Record<string, readonly string[]>> = {
    root: ['/assets/entry.css'],
    layout: ['/assets/frame.css'],
    landing,
    login: ['/assets/login.css'],
  };
  const routes = Object.fromEntries(Object.entries(css).map(([id, list]) => [id, { id, css: [...list] }]));
  const matches = ['root', 'layout', 'landing'].map((id) => ({ route: { id } }));
  return { manifest: { routes }, staticHandlerContext: { matches } } as unknown as ReturnType<
    typeof contextOf
  >;
}

const page = contextOf(['/assets/frame.css', '/assets/landing.css']);
const readAsset = (address: string) => files[address];

test('returns the CSS of routes and lazy parts, each file once and in file order', () => {
  const parts = [
    { part: 'notice', href: '/assets/notice.js', rel: 'modulepreload' },
    { part: 'notice', href: '/assets/notice.css', rel: 'stylesheet' },
  ] as const;
  expect(pageCss(page, parts, readAsset)).toBe('.entry{}.frame{}.landing{}.notice{}');
});

test('returns an empty string when a file is missing', () => {
  expect(pageCss(contextOf(['/assets/gone.css']), [], readAsset)).toBe('');
});
