import { useMatches } from '@remix-run/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { isPageHandle } from './page-handle';
import { TextsOf } from './texts-of';

/** Provides a page with its texts. While they load, the previous page stays. */
export function PageTexts({ children }: { children: ReactNode }) {
  const areas = useMatches().flatMap(({ handle }) => (isPageHandle(handle) ? handle.messages : []));
  return (
    <Suspense>
      <TextsOf areas={areas}>{children}</TextsOf>
    </Suspense>
  );
}
