import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { minutesOf, placeOf, quarterHour, quarterWidth, timeOf } from './quiet-clock';
import type { Twilight } from './quiet-clock';
import { handle } from './QuietHours.css';

interface TwilightHandleProps {
  twilight: Twilight;
  /** Accessible name. */
  label: string;
  time: string;
  onChange: (time: string) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -quarterHour,
  ArrowDown: -quarterHour,
  ArrowRight: quarterHour,
  ArrowUp: quarterHour,
  PageDown: -60,
  PageUp: 60,
};

/** One end of the quiet hours: dragged along the horizon, or moved by arrow keys, in quarter hours. */
export function TwilightHandle({ twilight, label, time, onChange }: TwilightHandleProps) {
  const drag = useRef<{ x: number; minutes: number; quarter: number } | null>(null);
  const minutes = minutesOf(time);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const quarter = (event.currentTarget.parentElement?.clientWidth ?? 0) * quarterWidth;
    drag.current = { x: event.clientX, minutes, quarter };
  };
  const move = ({ clientX }: PointerEvent) => {
    const { current } = drag;
    if (!current || current.quarter === 0) return;
    const quarters = Math.round((clientX - current.x) / current.quarter);
    const whole = Math.round(current.minutes / quarterHour) * quarterHour;
    const next = quarters === 0 ? timeOf(current.minutes) : timeOf(whole + quarters * quarterHour);
    if (next !== time) onChange(next);
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(timeOf(minutes + step));
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1_439}
      aria-valuenow={minutes}
      aria-valuetext={time}
      className={handle}
      style={{ left: `${placeOf(twilight, time) * 100}%` }}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    />
  );
}
