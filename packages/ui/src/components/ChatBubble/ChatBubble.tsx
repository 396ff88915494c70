import { CheckCheck, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bubble, day, meta, metaText } from './ChatBubble.css';

type Side = 'own' | 'theirs';

export interface ChatBubbleProps {
  side: Side;
  /** Who wrote it, read out before the text. */
  author: string;
  children: ReactNode;
}

/** A message: own ones on the right. Line breaks are kept. */
export function ChatBubble({ side, author, children }: ChatBubbleProps) {
  return (
    <div className={bubble({ side, kind: 'text' })}>
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
  /** A sentence for a message that waits to be delivered or has failed, and buttons for what can be done. */
  status?: { kind: 'waiting' | 'failed'; text: string; actions?: ReactNode };
}

/** Time and ticks below a group of messages. */
export function MessageMeta({ side, time, dateTime, read, status }: MessageMetaProps) {
  return (
    <div className={meta({ side, tone: status?.kind === 'failed' ? 'danger' : 'quiet' })}>
      {status && (
        <span className={metaText}>
          {status.kind === 'failed' ? <CircleAlert /> : <Clock />}
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
