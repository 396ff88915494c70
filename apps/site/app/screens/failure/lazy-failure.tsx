import { lazy, Suspense } from 'react';

const loadFailurePage = () => import('./failure');

const FailurePage = lazy(() => loadFailurePage().then((module) => ({ default: module.FailurePage })));

/** The failure page, whose script is no part of a page's first load. */
export function LazyFailurePage() {
  return (
    <Suspense>
      <FailurePage />
    </Suspense>
  );
}

/** Fetches the failure page's script ahead, so that it shows without a network too. */
export function fetchFailurePage(): void {
  loadFailurePage().catch(() => undefined);
}
