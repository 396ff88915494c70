import { ChatFrame } from '@heartwood/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMember } from '../../member/member-store';
import { useRootData } from '../../visit/root-data';
import { layoutOf } from '../layout-of';
import { memberFrameProps } from '../frame/member-frame-props';
import { usePageInside } from '../frame/use-page';
import { VisitorPageFrame } from '../frame/visitor-page-frame';

function ChatPageFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const data = useRootData();
  const member = useMember();
  const { address } = usePageInside();
  if (!member) return <VisitorPageFrame>{children}</VisitorPageFrame>;
  return (
    <ChatFrame {...memberFrameProps(intl, data, member, { address, ownAction: true })} place="messages">
      {children}
    </ChatFrame>
  );
}

/** The full-screen layout of a conversation. */
const { Layout, ErrorBoundary } = layoutOf(ChatPageFrame);

export { ErrorBoundary };
export default Layout;
