import type { GroupOption, RadioGroupProps } from '../../components/RadioGroup/RadioGroup';
import type { SelectFieldProps } from '../../components/SelectField/SelectField';
import type { TextAreaFieldProps } from '../../components/TextAreaField/TextAreaField';
import type { TextFieldProps } from '../../components/TextField/TextField';

/** One question about the profile. */
export type ProfileQuestion =
  | ({ kind: 'select' } & SelectFieldProps)
  | ({ kind: 'chips' } & Omit<RadioGroupProps, 'look'>)
  | ({ kind: 'line' } & TextFieldProps)
  | ({ kind: 'area' } & TextAreaFieldProps);

/** The interests to choose from. */
export interface InterestChoice {
  label: string;
  name: string;
  options: readonly GroupOption[];
  selected: readonly string[];
  choiceError?: string;
  /** Shown by their own chip. */
  intimate?: { show: string; options: readonly GroupOption[] };
}
