import { useLocation, useMatches } from '@remix-run/react';
import type { PhoneChrome } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { isPageHandle } from '../../document/page-handle';
import type { PageHandle } from '../../document/page-handle';

/** The page inside a layout: what it declares, and its address. */
export interface PageInside {
  readonly id: string;
  readonly handle: PageHandle | undefined;
  /** Absent where the page failed. */
  readonly data: unknown;
  /** Path and query. */
  readonly address: string;
}

/** The page that a layout shows. */
export function usePageInside(): PageInside {
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  return {
    id: match?.id ?? '',
    handle: isPageHandle(match?.handle) ? match.handle : undefined,
    data: match?.data ?? undefined,
    address: `${pathname}${search}`,
  };
}

/** What a phone shows around the page; nothing of its own while an error shows. */
export function phoneChrome({ handle, data }: PageInside, intl: IntlShape): PhoneChrome | undefined {
  return data === undefined ? undefined : handle?.phone?.({ intl, data });
}
