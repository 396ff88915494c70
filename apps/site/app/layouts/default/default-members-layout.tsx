import { Outlet } from '@remix-run/react';
import type { ReactNode } from 'react';
import { LazyFailurePage } from '../../late-parts/lazy-failure';
import { useMember } from '../../member/member-store';
import MemberFrame from '../frame/member-frame';
import { VisitorPageFrame } from './visitor-page-frame';

function MembersFrame({ children }: { children: ReactNode }) {
  const member = useMember();
  return member ? (
    <MemberFrame member={member}>{children}</MemberFrame>
  ) : (
    <VisitorPageFrame>{children}</VisitorPageFrame>
  );
}

/** The default layout of members' pages; some of them show to visitors too. */
export default function DefaultMembersLayout() {
  return (
    <MembersFrame>
      <Outlet />
    </MembersFrame>
  );
}

export function ErrorBoundary() {
  return (
    <MembersFrame>
      <LazyFailurePage />
    </MembersFrame>
  );
}
