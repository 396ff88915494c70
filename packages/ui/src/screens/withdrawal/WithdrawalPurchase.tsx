import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import type { RadioGroupProps } from '../../components/RadioGroup/RadioGroup';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import { useRouterParts } from '../../router/RouterParts';
import { ErrorFocus } from '../entry/ErrorFocus';
import { WithdrawalHead } from './WithdrawalHead';
import type { WithdrawalHeadProps } from './WithdrawalHead';
import { fields, page } from './withdrawal.css';

export interface WithdrawalPurchaseProps extends WithdrawalHeadProps {
  action: string;
  /** Form-level error. Takes the focus when it appears. */
  error?: string;
  /** A member's purchases; visitors name one by `order` and `email`. */
  purchases?: RadioGroupProps;
  order?: TextFieldProps;
  email?: TextFieldProps;
  name: TextFieldProps;
  /** The recipient of the confirmation. */
  fine?: ReactNode;
  submit: string;
  /** Busy label while the form is submitted. */
  busy?: string;
  /** That this step declares nothing yet. */
  note: string;
}

/** First step of a withdrawal: the purchase, and who withdraws. */
export function WithdrawalPurchase({
  action,
  error,
  purchases,
  order,
  email,
  name,
  fine,
  submit,
  busy,
  note,
  ...head
}: WithdrawalPurchaseProps) {
  const { Form } = useRouterParts();
  return (
    <section className={page}>
      <WithdrawalHead {...head} />
      {error && <FormErrors title={error} />}
      <Form method="post" action={action} className={fields}>
        <ErrorFocus busy={busy} />
        {purchases && <RadioGroup {...purchases} />}
        {order && <TextField {...order} />}
        {email && <TextField type="email" autoComplete="email" inputMode="email" {...email} />}
        <TextField autoComplete="name" {...name} />
        {fine && (
          <Text type="small" tone="muted">
            {fine}
          </Text>
        )}
        <Stack gap={8}>
          <Button type="submit" size="large" full busy={busy}>
            {submit}
          </Button>
          <Text type="small" tone="muted" align="center">
            {note}
          </Text>
        </Stack>
      </Form>
    </section>
  );
}
