import { latePart } from '@heartwood/ui';
import { Suspense } from 'react';

/** The failure page; its script is not part of a page's first load. */
export const LateFailure = latePart(() => import('./failure'));

/** The failure page, fetched if it isn't loaded yet. */
export function LateFailurePage() {
  return (
    <Suspense>
      <LateFailure />
    </Suspense>
  );
}

/** Prefetches the failure page's script, so that it also shows offline. */
export function fetchFailurePage(): void {
  LateFailure.load().catch(() => undefined);
}
