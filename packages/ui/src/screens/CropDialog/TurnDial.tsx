import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { classNames } from '../../base/class-names';
import { largestTurn } from '../../components/CropFrame/crop';
import { degreePx } from './turn-dial';
import * as styles from './TurnDial.css';

interface TurnDialProps {
  label: string;
  /** Degrees. */
  value: number;
  /** The value in words: "−4°". */
  text: string;
  onChange: (turn: number) => void;
}

/** A dial with one tick per degree, dragged by touch; keys work as on a slider. */
export function TurnDial({ label, value, text, onChange }: TurnDialProps) {
  const press = useRef<{ readonly x: number; readonly turn: number }>();
  const shift = -value * degreePx;

  function follow(event: PointerEvent) {
    if (press.current) onChange(press.current.turn - (event.clientX - press.current.x) / degreePx);
  }

  function release() {
    press.current = undefined;
  }

  return (
    <div
      className={styles.dial}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        press.current = { x: event.clientX, turn: value };
      }}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
      <span className={styles.ticks} style={{ transform: `translateX(${shift}px)` }} aria-hidden="true">
        <i className={classNames(styles.tick, styles.degrees)} />
        <i className={classNames(styles.tick, styles.fives)} />
      </span>
      <i className={styles.needle} aria-hidden="true" />
      <input
        className={styles.input}
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={-largestTurn}
        max={largestTurn}
        step={1}
        value={Math.round(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
