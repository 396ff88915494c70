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
  /** What is wrong with the whole form. Takes the focus when it appears. */
  error?: string;
  reason: SelectFieldProps;
  complaint: TextAreaFieldProps;
  email: TextFieldProps;
  /** A field that people do not see; what fills it in is a program. */
  trap: { name: string; label: string };
  /** How it goes on, and other ways. */
  fine: ReactNode;
  submit: string;
  /** What is going on while the form is sent. */
  busy?: string;
}

/** Something to complain about: what, the words, and where the answer goes. */
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
