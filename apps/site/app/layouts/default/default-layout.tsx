import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lateParts } from '../../late-parts/late-parts';
import { useMember } from '../../member/member-store';
import { layoutOf } from '../layout-of';
import { VisitorPageFrame } from '../frame/visitor-page-frame';

function PublicFrame({ children }: { children: ReactNode }) {
  const member = useMember();
  if (!member) return <VisitorPageFrame>{children}</VisitorPageFrame>;
  return (
    <Suspense>
      <lateParts.memberFrame member={member}>{children}</lateParts.memberFrame>
    </Suspense>
  );
}

/** The default layout of public pages; the members' navigation is only fetched for members. */
const { Layout, ErrorBoundary } = layoutOf(PublicFrame);

export { ErrorBoundary };
export default Layout;
