import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { count, fill, segment, segments, share, stepper, track } from './Progress.css';

export interface SegmentsProps {
  /** How many in all. */
  total: number;
  /** How many are done, the current one counted. */
  done: number;
  /** The state in words: "Step 2 of 5". */
  label: string;
  /** `glass` stands on photos. */
  look?: 'plain' | 'glass';
  /** On photos only the current one is lit. */
  only?: boolean;
}

/** Steps as bars of 4 px. */
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

/** A bar of 10 px that fills. */
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
  /** The way out beside a way back. */
  close?: ReactNode;
  /** The number beside the bars: "2/5". */
  children?: ReactNode;
}

/** Head of a form in steps: way back, bars, number, way out. */
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
