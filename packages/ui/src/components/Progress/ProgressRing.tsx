import type { ReactNode } from 'react';
import { fill, ring, track, words } from './ProgressRing.css';

export interface ProgressRingProps {
  /** From 0 to 1. */
  value: number;
  label: string;
  /** 56, 60 or 132 px. */
  size?: 'small' | 'medium' | 'large';
  /** `glass` is for photos. */
  look?: 'plain' | 'glass';
  /** The number inside: "70 %". */
  children?: ReactNode;
}

const radius = 44;
const round = 2 * Math.PI * radius;
const strokes = { small: 9, medium: 12, large: 10 } as const;

/** A progress ring. */
export function ProgressRing({ value, label, size = 'medium', look = 'plain', children }: ProgressRingProps) {
  const part = Math.min(1, Math.max(0, value));
  const circle = { cx: 50, cy: 50, r: radius, fill: 'none', strokeWidth: strokes[size] };
  return (
    <span
      className={ring({ size, look })}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle {...circle} className={track({ look })} />
        {part > 0 && (
          <circle
            {...circle}
            className={fill}
            stroke="currentColor"
            strokeLinecap="round"
            strokeDasharray={`${round * part} ${round}`}
          />
        )}
      </svg>
      {children === undefined ? null : <span className={words({ size, look })}>{children}</span>}
    </span>
  );
}
