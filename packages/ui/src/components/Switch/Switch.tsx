import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { control } from './Switch.css';

export interface SwitchProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'disabled' | 'value'
> {
  /** Whether it is on. */
  selected: boolean;
  /** Accessible name; without it give `aria-labelledby`. */
  label?: string;
  /** Cannot be used now; say why beside it. Stays in the tab order. */
  disabled?: boolean;
}

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * On or off, saved at once: a button that sends its form. Under its `name` goes what is wanted, `on` or `off`, the
 * opposite of what holds, so that it works without script and twice sent does no harm.
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
