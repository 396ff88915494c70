import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../../base/class-names';
import { Field, useControlProps } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { control } from '../Field/Field.css';
import { area } from './TextAreaField.css';

export interface TextAreaFieldProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'style'> {}

/** A field for several lines. */
export function TextAreaField({ label, hint, error, id, ...rest }: TextAreaFieldProps) {
  const tied = useControlProps({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} id={tied.id}>
      <textarea rows={4} {...rest} {...tied} className={classNames(control, area)} />
    </Field>
  );
}
