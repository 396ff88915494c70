import type { ReactNode } from 'react';
import { DisplayText } from '../../components/Heading/Heading';
import * as styles from './OrderLines.css';

export interface OrderLine {
  label: ReactNode;
  value: ReactNode;
  tone?: 'success' | 'muted';
}

export interface OrderLinesProps {
  lines: readonly OrderLine[];
  total?: { label: string; value: string };
}

/** The lines of an order, and the total. */
export function OrderLines({ lines, total }: OrderLinesProps) {
  return (
    <dl className={styles.list}>
      {lines.map(({ label, value, tone }, index) => (
        <div key={index} className={styles.line({ tone })}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={styles.line({ tone: 'total' })}>
          <dt>{total.label}</dt>
          <dd className={styles.value}>
            <DisplayText as="strong" type="total" numbers="tabular">
              {total.value}
            </DisplayText>
          </dd>
        </div>
      )}
    </dl>
  );
}
