import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField';
import type { CheckboxFieldProps } from '../../components/CheckboxField/CheckboxField';
import { Container } from '../../components/Container/Container';
import { DisplayText, Heading } from '../../components/Heading/Heading';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Link } from '../../components/Link/Link';
import { Tag } from '../../components/Tag/Tag';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { ErrorFocus } from '../entry/ErrorFocus';
import { DirectDebitHead, DirectDebitSteps } from './DirectDebitHead';
import type { DirectDebitHeadProps } from './DirectDebitHead';
import { IbanField } from './IbanField';
import type { IbanFieldProps } from './IbanField';
import { OrderLines } from './OrderLines';
import type { OrderLine, OrderLinesProps } from './OrderLines';
import * as styles from './direct-debit.css';

interface StepButton {
  label: string;
  /** The submitted value of `intent`. */
  value: string;
  /** That nothing is ordered yet. */
  note: ReactNode;
}

export interface DirectDebitFormProps {
  /** The part shown on a phone; wide screens show the whole form. */
  step: 'data' | 'mandate';
  head: DirectDebitHeadProps & { progress: { done: number; label: string } };
  titleId: string;
  title: string;
  text: string;
  back: { href: string; label: string };
  /** An `Alert` above the fields. */
  problem?: ReactNode;
  form: FormPartProps & { action: string; id: string };
  hidden?: Readonly<Record<string, string>>;
  fields: {
    holder: TextFieldProps;
    iban: IbanFieldProps;
    street: TextFieldProps;
    houseNumber: TextFieldProps;
    zip: TextFieldProps;
    city: TextFieldProps;
    phone: TextFieldProps;
  };
  order: OrderLinesProps & {
    title: string;
    /** A summary of the package and its terms. */
    short: { title: string; text: string; price: string };
  };
  mandate: { title: string; once: string; text: ReactNode; lines: readonly OrderLine[]; note: string };
  express: CheckboxFieldProps;
  next: StepButton;
  request: StepButton;
  /** Busy label while the form is submitted. */
  busy?: string;
}

/** The first two steps of a direct debit order: payer and account, and the mandate. */
export function DirectDebitForm(props: DirectDebitFormProps) {
  const { step, head, titleId, title, text, back, problem, form, hidden, fields, order, mandate } = props;
  const { express, next, request, busy } = props;
  const { Form } = useRouterParts();
  return (
    <>
      <DirectDebitHead {...head} />
      <Container>
        <Form method="post" {...form} className={styles.page}>
          <HiddenFields values={hidden} />
          <ErrorFocus busy={busy} />
          <div className={styles.main}>
            <DirectDebitSteps {...head.progress} />
            <header className={styles.wideHead}>
              <Link look="standalone" href={back.href}>
                {back.label}
              </Link>
              <Heading level={1} id={titleId}>
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </header>
            <div className={styles.short}>
              <p>
                {order.short.title}
                <span className={styles.shortText}>{order.short.text}</span>
              </p>
              <DisplayText as="strong" type="packageSize" numbers="tabular">
                {order.short.price}
              </DisplayText>
            </div>
            {problem}
            <div className={styles.personal({ step })}>
              <TextField autoComplete="name" {...fields.holder} />
            </div>
            <IbanField {...fields.iban} />
            <div className={styles.personal({ step })}>
              <div className={styles.street}>
                <TextField autoComplete="address-line1" {...fields.street} />
                <TextField {...fields.houseNumber} />
              </div>
              <div className={styles.place}>
                <TextField autoComplete="postal-code" {...fields.zip} />
                <TextField autoComplete="address-level2" {...fields.city} />
              </div>
            </div>
            <TextField type="tel" autoComplete="tel" inputMode="tel" {...fields.phone} />
          </div>
          <aside className={styles.side}>
            <div className={styles.wideOnly}>
              <Heading level={2}>{order.title}</Heading>
              <OrderLines lines={order.lines} total={order.total} />
            </div>
            <div className={styles.mandate({ step })}>
              <Card look="outlined" padding="small">
                <div className={styles.mandateHead}>
                  <Heading level={3} type="sub">
                    {mandate.title}
                  </Heading>
                  <Tag tone="primary">{mandate.once}</Tag>
                </div>
                <div className={styles.legal}>{mandate.text}</div>
                <div className={styles.small}>
                  <OrderLines lines={mandate.lines} />
                </div>
              </Card>
              <Text type="meta" tone="muted">
                {mandate.note}
              </Text>
              <div className={styles.well}>
                <CheckboxField {...express} />
              </div>
            </div>
            <div className={styles.foot} data-buying>
              <div className={styles.next({ step })}>
                <Button type="submit" name="intent" value={next.value} size="large" full busy={busy}>
                  {next.label}
                </Button>
                <p className={styles.fine}>{next.note}</p>
              </div>
              <div className={styles.request({ step })}>
                <Button type="submit" name="intent" value={request.value} size="large" full busy={busy}>
                  {request.label}
                </Button>
                <p className={styles.fine}>{request.note}</p>
              </div>
            </div>
          </aside>
        </Form>
      </Container>
    </>
  );
}
