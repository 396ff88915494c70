import type { FormEvent } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Switch } from '../../components/Switch/Switch';

/** A switch with the form that saves it. */
export interface SwitchControl {
  action: string;
  name: string;
  selected: boolean;
  /** Disabled; show the reason next to it. */
  disabled?: boolean;
  /** Hidden fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** With script: replaces the form's own submission by preventing the event. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

interface SwitchFormProps {
  control: SwitchControl;
  id: string;
  labelledBy: string;
  describedBy?: string;
}

/** A switch as a small form, so that it works before hydration. */
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
