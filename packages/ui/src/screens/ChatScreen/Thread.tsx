import { ArrowDown, ArrowLeft, Ellipsis, Heart, Search } from 'lucide-react';
import { memo, useRef } from 'react';
import type { ElementType, MouseEvent, ReactNode, RefObject } from 'react';
import { Avatar } from '../../components/Avatar/Avatar';
import { Badge } from '../../components/Badge/Badge';
import { ChatBubble, DayMark, MessageMeta } from '../../components/ChatBubble/ChatBubble';
import type { MessageMetaProps } from '../../components/ChatBubble/ChatBubble';
import { arrival } from '../../components/ChatBubble/ChatBubble.css';
import { Composer } from '../../components/Composer/Composer';
import type { ComposerProps } from '../../components/Composer/Composer';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu';
import { GiftBubble } from '../../components/GiftBubble/GiftBubble';
import type { GiftBubbleProps } from '../../components/GiftBubble/GiftBubble';
import type { LikeControl } from '../../components/HeartButton/HeartButton';
import { IconButton, IconLink } from '../../components/IconButton/IconButton';
import { FictionalTag } from '../../components/Tag/Tag';
import { Link } from '../../components/Link/Link';
import { PhotoBubble } from '../../components/PhotoBubble/PhotoBubble';
import type { PhotoBubbleProps } from '../../components/PhotoBubble/PhotoBubble';
import { Spinner } from '../../components/Spinner/Spinner';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useRouterParts } from '../../router/RouterParts';
import { LikeForm } from '../ProfileScreen/LikeForm';
import { KeepPlace } from './KeepPlace';
import { MarkedText } from './MarkedText';
import * as styles from './Thread.css';

type Side = 'own' | 'theirs';

interface AnyMessage {
  id: string;
  /** Arrived while the conversation was visible. */
  arrived?: boolean;
  /** Contains a search match, and is the selected one. */
  hit?: boolean;
}

/** One message of a group; `found` is highlighted in its text. */
export type ThreadMessage = AnyMessage & ThreadContent;

type ThreadContent =
  | { kind: 'text'; text: string; found?: string }
  | ({ kind: 'photo' } & Omit<PhotoBubbleProps, 'side' | 'author'>)
  | ({ kind: 'gift' } & Omit<GiftBubbleProps, 'side' | 'author'>);

/** An action on a message. */
export interface MessageAction {
  label: string;
  onPress: () => void;
}

/** Messages of one person within two minutes: they share time and ticks. */
export interface MessageGroup {
  kind: 'group';
  id: string;
  side: Side;
  /** The author, read out before each message. */
  author: string;
  messages: readonly ThreadMessage[];
  time: string;
  dateTime: string;
  /** The label "read", once the partner has read it. */
  read?: string;
  /** Being sent, queued until there is a network or the account is confirmed, or failed. */
  status?:
    | { kind: 'sending' | 'waiting'; text: string }
    | { kind: 'failed'; text: string; retry: MessageAction; discard: MessageAction };
}

/** A date, the unread divider, or messages. */
export type ThreadItem = { kind: 'day' | 'unread'; id: string; label: string } | MessageGroup;

