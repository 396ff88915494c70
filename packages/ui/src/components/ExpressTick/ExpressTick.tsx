import { useEffect, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldNotes, useControlProps } from '../Field/Field';
import { box, frame, words } from './ExpressTick.css';

export interface ExpressTickProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'form' | 'checked' | 'onChange'
> {
  /** What the member requests, and what that means for a withdrawal. */
  children: ReactNode;
  /** Why the order was rejected without it; outlines the box. */
  error?: string;
}

/** The request to receive the credits before the withdrawal period ends. Never ticked by default. */
export function ExpressTick({ children, error, checked, onChange, ...input }: ExpressTickProps) {
  const tied = useControlProps({ error });
  const field = useRef<HTMLInputElement>(null);
  const wrong = error !== undefined;
  useEffect(() => {
    if (!wrong) return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  }, [wrong]);
  const state = onChange === undefined ? { defaultChecked: false } : { checked: checked === true, onChange };
  return (
    <div>
      <label className={frame({ wrong })}>
        <input {...input} {...state} {...tied} type="checkbox" value="true" className={box} ref={field} />
        <span className={words}>{children}</span>
      </label>
      <FieldNotes id={tied.id} error={error} />
    </div>
  );
}
