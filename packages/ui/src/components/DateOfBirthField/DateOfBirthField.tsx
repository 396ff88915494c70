import { useControlProps, FieldNotes } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { NativeSelect } from '../SelectField/NativeSelect';
import type { SelectOption } from '../SelectField/NativeSelect';
import { legend, narrow, parts, wide } from './DateOfBirthField.css';

export type DatePart = 'day' | 'month' | 'year';

export interface DatePartProps {
  name: string;
  /** Accessible name of the list and its empty option. */
  label: string;
  options: readonly SelectOption[];
  defaultValue?: string;
}

export interface DateOfBirthFieldProps extends FieldTexts, Record<DatePart, DatePartProps> {
  /** Order of the three lists in the visitor's locale. */
  order: readonly [DatePart, DatePart, DatePart];
  required?: boolean;
  onChange?: (part: DatePart, value: string) => void;
}

const autoComplete = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

/** A date of birth in three native lists. */
export function DateOfBirthField({
  label,
  hint,
  error,
  id,
  order,
  required,
  onChange,
  ...dates
}: DateOfBirthFieldProps) {
  const tied = useControlProps({ id, hint, error });
  return (
    <fieldset id={tied.id} aria-describedby={tied['aria-describedby']}>
      <legend className={legend}>{label}</legend>
      <div className={parts}>
        {order.map((part) => {
          const { name, label: partLabel, options, defaultValue } = dates[part];
          return (
            <div key={part} className={part === 'month' ? wide : narrow}>
              <NativeSelect
                name={name}
                aria-label={partLabel}
                aria-invalid={tied['aria-invalid']}
                aria-describedby={tied['aria-describedby']}
                autoComplete={autoComplete[part]}
                placeholder={partLabel}
                options={options}
                defaultValue={defaultValue ?? ''}
                required={required}
                onChange={
                  onChange === undefined ? undefined : (event) => onChange(part, event.currentTarget.value)
                }
              />
            </div>
          );
        })}
      </div>
      <FieldNotes id={tied.id} hint={hint} error={error} />
    </fieldset>
  );
}
