import { CheckCheck, CircleAlert, Clock, Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { Photo } from '../Photo/Photo';
import type { PhotoSource } from '../Photo/Photo';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  bubble,
  day,
  giftCost,
  giftName,
  giftPicture,
  giftWords,
  meta,
  metaText,
  photoMessage,
} from './ChatBubble.css';

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

export interface PhotoMessageProps {
  side: Side;
  photo: PhotoSource;
  /** Address of the full photo. */
  href: string;
  /** Accessible name of the link. */
  label: string;
}

/** A photo in a conversation, 212 by 196. */
export function PhotoMessage({ side, photo, href, label }: PhotoMessageProps) {
  return (
    <a className={photoMessage({ side })} href={href} aria-label={label}>
      <Photo photo={photo} shape="fill" corners="none" />
    </a>
  );
}

export interface GiftMessageProps {
  side: Side;
  name: string;
  forWhom: string;
  cost: string;
  picture: ReactNode;
}

/** A gift in a conversation: picture, name, for whom, credits. */
export function GiftMessage({ side, name, forWhom, cost, picture }: GiftMessageProps) {
  return (
    <div className={bubble({ side, kind: 'gift' })}>
      <span className={giftPicture}>{picture}</span>
      <span className={giftWords}>
        <span className={giftName}>{name}</span>
        {forWhom}
        <br />
        <span className={giftCost}>
          <Coins />
          {cost}
        </span>
      </span>
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
          <VisuallyHidden>{read}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

/** The day above its messages. */
export function DayMark({ children }: { children: ReactNode }) {
  return <p className={day}>{children}</p>;
}
