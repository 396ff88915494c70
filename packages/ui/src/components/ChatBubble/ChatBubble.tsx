import { CheckCheck, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bubble, day, meta, metaText } from './ChatBubble.css';

type Side = 'own' | 'theirs';

export interface ChatBubbleProps {
  side: Side;
  /** Who wrote it, read out before the text. */
  author: string;
  /** Of a message that was not sent: an outline while it waits, the danger's ground once it failed. */
  unsent?: 'waiting' | 'failed';
  children: ReactNode;
}

/** A message: own ones on the right. Line breaks are kept. */
export function ChatBubble({ side, author, unsent, children }: ChatBubbleProps) {
  return (
    <div className={bubble({ side, kind: 'text', unsent })}>
      <VisuallyHidden>{`${author}: `}</VisuallyHidden>
      {children}
    </div>
  );
}

export interface MessageMetaProps {
  side: Side;
  /** The time as text. */
  time: string;
  dateTime: string;
  /** The word "read", once the other one has read it. */
  read?: string;
  /** A sentence for a message that is on its way, waits or has failed, and buttons for what can be done. */
  status?: { kind: 'sending' | 'waiting' | 'failed'; text: string; actions?: ReactNode };
}

const icons = { sending: <Spinner />, waiting: <Clock />, failed: <CircleAlert /> };

/** Time and ticks below a group of messages. */
export function MessageMeta({ side, time, dateTime, read, status }: MessageMetaProps) {
  return (
    <div className={meta({ side, tone: status?.kind === 'failed' ? 'danger' : 'quiet' })}>
      {status && (
        <span className={metaText}>
          {icons[status.kind]}
          <span>{status.text}</span>
        </span>
      )}
      {status?.actions}
      <time dateTime={dateTime}>{time}</time>
      {read === undefined ? null : (
        <>
          <CheckCheck />
          <span>{read}</span>
        </>
      )}
    </div>
  );
}

/** The day above its messages. */
export function DayMark({ children }: { children: ReactNode }) {
  return <p className={day}>{children}</p>;
}
