import { ChevronRight, Clock, Gift, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './BonusStrip.css';

/** One part of the remaining time: two digits and their unit. */
export interface ClockPart {
  value: string;
  label: string;
}

export type ClockParts = readonly [hours: ClockPart, minutes: ClockPart, seconds: ClockPart];

/** A clock: its digits, and the remaining time in words, read out instead. */
export interface RunningClock {
  digits: string;
  label: string;
}

export interface BonusStripProps {
  href: string;
  /** The offer in one sentence. */
  children: ReactNode;
  /** Only where the price rises when it reaches zero. */
  clock?: RunningClock;
  /** Replaces the clock: until when the offer is valid. */
  ends?: ReactNode;
}

function Digits({ digits, label }: RunningClock) {
  return (
    <span className={styles.clock} role="timer" aria-live="off" aria-label={label}>
      {digits}
    </span>
  );
}

/** The 44 px strip below the navigation while a bonus runs; all of it links to the packages. */
export function BonusStrip({ href, children, clock, ends }: BonusStripProps) {
  const { Link } = useRouterParts();
  return (
    <Link href={href} className={styles.strip}>
      <Gift className={styles.icon} />
      <span className={styles.words}>{children}</span>
      {clock && <Digits {...clock} />}
      {ends !== undefined && <span className={styles.ends}>{ends}</span>}
      <ChevronRight className={styles.icon} />
    </Link>
  );
}

/** The bonus in the navigation, once its strip is scrolled out of view. */
export function BonusCapsule({ href, children, clock }: BonusStripProps) {
  const { Link } = useRouterParts();
  return (
    <Link href={href} className={styles.capsule}>
      <Gift />
      {children}
      {clock && <Digits {...clock} />}
    </Link>
  );
}

export interface BonusOverProps {
  children: ReactNode;
  dismiss: { label: string; onPress: () => void };
}

/** The quiet line that replaces the strip once the bonus has ended. */
export function BonusOver({ children, dismiss }: BonusOverProps) {
  return (
    <div className={styles.over} role="status">
      <Clock className={styles.icon} />
      <span className={styles.words}>{children}</span>
      <IconButton label={dismiss.label} icon={<X />} size="small" onClick={dismiss.onPress} />
    </div>
  );
}

export interface BonusPanelProps {
  title: ReactNode;
  note?: ReactNode;
  time?: ClockParts;
  timeLabel?: string;
}

/** The bonus on the credits page, with clock tiles. */
export function BonusPanel({ title, note, time, timeLabel }: BonusPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.panelWords}>
        <Heading level={2} type="sub" tone="inherit">
          {title}
        </Heading>
        {note === undefined ? null : <p className={styles.panelNote}>{note}</p>}
      </div>
      {time === undefined ? null : <ClockTiles time={time} label={timeLabel} />}
    </div>
  );
}

/** Hours, minutes and seconds on tiles of 58 by 52 px. */
export function ClockTiles({ time, label }: { time: ClockParts; label?: string }) {
  return (
    <div className={styles.tiles} role="timer" aria-live="off" aria-label={label}>
      {time.map((part) => (
        <span key={part.label} className={styles.tile}>
          <span className={styles.tileNumber}>{part.value}</span>
          <span className={styles.tileWord}>{part.label}</span>
        </span>
      ))}
    </div>
  );
}
