import { Suspense } from 'react';
import { latePart } from '../../document/late-part';

/** The failure page, whose script is no part of a page's first load. */
export const LateFailure = latePart(() => import('./failure'));

/** The failure page, fetched where it is not here yet. */
export function LateFailurePage() {
  return (
    <Suspense>
      <LateFailure />
    </Suspense>
  );
}

/** Fetches the failure page's script ahead, so that it shows without a network too. */
export function fetchFailurePage(): void {
  LateFailure.load().catch(() => undefined);
}
