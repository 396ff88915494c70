import type { FormEvent } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Switch } from '../../components/Switch/Switch';

/** A switch and the form that saves it. */
export interface SwitchControl {
  action: string;
  name: string;
  selected: boolean;
  /** Cannot be used now; say why beside it. */
  disabled?: boolean;
  /** Values that the form sends along. */
  fields?: Readonly<Record<string, string>>;
  /** With script: called instead of the form's own sending when it prevents the event. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

interface SwitchFormProps {
  control: SwitchControl;
  id: string;
  labelledBy: string;
  describedBy?: string;
}

/** A switch as a small form, so that it works before script runs. */
export function SwitchForm({ control, id, labelledBy, describedBy }: SwitchFormProps) {
  const { action, name, selected, disabled, fields, onSubmit } = control;
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <HiddenFields values={fields} />
      <Switch
        id={id}
        name={name}
        selected={selected}
        disabled={disabled}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
      />
    </form>
  );
}
