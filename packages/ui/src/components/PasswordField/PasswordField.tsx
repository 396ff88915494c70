import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { classNames } from '../../base/class-names';
import { Field, useControlProps } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { control } from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import { spaceForToggle, row, toggle } from './PasswordField.css';

export interface PasswordFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className' | 'style'> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a show button. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const tied = useControlProps({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} id={tied.id}>
      <div className={row}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...tied}
          type={shown ? 'text' : 'password'}
          className={classNames(control, spaceForToggle)}
        />
        <span className={toggle}>
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeOff /> : <Eye />}
            tone="muted"
            aria-controls={tied.id}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
    </Field>
  );
}