export interface ThreadProps {
  partner: {
    name: string;
    /** Unset for a partner who has left. */
    href?: string;
    photo?: string;
    ground?: string;
    /** A line below the name: presence, or the place. */
    status?: string;
    online?: string;
    fictional?: string;
    /** The partner is typing: replaces the status, with a bubble of dots at the end. */
    typing?: string;
  };
  /** Back to the list on a phone, with the unread count of other conversations. */
  back: { href: string; label: string; unread: number };
  like?: LikeControl;
  /** Opens the partner's pane where it is not next to the thread. */
  info?: ReactNode;
  /** `MenuLink`s and forms around `MenuButton`s. */
  menu?: { label: string; items: ReactNode };
  /** Opens the search. */
  find?: { label: string; shortcut: string; onPress: () => void };
  /** A `ThreadSearch` that replaces the head. */
  search?: ReactNode;
  /** An `AlertStrip` below the head. */
  strip?: ReactNode;
  /** Accessible name of the message list. */
  label: string;
  /** Links to older messages; `busy` while they load. */
  older?: {
    href: string;
    label: string;
    busy?: string;
    onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
  /** Links back to the newest messages. */
  newer?: { href: string; label: string; onPress?: (event: MouseEvent<HTMLAnchorElement>) => void };
  /** Whether there are newer messages than those of `items`. */
  partial?: boolean;
  /** Ref of the scroll container. */
  scrollerRef?: RefObject<HTMLDivElement>;
  /** The live region's text: a message that arrived, or that somebody is typing. */
  announcement?: string;
  items: readonly ThreadItem[];
  /** Shown while there are no messages. */
  start?: ReactNode;
  /** Unset while writing is not possible; `closed` then gives the reason. */
  composer?: ComposerProps;
  closed?: ReactNode;
}

const Bubble = memo(ChatBubble);
const Meta = memo(MessageMeta);

interface MessageProps {
  message: ThreadMessage;
  side: Side;
  author: string;
  unsent?: 'waiting' | 'failed';
}

function Message({ message, side, author, unsent }: MessageProps) {
  switch (message.kind) {
    case 'text':
      return (
        <Bubble side={side} author={author} unsent={unsent}>
          {message.found ? <MarkedText text={message.text} found={message.found} /> : message.text}
        </Bubble>
      );
    case 'photo': {
      const { kind: _kind, id: _id, arrived: _arrived, hit: _hit, ...photo } = message;
      return <PhotoBubble side={side} author={author} {...photo} />;
    }
    case 'gift': {
      const { kind: _kind, id: _id, arrived: _arrived, hit: _hit, ...gift } = message;
      return <GiftBubble side={side} author={author} {...gift} />;
    }
  }
}

function Action({ className, label, onPress }: MessageAction & { className: string }) {
  return (
    <button type="button" className={className} onClick={onPress}>
      {label}
    </button>
  );
}

function metaStatus(status: NonNullable<MessageGroup['status']>): MessageMetaProps['status'] {
  if (status.kind !== 'failed') return status;
  return {
    kind: 'failed',
    text: status.text,
    actions: (
      <>
        <Action className={styles.quietAction} {...status.discard} />
        <Action className={styles.action} {...status.retry} />
      </>
    ),
  };
}

function lookOf({ arrived, hit }: ThreadMessage, { side, status }: MessageGroup): string {
  const comes = side === 'own' ? status?.kind === 'sending' : arrived;
  return [comes ? arrival[side] : styles.message, hit && styles.hit].filter(Boolean).join(' ');
}

const Group = memo(function Group({ group }: { group: MessageGroup }) {
  const { side, author, messages, time, dateTime, read, status } = group;
  const unsent = status?.kind === 'sending' ? undefined : status?.kind;
  return (
    <>
      {messages.map((message) => (
        <div key={message.id} data-message={message.id} className={lookOf(message, group)}>
          <Message message={message} side={side} author={author} unsent={unsent} />
        </div>
      ))}
      <Meta side={side} time={time} dateTime={dateTime} read={read} status={status && metaStatus(status)} />
    </>
  );
});

function Item({ item }: { item: ThreadItem }) {
  switch (item.kind) {
    case 'day':
      return <DayMark>{item.label}</DayMark>;
    case 'unread':
      return <p className={styles.unread}>{item.label}</p>;
    case 'group':
      return <Group group={item} />;
  }
}

function Dots() {
  return (
    <div className={styles.dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

// Without it, some browsers can't scroll the messages by keyboard.
const reachable = { tabIndex: 0 };

/** A conversation: partner, messages, composer. */
export function Thread({
  partner,
  back,
  like,
  info,
  menu,
  find,
  search,
  strip,
  label,
  older,
  newer,
  partial = false,
  scrollerRef,
  announcement,
  items,
  start,
  composer,
  closed,
}: ThreadProps) {
  const { Link: Part } = useRouterParts();
  const Partner: ElementType = partner.href === undefined ? 'div' : Part;
  const ownScroller = useRef<HTMLDivElement>(null);
  const scroller = scrollerRef ?? ownScroller;
  const { typing } = partner;
  const status = typing ?? partner.status;
  return (
    <section className={styles.thread} aria-label={partner.name}>
      {search}
      <header className={styles.head} hidden={search !== undefined}>
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
            {status && (
              <span
                className={typing || partner.online ? styles.present : styles.status}
                title={typing ? undefined : status}
              >
                {status}
              </span>
            )}
          </div>
        </Partner>
        {partner.fictional && <FictionalTag>{partner.fictional}</FictionalTag>}
        <span className={styles.headActions}>
          {find && (
            <span className={styles.find}>
              <IconButton
                label={find.label}
                icon={<Search />}
                onClick={find.onPress}
                aria-keyshortcuts={find.shortcut}
              />
            </span>
          )}
          {like && <LikeForm {...like} icon={<Heart />} quiet />}
          {info}
          {menu && (
            <DropdownMenu label={menu.label} look="icon" trigger={<Ellipsis />}>
              {menu.items}
            </DropdownMenu>
          )}
        </span>
      </header>
      {strip && <div className={styles.strip}>{strip}</div>}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div className={styles.stage}>
        <KeepPlace
          scroller={scroller}
          holdsEnd={!partial}
          className={styles.scroller}
          {...reachable}
          role="region"
          aria-label={label}
        >
          <ol className={styles.log}>
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
              <li key={item.id} className={styles.item} data-item={item.kind}>
                <Item item={item} />
              </li>
            ))}
            {typing && !partial && (
              <li className={styles.item} aria-hidden="true">
                <Dots />
              </li>
            )}
          </ol>
        </KeepPlace>
        {newer && (
          <span className={styles.newer}>
            <IconLink
              href={newer.href}
              label={newer.label}
              icon={<ArrowDown />}
              look="outlined"
              onClick={newer.onPress}
            />
          </span>
        )}
      </div>
      {composer ? <Composer {...composer} /> : <div className={styles.closed}>{closed}</div>}
    </section>
  );
}
