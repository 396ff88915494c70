import { Gauge, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { DisplayText, Heading } from '../../components/Heading/Heading';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import type { MethodMarkKind } from '../../components/MethodMark/MethodMark';
import { PaymentMethodGroup, PaymentMethodTile } from '../../components/PaymentMethodTile/PaymentMethodTile';
import { Progress } from '../../components/Progress/Progress';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { DirectDebitHead } from './DirectDebitHead';
import type { DirectDebitHeadProps } from './DirectDebitHead';
import * as styles from './direct-debit.css';

export interface DirectDebitRefusalProps {
  head: Omit<DirectDebitHeadProps, 'progress'>;
  titleId: string;
  reason: 'blocked' | 'limit' | 'elsewhere';
  title: string;
  text: string;
  /** An `Alert` with what helps. */
  help?: ReactNode;
  /** The used share of the limit. */
  meter?: { label: string; value: string; share: number; text?: string };
  methods?: {
    title: string;
    name: string;
    items: readonly { id: string; label: string; mark: MethodMarkKind }[];
    form: FormPartProps & { action: string };
    hidden?: Readonly<Record<string, string>>;
    total: { label: string; value: string };
    submit: string;
    submitValue: string;
  };
}

const looks = {
  blocked: { tone: 'danger', icon: <Landmark /> },
  limit: { tone: 'warn', icon: <Gauge /> },
  elsewhere: { tone: 'neutral', icon: <Landmark /> },
} as const;

/** Direct debit is unavailable: why, that nothing was collected, and other payment methods. */
export function DirectDebitRefusal(props: DirectDebitRefusalProps) {
  const { head, titleId, reason, title, text, help, meter, methods } = props;
  const { Form } = useRouterParts();
  const { tone, icon } = looks[reason];
  return (
    <>
      <DirectDebitHead {...head} />
      <section className={styles.narrow}>
        <div className={styles.words} role="status">
          <span className={styles.disc({ tone })} aria-hidden="true">
            {icon}
          </span>
          <Heading level={1} type="section" id={titleId}>
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </div>
        {help}
        {meter && (
          <Card look="outlined" padding="small">
            <Stack gap={8}>
              <p className={styles.beside}>
                <span>{meter.label}</span>
                <strong>{meter.value}</strong>
              </p>
              <Progress value={meter.share} label={meter.label} />
              {meter.text && (
                <Text type="small" tone="muted">
                  {meter.text}
                </Text>
              )}
            </Stack>
          </Card>
        )}
        {methods && (
          <Form method="post" {...methods.form} className={styles.methods}>
            <HiddenFields values={methods.hidden} />
            <Heading level={2} type="sub">
              {methods.title}
            </Heading>
            <PaymentMethodGroup label={methods.title}>
              {methods.items.map(({ id, label, mark }, index) => (
                <PaymentMethodTile
                  key={id}
                  name={methods.name}
                  value={id}
                  label={label}
                  mark={mark}
                  defaultChecked={index === 0}
                />
              ))}
            </PaymentMethodGroup>
            <div className={styles.foot} data-buying>
              <div className={styles.lastButton}>
                <p className={styles.total}>
                  <Text as="span" type="small" tone="muted">
                    {methods.total.label}
                  </Text>
                  <DisplayText as="strong" type="total" numbers="tabular">
                    {methods.total.value}
                  </DisplayText>
                </p>
                <Button type="submit" name="intent" value={methods.submitValue} size="large" full>
                  {methods.submit}
                </Button>
              </div>
            </div>
          </Form>
        )}
      </section>
    </>
  );
}
