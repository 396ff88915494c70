import { PanelRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/Drawer';
import { IconLink } from '../../components/IconButton/IconButton';
import { ChatList } from './ChatList';
import type { ChatListProps } from './ChatList';
import { PartnerPane } from './PartnerPane';
import type { PartnerPaneProps } from './PartnerPane';
import { Thread } from './Thread';
import type { ThreadProps } from './Thread';
import * as styles from './ChatScreen.css';

export interface ChatScreenProps {
  list: ChatListProps;
  thread: Omit<ThreadProps, 'info'>;
  partner: PartnerPaneProps;
  /** Replaces the partner's pane where there is one: gifts to choose from. */
  pane?: { label: string; children: ReactNode };
  labels: {
    /** Opens the partner's pane as a drawer. */
    info: string;
    close: string;
  };
}

/** The list of conversations, the open one, and its partner; on a phone only the open one. */
export function ChatScreen({ list, thread, partner, pane, labels }: ChatScreenProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={pane ? styles.widePaneScreen : styles.screen}>
      <aside className={styles.list}>
        <ChatList {...list} level={2} />
      </aside>
      <Thread
        {...thread}
        info={
          partner.profile && (
            <span className={styles.info}>
              <IconLink
                href={partner.profile.href}
                label={labels.info}
                icon={<PanelRight />}
                onClick={(event) => {
                  event.preventDefault();
                  setOpen(true);
                }}
              />
            </span>
          )
        }
      />
      {pane ? (
        <aside className={styles.fullPane} aria-label={pane.label}>
          {pane.children}
        </aside>
      ) : (
        <aside className={styles.pane} aria-label={labels.info}>
          <PartnerPane {...partner} />
        </aside>
      )}
      <Drawer isOpen={open} title={partner.name} hideTitle onClose={() => setOpen(false)}>
        <div className={styles.drawer}>
          <PartnerPane {...partner} />
        </div>
      </Drawer>
    </div>
  );
}
