import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import { Heading } from '../Heading/Heading';
import {
  action as actionStyle,
  clock,
  icon,
  panel,
  panelNote,
  panelWords,
  strip,
  stripInner,
  tile,
  tileNumber,
  tileWord,
  tiles,
} from './BonusStrip.css';

/** One part of the time that is left: two digits and their word. */
export interface ClockPart {
  value: string;
  label: string;
}

export type ClockParts = readonly [hours: ClockPart, minutes: ClockPart, seconds: ClockPart];

export interface BonusStripProps {
  /** The offer in a sentence. */
  children: ReactNode;
  time: ClockParts;
  /** The time that is left in words; read out in place of the running digits. */
  timeLabel: string;
  action: { href: string; label: string };
}

/** The strip of 44 px under the navigation while a bonus runs. */
export function BonusStrip({ children, time, timeLabel, action }: BonusStripProps) {
  const { Link } = useRouterParts();
  return (
    <aside className={strip}>
      <div className={stripInner}>
        <Gift className={icon} />
        <span>{children}</span>
        <span className={clock} role="timer" aria-label={timeLabel}>
          {time.map(({ value }) => value).join(':')}
        </span>
        <Link href={action.href} className={actionStyle}>
          {action.label}
        </Link>
      </div>
    </aside>
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
    <div className={panel}>
      <div className={panelWords}>
        <Heading level={2} type="sub" tone="inherit">
          {title}
        </Heading>
        {note === undefined ? null : <p className={panelNote}>{note}</p>}
      </div>
      {time === undefined ? null : <ClockTiles time={time} label={timeLabel} />}
    </div>
  );
}

/** Hours, minutes and seconds on tiles of 58 by 52. */
export function ClockTiles({ time, label }: { time: ClockParts; label?: string }) {
  return (
    <div className={tiles} role="timer" aria-label={label}>
      {time.map((part) => (
        <span key={part.label} className={tile}>
          <span className={tileNumber}>{part.value}</span>
          <span className={tileWord}>{part.label}</span>
        </span>
      ))}
    </div>
  );
}
