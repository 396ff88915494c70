import { Outlet } from '@remix-run/react';
import { LazyFailurePage } from '../../late-parts/lazy-failure';

export default function EmptyLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}

export function ErrorBoundary() {
  return (
    <main id="content">
      <LazyFailurePage />
    </main>
  );
}
