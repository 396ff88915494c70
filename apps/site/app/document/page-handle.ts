import type { FramePlace, PhoneChrome } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';

/** Input of a page's texts. `data` is the loader's result. */
interface TitleMaterial<Data> {
  readonly intl: IntlShape;
  readonly data: Data;
}

/** Static properties of a page. Its functions are not called while an error shows. */
interface PageDeclaration<Data> {
  /** Message areas (`area.key`) that the page shows, in addition to those of every page. */
  readonly messages: readonly string[];
  /** The page's title, without the brand's name. */
  title?(material: TitleMaterial<Data>): string;
  /** A sentence for search engines; by default the brand's. */
  description?(material: TitleMaterial<Data>): string;
  /** The navigation item that the page belongs to. */
  readonly place?: FramePlace;
  /** The chrome around the page on phones; by default all of it. */
  phone?(material: TitleMaterial<Data>): PhoneChrome;
  /** Whether the page has a filled button of its own, so that the navigation's becomes soft. */
  readonly ownAction?: boolean;
  /** `keep` if opening the page must not scroll to the top. */
  readonly scroll?: 'top' | 'keep';
  /** Whether search engines may list it; by default not. */
  readonly listed?: boolean;
}

/** A page's declaration, exported by its route module as `handle`. */
export interface PageHandle extends PageDeclaration<unknown> {
  readonly kind: 'page';
}

/** Declares a page, where `Data` is its loader's result. */
export function definePage<Data = unknown>(page: PageDeclaration<Data>): PageHandle {
  return { kind: 'page', ...(page as PageDeclaration<unknown>) };
}

/** Whether a route's `handle` belongs to a page. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'kind' in handle && handle.kind === 'page';
}
