import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Button, ButtonLink } from '../../components/Button/Button';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import type { PasswordFieldProps } from '../../components/PasswordField/PasswordField';
import { TextField } from '../../components/TextField/TextField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { EntryFrame } from '../entry/EntryFrame';
import type { EntryArt } from '../entry/EntryFrame';
import { ErrorFocus } from '../entry/ErrorFocus';
import { fields as fieldsStyle } from '../entry/EntryParts.css';
import { EntryHead } from '../entry/EntryParts';
import { middle } from './ResetPasswordScreen.css';

type ResetFields =
  | { kind: 'email'; email: TextFieldProps }
  | { kind: 'password'; password: PasswordFieldProps; repeat: PasswordFieldProps };

export interface ResetPasswordScreenProps {
  title: string;
  text: ReactNode;
  art: EntryArt;
  form: FormPartProps & { action: string };
  /** Hidden fields of the form. */
  hidden?: Readonly<Record<string, string>>;
  /** Form-level error. Takes the focus when it appears. */
  error?: string;
  /** The mail address, or the new password and its confirmation. */
  fields: ResetFields;
  submit: string;
  /** Busy label while the form is submitted. */
  busy?: string;
  next?: { href: string; label: string };
}

function Fields({ fields }: { fields: ResetFields }) {
  if (fields.kind === 'email')
    return <TextField type="email" autoComplete="username" inputMode="email" {...fields.email} />;
  return (
    <>
      <PasswordField autoComplete="new-password" {...fields.password} />
      <PasswordField autoComplete="new-password" {...fields.repeat} />
    </>
  );
}

/** A forgotten password: asks for the mail address, or for the new password. */
export function ResetPasswordScreen({
  title,
  text,
  art,
  form,
  hidden,
  error,
  fields,
  submit,
  busy,
  next,
}: ResetPasswordScreenProps) {
  const { Form } = useRouterParts();
  return (
    <EntryFrame presentation="page" art={art} phoneArt="banner">
      <div className={middle}>
        <EntryHead title={title} text={text} />
        {error && <FormErrors title={error} />}
        <Form method="post" {...form} className={fieldsStyle}>
          <ErrorFocus busy={busy} />
          {hidden && <HiddenFields values={hidden} />}
          <Fields fields={fields} />
          <Button type="submit" size="large" full busy={busy}>
            {submit}
          </Button>
        </Form>
        {next && (
          <ButtonLink href={next.href} size="large" full look="text">
            {next.label}
          </ButtonLink>
        )}
      </div>
    </EntryFrame>
  );
}
