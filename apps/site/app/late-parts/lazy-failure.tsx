import { Suspense } from 'react';
import { lateParts } from './late-parts';

/** The failure page, whose script is no part of a page's first load. */
export function LazyFailurePage() {
  return (
    <Suspense>
      <lateParts.failure />
    </Suspense>
  );
}

/** Fetches the failure page's script ahead, so that it shows without a network too. */
export function fetchFailurePage(): void {
  lateParts.failure.load().catch(() => undefined);
}
