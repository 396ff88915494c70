import { ArrowLeft, Clock, RefreshCw, WifiOff } from 'lucide-react';
import { Fragment } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { FictionalIcon } from '../../components/Tag/FictionalIcon';
import { Hole } from './Hole';

export interface OfflineScreenProps {
  logo: {
    /** The brand's name as it is written. */
    name: string;
    /** The brand's own mark, which must be inline; without one the theme's is placed behind the name. */
    picture?: { src: string; width: number; height: number };
  };
  /** When the copy was made. */
  copied?: string;
  /** The word of the page, with the letter that is drawn as a hole. */
  word: { before: string; hole: string; after: string };
  /** That the last conversations are available. */
  lead?: string;
  text: string;
  /** Retries the page. */
  retry: string;
  /** `OfflineRow`s. */
  rows?: ReactNode;
  /** An `OfflineThread`. */
  thread?: ReactNode;
  /** Whether it is visible, in place of everything except the retry button. */
  showsThread?: boolean;
}

const iconSize = 20;

/** Returns the length of the longest unbreakable piece. */
function longestPiece({ before, hole, after }: OfflineScreenProps['word']): number {
  return Math.max(...`${before}${hole}${after}`.split(' ').map(({ length }) => length));
}

/** Renders the word in unbreakable pieces; the hole replaces its letter. */
function Word({ word }: Pick<OfflineScreenProps, 'word'>) {
  const { before, hole, after } = word;
  const first = before.split(' ');
  const last = after.split(' ');
  return (
    <h1
      className="of-word"
      aria-label={`${before}${hole}${after}`}
      style={{ '--of-letters': longestPiece(word) } as CSSProperties}
    >
      {first.slice(0, -1).map((piece) => (
        <Fragment key={piece}>
          <span>{piece}</span>{' '}
        </Fragment>
      ))}
      <span>
        {first.at(-1)}
        <Hole />
        {last[0]}
      </span>
      {last.slice(1).map((piece) => (
        <Fragment key={piece}>
          {' '}
          <span>{piece}</span>
        </Fragment>
      ))}
    </h1>
  );
}

/**
 * The installed app's offline page: static, rendered once and cached; `offlineCss` has its styles. The script
 * that fills in cached conversations finds its parts by `data-part` and `data-fill`.
 */
export function OfflineScreen({
  logo,
  copied,
  word,
  lead,
  text,
  retry,
  rows,
  thread,
  showsThread = false,
}: OfflineScreenProps) {
  const { name, picture } = logo;
  return (
    <div className="of">
      <header className="of-top" data-part="top" hidden={showsThread}>
        <span className="of-logo">
          {picture && <img src={picture.src} width={picture.width} height={picture.height} alt="" />}
          {name}
          {picture === undefined && <span className="of-mark" />}
        </span>
        <span className="of-copied" data-part="copied" hidden={copied === undefined}>
          <WifiOff size={iconSize} aria-hidden="true" />
          <span data-fill="copied">{copied}</span>
        </span>
      </header>
      <main className="of-main">
        <div data-part="home" hidden={showsThread}>
          <div className="of-home">
            <Word word={word} />
            <p className="of-lead" data-part="lead" hidden={rows === undefined}>
              {lead}
            </p>
            <p className="of-text">{text}</p>
          </div>
          <ul className="of-chats" data-part="chats" hidden={rows === undefined}>
            {rows}
          </ul>
        </div>
        <div data-part="thread" hidden={!showsThread}>
          {thread}
        </div>
      </main>
      <p className="of-foot">
        <button type="button" className="of-button" data-part="retry">
          <RefreshCw size={iconSize} aria-hidden="true" />
          {retry}
        </button>
      </p>
    </div>
  );
}

/** The brand's icon, and label, for fictional profiles. */
interface FictionalMark {
  icon: string | null;
  label: string;
}

function OfflineMark({ icon = null, label }: Partial<FictionalMark>) {
  return (
    <span className="of-tag" data-part="fictional" hidden={label === undefined}>
      <FictionalIcon icon={icon} />
      {label}
    </span>
  );
}

export interface OfflineRowProps {
  href: string;
  name: string;
  time: string;
  /** Marks a profile operated by the brand. */
  fictional?: FictionalMark;
  /** Label before a text that is queued. */
  waits?: string;
  preview: string;
}

/** A conversation in the offline page's list. */
export function OfflineRow({ href, name, time, fictional, waits, preview }: OfflineRowProps) {
  return (
    <li className="of-row">
      <p className="of-line">
        <a className="of-name" href={href} data-part="link" data-fill="name">
          {name}
        </a>
        <OfflineMark {...fictional} />
        <time className="of-time" data-fill="time">
          {time}
        </time>
      </p>
      <p className="of-preview">
        <b className="of-waits" data-part="waits" hidden={waits === undefined}>
          {waits}{' '}
        </b>
        <span data-fill="preview">{preview}</span>
      </p>
    </li>
  );
}

export interface OfflineThreadProps {
  back: { href: string; label: string };
  name: string;
  fictional?: FictionalMark;
  /** That there is no connection, and when the copy was made. */
  status: string;
  /** `OfflineMessage`s. */
  children?: ReactNode;
}

/** A conversation on the offline page: the partner, and the last messages. */
export function OfflineThread({ back, name, fictional, status, children }: OfflineThreadProps) {
  return (
    <>
      <header className="of-head">
        <a className="of-back" href={back.href} aria-label={back.label}>
          <ArrowLeft aria-hidden="true" />
        </a>
        <div className="of-partner">
          <h1 data-fill="name">{name}</h1>
          <p data-fill="status">{status}</p>
        </div>
        <OfflineMark {...fictional} />
      </header>
      <ol className="of-log" data-part="messages">
        {children}
      </ol>
    </>
  );
}

export interface OfflineMessageProps {
  side: 'own' | 'theirs';
  /** The author, read out before the text. */
  author: string;
  text: string;
  time: string;
  /** What an unsent text waits for. */
  waiting: string;
  /** Whether it is unsent. */
  waits?: boolean;
}

/** A message on the offline page, as text only. */
export function OfflineMessage({ side, author, text, time, waiting, waits = false }: OfflineMessageProps) {
  return (
    <li data-part="message" data-side={side} data-waits={waits ? '' : undefined}>
      <p className="of-bubble">
        <span className="of-hidden">
          <span data-fill="author">{author}</span>:{' '}
        </span>
        <span data-fill="text">{text}</span>
      </p>
      <p className="of-meta">
        <span className="of-waiting">
          <Clock size="1.25em" aria-hidden="true" />
          {waiting}
        </span>
        <time data-fill="time">{time}</time>
      </p>
    </li>
  );
}
