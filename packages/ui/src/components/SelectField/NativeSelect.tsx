import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../../base/class-names';
import { control } from '../Field/Field.css';
import { frame, select } from './SelectField.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface NativeSelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'style'
> {
  options: readonly SelectOption[];
  /** The empty option, shown first. */
  placeholder?: string;
}

/** A native select in the fields' style, without label. */
export function NativeSelect({ options, placeholder, ...rest }: NativeSelectProps) {
  return (
    <div className={frame}>
      <select {...rest} className={classNames(control, select)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </div>
  );
}
