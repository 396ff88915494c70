import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Button } from '../../components/Button/Button';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { Link } from '../../components/Link/Link';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import type { PasswordFieldProps } from '../../components/PasswordField/PasswordField';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { EntryFrame } from '../entry/EntryFrame';
import type { EntryArt } from '../entry/EntryFrame';
import { ErrorFocus } from '../entry/ErrorFocus';
import { fields as fieldsStyle } from '../entry/EntryParts.css';
import { EntryHead } from '../entry/EntryParts';
import { foot, forgot, middle } from './LoginScreen.css';

export interface LoginScreenProps {
  title: string;
  text?: ReactNode;
  art: EntryArt;
  form: FormPartProps & { action: string };
  hidden?: Readonly<Record<string, string>>;
  email: TextFieldProps;
  password: PasswordFieldProps;
  /** Form-level error. */
  error?: string;
  /** An `Alert` above the form: logged out, account confirmed. */
  notice?: ReactNode;
  submit: string;
  /** Busy label while the form is submitted. */
  busy?: string;
  forgotten: { href: string; label: string };
  signup: { question: string; href: string; label: string };
}

/** The login form: email, password, and links to password reset and signup. */
export function LoginScreen(props: LoginScreenProps) {
  const { title, text, art, form, hidden, email, password, error, notice, submit, busy, forgotten, signup } =
    props;
  const { Form } = useRouterParts();
  return (
    <EntryFrame presentation="page" art={art} phoneArt="banner">
      <div className={middle}>
        <EntryHead title={title} text={text} />
        {notice}
        {error && <FormErrors title={error} />}
        <Form method="post" {...form} className={fieldsStyle}>
          <HiddenFields values={hidden} />
          <ErrorFocus busy={busy} />
          <TextField type="email" autoComplete="username" inputMode="email" {...email} />
          <PasswordField autoComplete="current-password" {...password} />
          <p className={forgot}>
            <Link look="standalone" href={forgotten.href}>
              {forgotten.label}
            </Link>
          </p>
          <Button type="submit" size="large" full busy={busy}>
            {submit}
          </Button>
        </Form>
        <div className={foot}>
          <Text as="span" tone="muted">
            {signup.question}
          </Text>
          <Link look="inline" href={signup.href}>
            {signup.label}
          </Link>
        </div>
      </div>
    </EntryFrame>
  );
}
