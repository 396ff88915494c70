import { MessageSquareText } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { CodeField } from '../../components/CodeField/CodeField';
import type { CodeFieldProps } from '../../components/CodeField/CodeField';
import { Heading } from '../../components/Heading/Heading';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { ErrorFocus } from '../entry/ErrorFocus';
import { DirectDebitHead, DirectDebitSteps } from './DirectDebitHead';
import type { DirectDebitHeadProps } from './DirectDebitHead';
import { OrderLines } from './OrderLines';
import type { OrderLinesProps } from './OrderLines';
import * as styles from './direct-debit.css';

interface IntentButton {
  label: string;
  /** The submitted value of `intent`. */
  value: string;
  onClick?: (event: MouseEvent) => void;
}

export interface DirectDebitCodeProps {
  head: DirectDebitHeadProps & { progress: { done: number; label: string } };
  titleId: string;
  title: string;
  /** The phone number the code was sent to. */
  sentTo: string;
  /** Returns to the phone number. */
  change: IntentButton;
  /** An `Alert` above the boxes. */
  problem?: ReactNode;
  form: FormPartProps & { action: string };
  /** Id of the form without the code, which changes the number and requests another code. */
  otherForm: string;
  hidden?: Readonly<Record<string, string>>;
  /** Unset when the sent code has expired. */
  field?: CodeFieldProps;
  /** Remaining tries and the expiry. */
  left?: string;
  /** When another code can be requested; without it the button is shown. */
  wait?: string;
  another: IntentButton;
  order: OrderLinesProps;
  /** What was requested with the mandate. */
  asked: ReactNode;
  /** The legally required label. */
  submit: string;
  submitValue: string;
  note: ReactNode;
  /** Busy label while the form is submitted. */
  busy?: string;
}

/** The last step of a direct debit order: the SMS code, the total, and the order button. */
export function DirectDebitCode(props: DirectDebitCodeProps) {
  const { head, titleId, title, sentTo, change, problem, form, otherForm, hidden, field, left } = props;
  const { wait, another, order, asked, submit, submitValue, note, busy } = props;
  const { Form } = useRouterParts();
  const anotherCode = (
    <Button
      type="submit"
      form={otherForm}
      name="intent"
      value={another.value}
      look="outlined"
      full
      icon={<MessageSquareText />}
      busy={field ? undefined : busy}
      onClick={another.onClick}
    >
      {another.label}
    </Button>
  );
  return (
    <>
      <DirectDebitHead {...head} />
      <div className={styles.narrow}>
        <Form method="post" action={form.action} id={otherForm} onSubmit={form.onSubmit}>
          <HiddenFields values={hidden} />
        </Form>
        <Form method="post" {...form} className={styles.column16}>
          <HiddenFields values={hidden} />
          <ErrorFocus busy={busy} />
          <DirectDebitSteps {...head.progress} />
          <div>
            <Heading level={1} type="section" id={titleId}>
              {title}
            </Heading>
            <Text tone="muted">
              {sentTo}{' '}
              <button
                type="submit"
                form={otherForm}
                name="intent"
                value={change.value}
                className={styles.inWords}
                onClick={change.onClick}
              >
                {change.label}
              </button>
            </Text>
          </div>
          {problem}
          {field && <CodeField {...field} />}
          {(left || wait) && (
            <p className={styles.beside}>
              <span>{left}</span>
              <span>{wait}</span>
            </p>
          )}
          {wait === undefined ? anotherCode : <noscript>{anotherCode}</noscript>}
          <Card look="outlined" padding="small">
            <OrderLines {...order} />
          </Card>
          <Text type="small" tone="muted">
            {asked}
          </Text>
          {field && (
            <div className={styles.foot} data-buying>
              <div className={styles.lastButton}>
                <Button type="submit" name="intent" value={submitValue} size="large" full busy={busy}>
                  {submit}
                </Button>
                <p className={styles.fine}>{note}</p>
              </div>
            </div>
          )}
        </Form>
      </div>
    </>
  );
}
