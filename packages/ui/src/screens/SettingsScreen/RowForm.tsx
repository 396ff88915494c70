import type { FormEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { useRouterParts } from '../../router/RouterParts';

/** The action of a row's button. */
export interface RowAction {
  /** The button's label. */
  label: string;
  /** Accessible name: the action and its object. Starts with the label. */
  name: string;
  action: string;
  fields: Readonly<Record<string, string>>;
  busy?: string;
  /** With script: replaces the form's own submission by preventing the event. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** A button at the end of a row, as a form of its own. */
export function RowForm({ label, name, action, fields, busy, onSubmit }: RowAction) {
  const { Form } = useRouterParts();
  return (
    <Form method="post" action={action} onSubmit={onSubmit}>
      <HiddenFields values={fields} />
      <Button type="submit" look="soft" size="small" aria-label={name} busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
