import { ArrowLeft, Ellipsis, Heart, RotateCcw, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import type { ElementType, MouseEvent, ReactNode, Ref } from 'react';
import { Avatar } from '../../components/Avatar/Avatar';
import { Badge } from '../../components/Badge/Badge';
import {
  ChatBubble,
  DayMark,
  GiftMessage,
  MessageMeta,
  PhotoMessage,
} from '../../components/ChatBubble/ChatBubble';
import type {
  GiftMessageProps,
  MessageMetaProps,
  PhotoMessageProps,
} from '../../components/ChatBubble/ChatBubble';
import { arrival } from '../../components/ChatBubble/ChatBubble.css';
import { Composer } from '../../components/Composer/Composer';
import type { ComposerProps } from '../../components/Composer/Composer';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu';
import type { LikeControl } from '../../components/HeartButton/HeartButton';
import { IconLink } from '../../components/IconButton/IconButton';
import { FictionalTag } from '../../components/Tag/Tag';
import { Link } from '../../components/Link/Link';
import { Spinner } from '../../components/Spinner/Spinner';
import { useRouterParts } from '../../router/RouterParts';
import { LikeForm } from '../ProfileScreen/LikeForm';
import * as styles from './Thread.css';

type Side = 'own' | 'theirs';

/** One message of a group. */
export type ThreadMessage =
  | { kind: 'text'; id: string; text: string }
  | ({ kind: 'photo'; id: string } & Omit<PhotoMessageProps, 'side'>)
  | ({ kind: 'gift'; id: string } & Omit<GiftMessageProps, 'side'>);

/** Something that can be done about a message. */
export interface MessageAction {
  label: string;
  onPress: () => void;
}

/** Messages of one person within two minutes: they share time and ticks. */
export interface MessageGroup {
  kind: 'group';
  id: string;
  side: Side;
  /** Who wrote, read out before each message. */
  author: string;
  messages: readonly ThreadMessage[];
  time: string;
  dateTime: string;
  /** The word "read" once the other one has read it. */
  read?: string;
  /** On its way, waiting until the account is confirmed, or not sent. */
  status?:
    | { kind: 'sending' | 'waiting'; text: string }
    | { kind: 'failed'; text: string; retry: MessageAction; discard: MessageAction };
}

export type ThreadItem = { kind: 'day'; id: string; label: string } | MessageGroup;

export interface ThreadProps {
  partner: {
    name: string;
    /** None of one who has left. */
    href?: string;
    photo?: string;
    ground?: string;
    /** A line below the name: presence, or the place. */
    status?: string;
    online?: string;
    fictional?: string;
  };
  /** Back to the list on a phone, with what waits in other conversations. */
  back: { href: string; label: string; unread: number };
  like?: LikeControl;
  /** Opens the partner's pane where it does not stand beside the thread. */
  info?: ReactNode;
  /** `MenuLink`s and forms around `MenuButton`s. */
  menu?: { label: string; items: ReactNode };
  /** Accessible name of the messages. */
  label: string;
  /** Leads to older messages; `busy` says that they are on the way. */
  older?: {
    href: string;
    label: string;
    busy?: string;
    onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
  /** Leads back to the newest messages. */
  newer?: { href: string; label: string };
  /** The element that scrolls. */
  scrollerRef?: Ref<HTMLDivElement>;
  items: readonly ThreadItem[];
  /** Shown while there is no message yet. */
  start?: ReactNode;
  /** None while one cannot write; then `closed` says why. */
  composer?: ComposerProps;
  closed?: ReactNode;
}

const Bubble = memo(ChatBubble);
const Meta = memo(MessageMeta);

function Message({ message, side, author }: { message: ThreadMessage; side: Side; author: string }) {
  switch (message.kind) {
    case 'text':
      return (
        <Bubble side={side} author={author}>
          {message.text}
        </Bubble>
      );
    case 'photo': {
      const { photo, href, label } = message;
      return <PhotoMessage side={side} photo={photo} href={href} label={label} />;
    }
    case 'gift': {
      const { name, forWhom, cost, picture } = message;
      return <GiftMessage side={side} name={name} forWhom={forWhom} cost={cost} picture={picture} />;
    }
  }
}

function Action({ icon, label, onPress }: MessageAction & { icon: ReactNode }) {
  return (
    <button type="button" className={styles.action} onClick={onPress}>
      {icon}
      {label}
    </button>
  );
}

function metaStatus(status: NonNullable<MessageGroup['status']>): MessageMetaProps['status'] {
  if (status.kind !== 'failed') return { kind: 'waiting', text: status.text };
  return {
    kind: 'failed',
    text: status.text,
    actions: (
      <>
        <Action icon={<RotateCcw />} {...status.retry} />
        <Action icon={<Trash2 />} {...status.discard} />
      </>
    ),
  };
}

type HasArrived = (group: MessageGroup, message: ThreadMessage) => boolean;

const messageIds = (items: readonly ThreadItem[]) =>
  items.flatMap((item) => (item.kind === 'group' ? item.messages.map(({ id }) => id) : []));

/** Which messages came after the thread was opened: theirs at the end, one's own while they are sent. */
function useArrivals(items: readonly ThreadItem[]): HasArrived {
  const [known] = useState(() => new Set(messageIds(items)));
  const ids = messageIds(items);
  const fresh = new Set(ids.slice(ids.findLastIndex((id) => known.has(id)) + 1));
  return (group, { id }) => fresh.has(id) && (group.side === 'theirs' || group.status?.kind === 'sending');
}

function Group({ group, hasArrived }: { group: MessageGroup; hasArrived: HasArrived }) {
  const { side, author, messages, time, dateTime, read, status } = group;
  return (
    <>
      {messages.map((message) => (
        <div key={message.id} className={hasArrived(group, message) ? arrival[side] : styles.message}>
          <Message message={message} side={side} author={author} />
        </div>
      ))}
      <Meta side={side} time={time} dateTime={dateTime} read={read} status={status && metaStatus(status)} />
    </>
  );
}

// Without it the messages cannot be scrolled by keys in every browser.
const reachable = { tabIndex: 0 };

/** A conversation: who it is with, what was said, what one writes. */
export function Thread({
  partner,
  back,
  like,
  info,
  menu,
  label,
  older,
  newer,
  scrollerRef,
  items,
  start,
  composer,
  closed,
}: ThreadProps) {
  const { Link: Part } = useRouterParts();
  const Partner: ElementType = partner.href === undefined ? 'div' : Part;
  const hasArrived = useArrivals(items);
  return (
    <section className={styles.thread} aria-label={partner.name}>
      <header className={styles.head}>
        <span className={styles.back}>
          <IconLink
            href={back.href}
            label={back.unread > 0 ? `${back.label}, ${back.unread}` : back.label}
            icon={<ArrowLeft />}
            size="small"
            badge={back.unread > 0 ? <Badge count={back.unread} size="small" /> : undefined}
          />
        </span>
        <Partner className={styles.partner} href={partner.href}>
          <Avatar src={partner.photo} ground={partner.ground} alt="" size="small" online={partner.online} />
          <div className={styles.partnerWords}>
            <h1 className={styles.partnerName}>{partner.name}</h1>
            {partner.status && (
              <span className={partner.online ? styles.present : styles.status}>{partner.status}</span>
            )}
          </div>
        </Partner>
        {partner.fictional && <FictionalTag>{partner.fictional}</FictionalTag>}
        <span className={styles.headActions}>
          {like && <LikeForm {...like} icon={<Heart />} quiet />}
          {info}
          {menu && (
            <DropdownMenu label={menu.label} look="icon" trigger={<Ellipsis />}>
              {menu.items}
            </DropdownMenu>
          )}
        </span>
      </header>
      <div ref={scrollerRef} className={styles.scroller} {...reachable} role="region" aria-label={label}>
        <ol className={styles.log} aria-live="polite">
          {older && (
            <li className={styles.older}>
              <Link
                look="standalone"
                href={older.href}
                onClick={older.onPress}
                aria-busy={older.busy ? true : undefined}
              >
                {older.busy && <Spinner label={older.busy} />}
                {older.label}
              </Link>
            </li>
          )}
          {items.length === 0 && start && <li className={styles.start}>{start}</li>}
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              {item.kind === 'day' ? (
                <DayMark>{item.label}</DayMark>
              ) : (
                <Group group={item} hasArrived={hasArrived} />
              )}
            </li>
          ))}
          {newer && (
            <li className={styles.older}>
              <Link look="standalone" href={newer.href}>
                {newer.label}
              </Link>
            </li>
          )}
        </ol>
      </div>
      {composer ? <Composer {...composer} /> : <div className={styles.closed}>{closed}</div>}
    </section>
  );
}
