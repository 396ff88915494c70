import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldNotes, useControlProps } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { box, choice, note, words } from './CheckboxField.css';

export interface CheckboxFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className' | 'style'> {
  /** A second, quieter line of the label. */
  description?: ReactNode;
}

/** A checkbox with its label. */
export function CheckboxField({ label, description, hint, error, id, ...input }: CheckboxFieldProps) {
  const tied = useControlProps({ id, hint, error });
  return (
    <div>
      <label className={choice}>
        <input {...input} {...tied} type="checkbox" className={box} />
        <span className={words}>
          {label}
          {description === undefined ? null : <span className={note}>{description}</span>}
        </span>
      </label>
      <FieldNotes id={tied.id} hint={hint} error={error} />
    </div>
  );
}
