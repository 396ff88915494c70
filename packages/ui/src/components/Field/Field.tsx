import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from '../FieldError/FieldError';
import { field, fieldLabel, hint as hintStyle } from './Field.css';

/** What every field with one control takes. */
export interface FieldTexts {
  label: ReactNode;
  /** A sentence below the control. */
  hint?: ReactNode;
  /** What is wrong; marks the control as invalid. */
  error?: ReactNode;
  /** Id of the control; the error's is `<id>-error`. Made up when not given. */
  id?: string;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Ids and ARIA attributes of a control. */
export function useControlProps({ id, hint, error }: Omit<FieldTexts, 'label'>): ControlProps {
  const made = useId();
  const controlId = id ?? made;
  const described = [hint ? `${controlId}-hint` : '', error ? `${controlId}-error` : ''].filter(Boolean);
  return {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
}

/** Label above, control, then hint and error. */
export function Field({
  label,
  hint,
  error,
  id,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className={field}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Hint and error of a field or a group. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint ? (
        <p className={hintStyle} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </>
  );
}
