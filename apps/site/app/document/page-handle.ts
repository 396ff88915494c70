import type { FramePlace, PhoneChrome } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';

/** What a page's texts are made from. `data` is what the page's loader gave. */
interface TitleMaterial<Data> {
  readonly intl: IntlShape;
  readonly data: Data;
}

/** What a page declares about itself as data. Its functions are not called while an error shows. */
interface PageDeclaration<Data> {
  /** The areas of messages (`area.key`) that the page shows, beside those of every page. */
  readonly messages: readonly string[];
  /** The page's title without the brand's name. */
  title?(material: TitleMaterial<Data>): string;
  /** The page in a sentence, for search engines; the brand's own unless told. */
  description?(material: TitleMaterial<Data>): string;
  /** The part of the navigation that the page belongs to. */
  readonly place?: FramePlace;
  /** What a phone shows around the page; everything unless told. */
  phone?(material: TitleMaterial<Data>): PhoneChrome;
  /** Whether the page has a filled button of its own, so that the navigation's turns soft. */
  readonly ownAction?: boolean;
  /** `keep` where opening the page must not scroll to the top. */
  readonly scroll?: 'top' | 'keep';
  /** Whether search engines may list it; only pages that say so are. */
  readonly listed?: boolean;
}

/** A page's declaration, exported by its route module as `handle`. */
export interface PageHandle extends PageDeclaration<unknown> {
  readonly kind: 'page';
}

/** Declares a page, whose loader's data are `Data`. */
export function definePage<Data = unknown>(page: PageDeclaration<Data>): PageHandle {
  return { kind: 'page', ...(page as PageDeclaration<unknown>) };
}

/** Whether a route's `handle` is a page's. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'kind' in handle && handle.kind === 'page';
}
