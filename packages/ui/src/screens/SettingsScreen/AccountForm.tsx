import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import { ErrorFocus } from '../entry/ErrorFocus';
import { fields as fieldsStyle } from './settings-parts.css';

export interface AccountFormProps {
  action: string;
  hidden?: Readonly<Record<string, string>>;
  /** Above the fields. */
  text?: ReactNode;
  /** What holds until then, or was done, an `Alert`. */
  notice?: ReactNode;
  /** What is wrong with the whole form. Takes the focus when it appears. */
  error?: string;
  /** The fields. */
  children: ReactNode;
  submit: string;
  /** What is going on while the form is sent. */
  busy?: string;
  /** Why it cannot be sent now. */
  disabled?: string;
  /** What follows from it. */
  after?: ReactNode;
}

/** A form about the account: fields under each other, one button. */
export function AccountForm({
  action,
  hidden,
  text,
  notice,
  error,
  children,
  submit,
  busy,
  disabled,
  after,
}: AccountFormProps) {
  const { Form } = useRouterParts();
  return (
    <Form method="post" action={action} className={fieldsStyle}>
      <HiddenFields values={hidden} />
      <ErrorFocus busy={busy} />
      {notice}
      {error && <FormErrors title={error} />}
      {text && <Text tone="muted">{text}</Text>}
      {children}
      <Button type="submit" size="large" full busy={busy} disabled={disabled}>
        {submit}
      </Button>
      {after && (
        <Text type="small" tone="muted">
          {after}
        </Text>
      )}
    </Form>
  );
}
