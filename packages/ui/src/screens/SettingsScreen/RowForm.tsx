import type { FormEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { useRouterParts } from '../../router/RouterParts';

/** The one thing that a row's button does. */
export interface RowAction {
  /** On the button. */
  label: string;
  /** What it does, and to whom or what; for screen readers. Begins with the label. */
  name: string;
  action: string;
  fields: Readonly<Record<string, string>>;
  busy?: string;
  /** With script: called instead of the form's own sending when it prevents the event. */
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
