import { Outlet } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { LazyFailurePage } from '../../screens/failure/lazy-failure';
import { useMember } from '../../session/member-store';
import { VisitorPageFrame } from './visitor-page-frame';

const MemberFrame = lazy(() => import('./member-frame'));

function PublicFrame({ children }: { children: ReactNode }) {
  const member = useMember();
  if (!member) return <VisitorPageFrame>{children}</VisitorPageFrame>;
  return (
    <Suspense>
      <MemberFrame member={member}>{children}</MemberFrame>
    </Suspense>
  );
}

/** The default layout of pages that everybody may see; the members' navigation is fetched for members only. */
export default function DefaultLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary() {
  return (
    <PublicFrame>
      <LazyFailurePage />
    </PublicFrame>
  );
}
