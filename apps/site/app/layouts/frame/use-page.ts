import { useLocation, useMatches } from '@remix-run/react';
import type { PhoneChrome } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { isPageHandle } from '../../document/page-handle';
import type { PageHandle } from '../../document/page-handle';

/** The page inside a layout: its declaration and address. */
export interface PageInside {
  readonly id: string;
  readonly handle: PageHandle | undefined;
  /** Absent if the page failed. */
  readonly data: unknown;
  /** Path and query. */
  readonly address: string;
}

/** Returns the page that a layout shows. */
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

/** Returns the chrome around the page on phones; the default while an error shows. */
export function phoneChrome({ handle, data }: PageInside, intl: IntlShape): PhoneChrome | undefined {
  return data === undefined ? undefined : handle?.phone?.({ intl, data });
}
