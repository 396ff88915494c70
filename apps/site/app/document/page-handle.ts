import type { FramePlace, PhoneChrome } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';

/** What a page's title is made from. `data` is what the page's loader gave, absent while an error shows. */
export interface TitleMaterial {
  readonly intl: IntlShape;
  readonly data: unknown;
}

/** What a page declares about itself as data; exported by its route module as `handle`. */
export interface PageHandle {
  readonly kind: 'page';
  /** The areas of messages (`area.key`) that the page shows, beside those of every page. */
  readonly messages: readonly string[];
  /** The page's title without the brand's name. */
  readonly title?: (material: TitleMaterial) => string;
  /** The page in a sentence, for search engines; the brand's own unless told. */
  readonly description?: (material: TitleMaterial) => string;
  /** The part of the navigation that the page belongs to. */
  readonly place?: FramePlace;
  /** What a phone shows around the page; everything unless told. */
  readonly phone?: (material: TitleMaterial) => PhoneChrome;
  /** Whether the page has a filled button of its own, so that the navigation's turns soft. */
  readonly ownAction?: boolean;
  /** `keep` where opening the page must not scroll to the top. */
  readonly scroll?: 'top' | 'keep';
  /** Whether search engines may list it; only pages that say so are. */
  readonly listed?: boolean;
}

/**
 * Declares a page. The title function gets the loader's data as `Data`; it is not called while an error shows.
 */
export function definePage<Data = unknown>(page: {
  readonly messages: readonly string[];
  readonly title?: (material: { readonly intl: IntlShape; readonly data: Data }) => string;
  readonly description?: (material: { readonly intl: IntlShape; readonly data: Data }) => string;
  readonly place?: FramePlace;
  readonly phone?: (material: { readonly intl: IntlShape; readonly data: Data }) => PhoneChrome;
  readonly ownAction?: boolean;
  readonly scroll?: 'top' | 'keep';
  readonly listed?: boolean;
}): PageHandle {
  const { title, description, phone, ...rest } = page;
  return {
    kind: 'page',
    ...rest,
    title: title && (({ intl, data }) => title({ intl, data: data as Data })),
    description: description && (({ intl, data }) => description({ intl, data: data as Data })),
    phone: phone && (({ intl, data }) => phone({ intl, data: data as Data })),
  };
}

/** Whether a route's `handle` is a page's. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'kind' in handle && handle.kind === 'page';
}
