import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Container } from '../../components/Container/Container';
import { ExpressTick } from '../../components/ExpressTick/ExpressTick';
import type { ExpressTickProps } from '../../components/ExpressTick/ExpressTick';
import { Heading } from '../../components/Heading/Heading';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Link } from '../../components/Link/Link';
import { MethodMark } from '../../components/MethodMark/MethodMark';
import type { MethodMarkKind } from '../../components/MethodMark/MethodMark';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { OrderLines } from '../CreditsScreen/OrderLines';
import type { OrderLinesProps } from '../CreditsScreen/OrderLines';
import * as styles from './RepeatOrderScreen.css';

export interface RepeatOrderScreenProps {
  title: string;
  text: string;
  /** An `Alert` above the order. */
  problem?: ReactNode;
  order: OrderLinesProps;
  /** The earlier price, where it was lower. */
  lastPrice?: string;
  method: {
    mark: MethodMarkKind;
    label: string;
    note: string;
    change: { href: string; label: string };
  };
  other: { href: string; label: string };
  form: FormPartProps & { action: string };
  hidden?: Readonly<Record<string, string>>;
  express?: ExpressTickProps;
  /** The month's spending before and after. */
  month?: string;
  /** The legally required label. */
  submit: string;
  /** Continues on another page, where the order is placed; replaces `submit`. */
  next?: { href: string; label: string };
  /** Replaces the button: why nothing can be ordered now. */
  blocked?: ReactNode;
  busy?: string;
  fine: ReactNode;
}

function Confirming(props: Pick<RepeatOrderScreenProps, 'submit' | 'next' | 'blocked' | 'busy'>) {
  const { submit, next, blocked, busy } = props;
  if (blocked !== undefined) return blocked;
  if (next) {
    return (
      <ButtonLink href={next.href} size="large" full>
        {next.label}
      </ButtonLink>
    );
  }
  return (
    <Button type="submit" size="large" full busy={busy}>
      {submit}
    </Button>
  );
}

/** Repeats the last order at today's price; one press orders it. */
export function RepeatOrderScreen(props: RepeatOrderScreenProps) {
  const { title, text, problem, order, lastPrice, method, other, form, hidden, express, month, fine } = props;
  const { Form } = useRouterParts();
  return (
    <Container>
      <Form method="post" {...form} className={styles.page}>
        <HiddenFields values={hidden} />
        <Stack as="header" gap={6}>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {problem}
        <Card padding="small">
          <OrderLines {...order} />
        </Card>
        {lastPrice !== undefined && (
          <Text type="small" tone="muted">
            {lastPrice}
          </Text>
        )}
        <Card padding="small">
          <div className={styles.method}>
            <MethodMark kind={method.mark} />
            <span className={styles.name}>
              {method.label}
              <Text as="span" type="meta" tone="muted" weight="regular">
                <br />
                {method.note}
              </Text>
            </span>
            <Link look="standalone" href={method.change.href}>
              {method.change.label}
            </Link>
          </div>
        </Card>
        <div>
          <Link look="standalone" href={other.href}>
            <PackageOpen />
            {other.label}
          </Link>
        </div>
        {express && <ExpressTick {...express} />}
        {month !== undefined && (
          <Text type="small" tone="muted">
            {month}
          </Text>
        )}
        <div className={styles.pay} data-buying>
          <Confirming {...props} />
          <p className={styles.fine}>{fine}</p>
        </div>
      </Form>
    </Container>
  );
}
