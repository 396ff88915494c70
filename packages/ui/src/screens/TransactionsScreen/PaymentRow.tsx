import { ChevronRight } from 'lucide-react';
import { Tag } from '../../components/Tag/Tag';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './TransactionsScreen.css';

/** A payment. */
export interface PaymentLine {
  id: string;
  href: string;
  label: string;
  amount: string;
  status: { label: string; tone: 'neutral' | 'success' | 'warn' | 'danger' };
  time: string;
  dateTime: string;
}

/** A payment and its status. */
export function PaymentRow({ line }: { line: PaymentLine }) {
  const { Link } = useRouterParts();
  return (
    <Link className={styles.linkRow} href={line.href}>
      <span className={styles.words}>
        <span className={styles.name}>{line.label}</span>
        <time className={styles.small} dateTime={line.dateTime}>
          {line.time}
        </time>
      </span>
      <span className={styles.amounts}>
        <span className={styles.out}>{line.amount}</span>
        <Tag tone={line.status.tone} size="small">
          {line.status.label}
        </Tag>
      </span>
      <ChevronRight />
    </Link>
  );
}
