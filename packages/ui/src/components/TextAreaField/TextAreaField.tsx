import { useState } from 'react';
import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../../base/class-names';
import { Field, useControlProps } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { control } from '../Field/Field.css';
import { area } from './TextAreaField.css';

export interface TextAreaFieldProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'style'> {
  /** Formats the number of characters (code points) entered, shown in place of the hint. */
  counter?: (characters: number) => string;
}

function charactersOf(text: unknown): number {
  return [...String(text ?? '')].length;
}

/** A multi-line field. */
export function TextAreaField({ label, hint: given, error, id, counter, ...rest }: TextAreaFieldProps) {
  const [typed, setTyped] = useState(() => charactersOf(rest.value ?? rest.defaultValue));
  const hint = counter?.(typed) ?? given;
  const tied = useControlProps({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} id={tied.id}>
      <textarea
        rows={4}
        {...rest}
        {...tied}
        className={classNames(control, area)}
        onInput={(event) => {
          setTyped(charactersOf(event.currentTarget.value));
          rest.onInput?.(event);
        }}
      />
    </Field>
  );
}
