import { Field, useControlProps } from '../Field/Field';
import type { FieldTexts } from '../Field/Field';
import { NativeSelect } from './NativeSelect';
import type { NativeSelectProps } from './NativeSelect';

export type SelectFieldProps = FieldTexts & Omit<NativeSelectProps, 'id'>;

/** A native select with label. */
export function SelectField({ label, hint, error, id, ...select }: SelectFieldProps) {
  const tied = useControlProps({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} id={tied.id}>
      <NativeSelect {...select} {...tied} />
    </Field>
  );
}
