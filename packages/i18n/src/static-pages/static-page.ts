/// <reference types="vite/types/importMeta.d.ts" />
import { pageReader } from './page-reader';
import type { PageWish } from './page-reader';
import type { StaticPage } from './page-tree';

export { PageError } from './page-error';
export { pageReader } from './page-reader';
export type { PageFiles, PageWish } from './page-reader';
export type { PageBlock, PageInline, PageSection, StaticPage } from './page-tree';
export type { PageCompany, PageRecord, PageSettings } from './page-values';

/** The pages made for every brand, at `/pages/<name>`; the imprint only where `hasImprint`. */
export const pageNames = [
  'ban',
  'cookies',
  'faq',
  'imprint',
  'privacy',
  'return-policy',
  'service',
  'terms',
] as const;

export type PageName = (typeof pageNames)[number];

/** Whether a URL segment is the name of a common page. */
export function isPageName(value: unknown): value is PageName {
  return typeof value === 'string' && (pageNames as readonly string[]).includes(value);
}

const read = pageReader(import.meta.glob<string>('../../pages/*/*.md', { query: '?raw', import: 'default' }));

/** Returns a common page, filled with the brand's values. Server only: it reads Markdown. */
export async function staticPage(wish: PageWish & { readonly name: PageName }): Promise<StaticPage> {
  const page = await read(wish);
  if (!page) throw new Error(`There is no page called ${wish.name}.`);
  return page;
}
