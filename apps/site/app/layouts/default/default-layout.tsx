import { Outlet } from '@remix-run/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lateParts } from '../../late-parts/late-parts';
import { LazyFailurePage } from '../../late-parts/lazy-failure';
import { useMember } from '../../member/member-store';
import { VisitorPageFrame } from './visitor-page-frame';

function PublicFrame({ children }: { children: ReactNode }) {
  const member = useMember();
  if (!member) return <VisitorPageFrame>{children}</VisitorPageFrame>;
  return (
    <Suspense>
      <lateParts.memberFrame member={member}>{children}</lateParts.memberFrame>
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
