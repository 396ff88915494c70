import type { ChangeEvent, ReactNode } from 'react';
import { box, choice, note, words } from '../CheckboxField/CheckboxField.css';
import { ChipGroup, ChipInput } from '../Chip/Chip';
import { fieldLabel } from '../Field/Field.css';
import { FieldNotes, useControlProps } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';

export interface GroupOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  name: string;
  options: readonly GroupOption[];
  look?: 'list' | 'chips';
  required?: boolean;
  defaultValue?: string;
  /** With `onChange`, the group is controlled. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Single choice, as a list or as chips; native radios, so arrow keys work and forms submit it. */
export function RadioGroup({
  label,
  hint,
  error,
  id,
  name,
  options,
  look = 'list',
  required,
  defaultValue,
  value,
  onChange,
}: RadioGroupProps) {
  const tied = useControlProps({ id, hint, error });
  const inputs = options.map((option) => ({
    option,
    attributes: {
      name,
      value: option.value,
      required,
      disabled: option.disabled,
      'aria-invalid': tied['aria-invalid'],
      ...(value === undefined
        ? { defaultChecked: option.value === defaultValue }
        : { checked: option.value === value }),
      onChange: onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value)),
    },
  }));
  return (
    <fieldset id={tied.id} aria-describedby={tied['aria-describedby']}>
      <legend className={fieldLabel}>{label}</legend>
      {look === 'chips' ? (
        <ChipGroup>
          {inputs.map(({ option, attributes }) => (
            <ChipInput key={option.value} type="radio" icon={option.icon} {...attributes}>
              {option.label}
            </ChipInput>
          ))}
        </ChipGroup>
      ) : (
        inputs.map(({ option, attributes }) => (
          <label key={option.value} className={choice}>
            <input type="radio" className={box} {...attributes} />
            <span className={words}>
              {option.label}
              {option.description === undefined ? null : <span className={note}>{option.description}</span>}
            </span>
          </label>
        ))
      )}
      <FieldNotes id={tied.id} hint={hint} error={error} />
    </fieldset>
  );
}
