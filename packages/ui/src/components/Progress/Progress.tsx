import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { count, fill, segment, segments, share, stepper, track } from './Progress.css';

export interface SegmentsProps {
  /** The total number. */
  total: number;
  /** The number of completed ones, including the current one. */
  done: number;
  /** The state in words: "Step 2 of 5". */
  label: string;
  /** `glass` is for photos. */
  look?: 'plain' | 'glass';
  /** Only highlights the current one, for photos. */
  only?: boolean;
}

/** Steps as 4 px bars. */
export function Segments({ total, done, label, look = 'plain', only = false }: SegmentsProps) {
  return (
    <div role="img" aria-label={label} className={segments}>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={segment({ look, done: only ? index === done - 1 : index < done })} />
      ))}
    </div>
  );
}

export interface ProgressProps {
  /** From 0 to 1. */
  value: number;
  label: string;
}

/** A progress bar of 10 px. */
export function Progress({ value, label }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={track}
    >
      <div className={fill} style={assignInlineVars({ [share]: `${percent}%` })} />
    </div>
  );
}

export interface StepperProps extends Pick<SegmentsProps, 'total' | 'done' | 'label'> {
  /** A back or close `IconButton` or `IconLink`. */
  back?: ReactNode;
  /** The close button next to a back button. */
  close?: ReactNode;
  /** The number next to the bars: "2/5". */
  children?: ReactNode;
}

/** Head of a multi-step form: back button, bars, number, close button. */
export function Stepper({ back, close, children, ...rest }: StepperProps) {
  return (
    <div className={stepper}>
      {back}
      <Segments {...rest} />
      {children === undefined ? null : (
        <span className={count} aria-hidden="true">
          {children}
        </span>
      )}
      {close}
    </div>
  );
}
