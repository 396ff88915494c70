import { ChatFrame, VisitorFrame } from '@heartwood/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMember } from '../../member/member-store';
import { useRootData } from '../../visit/root-data';
import { visitorFrameProps } from '../frame/frame-props';
import { memberFrameProps } from '../frame/member-frame-props';
import { usePageInside } from '../frame/use-page';

/** The full-screen frame of a conversation. */
export function ChatPageFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const data = useRootData();
  const member = useMember();
  const { address } = usePageInside();
  if (!member) {
    return (
      <VisitorFrame {...visitorFrameProps(intl, data, { address, loginPage: false })}>
        {children}
      </VisitorFrame>
    );
  }
  return (
    <ChatFrame {...memberFrameProps(intl, data, member, { address, ownAction: true })} place="messages">
      {children}
    </ChatFrame>
  );
}
