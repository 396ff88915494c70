import { CheckCheck, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bubble, day, meta, metaText } from './ChatBubble.css';

type Side = 'own' | 'theirs';

export interface ChatBubbleProps {
  side: Side;
  /** The author, read out before the text. */
  author: string;
  /** A message that was not sent: outlined while it waits, in the danger colour once it failed. */
  unsent?: 'waiting' | 'failed';
  children: ReactNode;
}

/** A message: the member's own are on the right. Line breaks are kept. */
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
  /** The formatted time. */
  time: string;
  dateTime: string;
  /** The label "read", once the partner has read it. */
  read?: string;
  /**
   * The status of a message that is being sent, is queued or has failed, and buttons for what can be done.
   */
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

/** The date above its messages. */
export function DayMark({ children }: { children: ReactNode }) {
  return <p className={day}>{children}</p>;
}
