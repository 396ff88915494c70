import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { SelectField } from '../../components/SelectField/SelectField';
import type { SelectFieldProps } from '../../components/SelectField/SelectField';
import { TextAreaField } from '../../components/TextAreaField/TextAreaField';
import type { TextAreaFieldProps } from '../../components/TextAreaField/TextAreaField';
import { TextField } from '../../components/TextField/TextField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { EntryFrame } from '../entry/EntryFrame';
import type { EntryArt } from '../entry/EntryFrame';
import { EntryFine, EntryHead } from '../entry/EntryParts';
import { fields } from '../entry/EntryParts.css';
import { ErrorFocus } from '../entry/ErrorFocus';
import { middle, trap as trapStyle } from './ComplaintScreen.css';

export interface ComplaintScreenProps {
  title: string;
  text: ReactNode;
  art: EntryArt;
  form: FormPartProps & { action: string };
  /** Form-level error. Takes the focus when it appears. */
  error?: string;
  reason: SelectFieldProps;
  complaint: TextAreaFieldProps;
  email: TextFieldProps;
  /** A honeypot field, hidden from people. */
  trap: { name: string; label: string };
  /** What happens next, and other ways. */
  fine: ReactNode;
  submit: string;
  /** Busy label while the form is submitted. */
  busy?: string;
}

/** The complaint form: subject, text, and the address for the reply. */
export function ComplaintScreen({
  title,
  text,
  art,
  form,
  error,
  reason,
  complaint,
  email,
  trap,
  fine,
  submit,
  busy,
}: ComplaintScreenProps) {
  const { Form } = useRouterParts();
  return (
    <EntryFrame presentation="page" art={art} phoneArt="none">
      <div className={middle}>
        <EntryHead title={title} text={text} />
        {error && <FormErrors title={error} />}
        <Form method="post" {...form} className={fields}>
          <ErrorFocus busy={busy} />
          <SelectField {...reason} />
          <TextAreaField {...complaint} />
          <TextField type="email" autoComplete="email" inputMode="email" {...email} />
          <label className={trapStyle} aria-hidden="true">
            {trap.label}
            <input name={trap.name} tabIndex={-1} autoComplete="off" />
          </label>
          <EntryFine>{fine}</EntryFine>
          <Button type="submit" size="large" full busy={busy}>
            {submit}
          </Button>
        </Form>
      </div>
    </EntryFrame>
  );
}
