import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';
import { Field, useControlProps } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { box, boxes, digits, here, opening } from './CodeField.css';

export interface CodeFieldProps extends FieldTexts {
  name: string;
  defaultValue?: string;
}

const length = 6;
const places = Array.from({ length }, (_, place) => place);

function digitsOf(text: string): string {
  return text.replace(/\D/gu, '').slice(0, length);
}

/**
 * A one-time code of six digits: six boxes, one field. Supports autofill from SMS and pasting; never submits
 * by itself. A wrong code stays, selected.
 */
export function CodeField({ label, hint, error, id, name, defaultValue = '' }: CodeFieldProps) {
  const tied = useControlProps({ id, hint, error });
  const field = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState(defaultValue.length);

  useEffect(() => setFilled(field.current?.value.length ?? 0), []);
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);

  const take = (input: HTMLInputElement, text: string) => {
    const value = digitsOf(text);
    if (input.value !== value) input.value = value;
    setFilled(value.length);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = digitsOf(event.clipboardData.getData('text'));
    if (code.length < length) return;
    event.preventDefault();
    take(event.currentTarget, code);
  };
  return (
    <Field label={label} hint={hint} error={error} id={tied.id}>
      <div className={boxes}>
        {places.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={[
              box({ wrong: Boolean(error) }),
              place === Math.min(filled, length - 1) ? here : '',
            ].join(' ')}
          />
        ))}
        <div className={opening}>
          <input
            {...tied}
            ref={field}
            type="text"
            name={name}
            defaultValue={defaultValue}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={length}
            className={digits}
            onInput={(event: FormEvent<HTMLInputElement>) =>
              take(event.currentTarget, event.currentTarget.value)
            }
            onPaste={paste}
          />
        </div>
      </div>
    </Field>
  );
}
