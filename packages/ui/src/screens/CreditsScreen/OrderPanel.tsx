import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { DisplayText, Heading } from '../../components/Heading/Heading';
import { Stack } from '../../components/Stack/Stack';
import { Inline } from '../../components/Inline/Inline';
import * as styles from './OrderPanel.css';

export interface Order {
  title: string;
  lines: readonly { label: string; value: string; tone?: 'success' }[];
  total: { label: string; value: string };
  /** The legally required words. */
  submit: string;
  /** What is going on while the order is sent. */
  busy?: string;
  /** Where one goes next and which conditions hold. */
  fine: ReactNode;
}

/** Everything that will be paid, and the one button; it stays in view on a phone. */
export function OrderPanel({ form, order }: { form: string; order: Order }) {
  const { title, lines, total, submit, busy, fine } = order;
  return (
    <Stack>
      <Heading level={2}>{title}</Heading>
      <Stack as="dl">
        {lines.map(({ label, value, tone }) => (
          <div key={label} className={tone === 'success' ? styles.discount : styles.line}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </Stack>
      <div className={styles.pay} data-buying>
        <Inline as="p" align="baseline" justify="between" gap={4} aria-live="polite">
          <span className={styles.totalLabel}>{total.label}</span>
          <DisplayText as="strong" type="total" numbers="tabular">
            {total.value}
          </DisplayText>
        </Inline>
        <Button type="submit" form={form} size="large" full busy={busy}>
          {submit}
        </Button>
      </div>
      <p className={styles.fine}>{fine}</p>
    </Stack>
  );
}
