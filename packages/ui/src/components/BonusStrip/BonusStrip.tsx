import { ChevronRight, Clock, Gift, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './BonusStrip.css';

/** One part of the time that is left: two digits and their word. */
export interface ClockPart {
  value: string;
  label: string;
}

export type ClockParts = readonly [hours: ClockPart, minutes: ClockPart, seconds: ClockPart];

/** A clock: its digits, and the time that is left in words, read out in place of them. */
export interface RunningClock {
  digits: string;
  label: string;
}

export interface BonusStripProps {
  href: string;
  /** The offer in a sentence. */
  children: ReactNode;
  /** Only where the price rises at its zero. */
  clock?: RunningClock;
  /** In place of the clock: until when the offer counts. */
  ends?: ReactNode;
}

function Digits({ digits, label }: RunningClock) {
  return (
    <span className={styles.clock} role="timer" aria-live="off" aria-label={label}>
      {digits}
    </span>
  );
}

/** The strip of 44 px under the navigation while a bonus runs; all of it leads to the packages. */
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

/** The bonus in the navigation, where its strip has been scrolled away. */
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

/** The quiet line in place of the strip once the bonus has ended. */
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

/** Hours, minutes and seconds on tiles of 58 by 52. */
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
