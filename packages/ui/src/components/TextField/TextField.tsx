import { WandSparkles } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, useControlProps } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { control } from '../Field/Field.css';
import { suggestion as suggestionStyle } from './TextField.css';

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style'> {
  /** A suggested value, offered as a text button below the field. */
  suggestion?: { label: ReactNode; onAccept: () => void };
}

/** A one-line field; every native input attribute is passed on. */
export function TextField({ label, hint, error, id, suggestion, ...input }: TextFieldProps) {
  const tied = useControlProps({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} id={tied.id}>
      <input type="text" {...input} {...tied} className={control} />
      {suggestion === undefined ? null : (
        <button type="button" className={suggestionStyle} onClick={suggestion.onAccept}>
          <WandSparkles />
          <span>{suggestion.label}</span>
        </button>
      )}
    </Field>
  );
}
