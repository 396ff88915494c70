import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { control } from './Switch.css';

export interface SwitchProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'disabled' | 'value'
> {
  /** Whether it is on. */
  selected: boolean;
  /** Accessible name; without it pass `aria-labelledby`. */
  label?: string;
  /** Disabled; show the reason next to it. Stays in the tab order. */
  disabled?: boolean;
}

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A switch that saves at once: a button that submits its form. Its `name` submits the wanted value, `on` or
 * `off`, the opposite of the current one, so that it works without script and is idempotent.
 */
export function Switch({
  selected,
  label,
  disabled = false,
  type = 'submit',
  onClick,
  ...rest
}: SwitchProps) {
  return (
    <button
      {...rest}
      type={type}
      role="switch"
      aria-checked={selected}
      aria-label={label}
      aria-disabled={disabled || undefined}
      value={selected ? 'off' : 'on'}
      className={control}
      onClick={disabled ? refuse : onClick}
    />
  );
}
