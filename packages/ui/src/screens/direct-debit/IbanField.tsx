import { CircleCheck } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { TextField } from '../../components/TextField/TextField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import * as styles from './IbanField.css';

export interface IbanFieldProps extends Omit<TextFieldProps, 'onInput'> {
  /** The bank and the country of a valid IBAN. Replaces the hint. */
  right?: ReactNode;
  /** Called with the field's value on each input. */
  onType?: (text: string) => void;
}

const blanks = /\s/gu;

function grouped(text: string): string {
  return text
    .replace(blanks, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/gu, '$1 ');
}

/** Groups the input by four and keeps the cursor behind its letter. */
function regroup(input: HTMLInputElement): void {
  const text = grouped(input.value);
  if (text === input.value) return;
  const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(blanks, '').length;
  const place = before + Math.floor(Math.max(0, before - 1) / 4);
  input.value = text;
  input.setSelectionRange(place, place);
}

/** Confirmation of a valid field. */
export function RightNote({ children }: { children: ReactNode }) {
  return (
    <span className={styles.right}>
      <CircleCheck />
      <span>{children}</span>
    </span>
  );
}

/** An IBAN, grouped by four as it is typed; pasting with spaces works. */
export function IbanField({ right, onType, hint, ...field }: IbanFieldProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      hint={right === undefined ? hint : <RightNote>{right}</RightNote>}
      onInput={(event: FormEvent<HTMLInputElement>) => {
        regroup(event.currentTarget);
        onType?.(event.currentTarget.value);
      }}
    />
  );
}
