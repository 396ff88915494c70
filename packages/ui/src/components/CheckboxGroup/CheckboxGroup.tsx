import type { ReactNode } from 'react';
import { ChipGroup, ChipInput } from '../Chip/Chip';
import { fieldLabel } from '../Field/Field.css';
import { FieldNotes, useControlProps } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import type { GroupOption } from '../RadioGroup/RadioGroup';

export interface CheckboxGroupProps extends FieldTexts {
  /** Submitted once for every chosen option. */
  name: string;
  options: readonly GroupOption[];
  defaultValue?: readonly string[];
  onToggle?: (value: string, chosen: boolean) => void;
  /** More chips after the options, such as one that shows others. */
  children?: ReactNode;
}

/** Multiple choice, as chips. */
export function CheckboxGroup({
  label,
  hint,
  error,
  id,
  name,
  options,
  defaultValue = [],
  onToggle,
  children,
}: CheckboxGroupProps) {
  const tied = useControlProps({ id, hint, error });
  return (
    <fieldset id={tied.id} aria-describedby={tied['aria-describedby']}>
      <legend className={fieldLabel}>{label}</legend>
      <ChipGroup>
        {options.map((option) => (
          <ChipInput
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            icon={option.icon}
            disabled={option.disabled}
            defaultChecked={defaultValue.includes(option.value)}
            onChange={onToggle && ((event) => onToggle(option.value, event.currentTarget.checked))}
          >
            {option.label}
          </ChipInput>
        ))}
        {children}
      </ChipGroup>
      <FieldNotes id={tied.id} hint={hint} error={error} />
    </fieldset>
  );
}
