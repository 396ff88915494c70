import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Box } from '../../components/Box/Box';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import { FactLines } from '../payment-parts/FactLines';
import type { FactLine } from '../payment-parts/FactLines';
import { WithdrawalHead } from './WithdrawalHead';
import type { WithdrawalHeadProps } from './WithdrawalHead';
import { page } from './withdrawal.css';

export interface WithdrawalSumProps extends WithdrawalHeadProps {
  action: string;
  hidden: Readonly<Record<string, string>>;
  error?: string;
  /** What changed since the sum was shown, an `Alert`. */
  notice?: ReactNode;
  lines: readonly FactLine[];
  /** How the sum is calculated. */
  formula: ReactNode;
  changes: { title: string; text: string };
  submit: string;
  busy?: string;
  keep: { href: string; label: string };
}

/** Second step of a withdrawal: the refund, and the button that declares it. */
export function WithdrawalSum({
  action,
  hidden,
  error,
  notice,
  lines,
  formula,
  changes,
  submit,
  busy,
  keep,
  ...head
}: WithdrawalSumProps) {
  const { Form } = useRouterParts();
  return (
    <section className={page}>
      <WithdrawalHead {...head} />
      {error && <FormErrors title={error} />}
      {notice}
      <Card padding="none">
        <Box paddingX={20} paddingY={4}>
          <FactLines lines={lines} />
        </Box>
      </Card>
      <Text type="small" tone="muted">
        {formula}
      </Text>
      <Alert tone="neutral" title={changes.title}>
        {changes.text}
      </Alert>
      <Form method="post" action={action}>
        <HiddenFields values={hidden} />
        <Stack gap={4}>
          <Button type="submit" size="large" full busy={busy}>
            {submit}
          </Button>
          <ButtonLink href={keep.href} look="text" full>
            {keep.label}
          </ButtonLink>
        </Stack>
      </Form>
    </section>
  );
}
