import type { ReactNode } from 'react';
import { AppFrame } from '../AppFrame/AppFrame';
import type { AppFrameProps } from '../AppFrame/AppFrame';
import { fill } from './ChatFrame.css';

export type ChatFrameProps = Omit<AppFrameProps, 'footer' | 'phone' | 'alerts' | 'bonus'> & {
  children: ReactNode;
};

/** The full-screen frame of a conversation: navigation on top on a desktop, no chrome on a phone. */
export function ChatFrame(props: ChatFrameProps) {
  return (
    <div className={fill} data-consent="away">
      <AppFrame {...props} phone={{ kind: 'bare' }} />
    </div>
  );
}
