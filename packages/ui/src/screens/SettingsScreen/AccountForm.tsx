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
  /** A pending state or a result, an `Alert`. */
  notice?: ReactNode;
  /** Form-level error. Takes the focus when it appears. */
  error?: string;
  children: ReactNode;
  submit: string;
  /** Busy label while the form is submitted. */
  busy?: string;
  /** Why it cannot be submitted now. */
  disabled?: string;
  /** Its consequences. */
  after?: ReactNode;
}

/** An account form: stacked fields, one button. */
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
