import type { ReactNode } from 'react';
import { useMember } from '../../member/member-store';
import MemberFrame from '../frame/member-frame';
import { layoutOf } from '../layout-of';
import { VisitorPageFrame } from '../frame/visitor-page-frame';

function MembersFrame({ children }: { children: ReactNode }) {
  const member = useMember();
  return member ? (
    <MemberFrame member={member}>{children}</MemberFrame>
  ) : (
    <VisitorPageFrame>{children}</VisitorPageFrame>
  );
}

/** The default layout of members' pages; some of them are public too. */
const { Layout, ErrorBoundary } = layoutOf(MembersFrame);

export { ErrorBoundary };
export default Layout;
