import {
  ArrowRightLeft,
  ChevronRight,
  Coins,
  Gift,
  Image,
  MessageCircle,
  MessagesSquare,
  Undo2,
} from 'lucide-react';
import { Tag } from '../../components/Tag/Tag';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './TransactionsScreen.css';

/** A ledger entry: credits added or spent, or consecutive messages. */
export interface LedgerRow {
  id: string;
  icon: 'bought' | 'message' | 'messages' | 'photo' | 'gift' | 'back' | 'money';
  label: string;
  /** The time, and further details. */
  note: string;
  dateTime: string;
  /** With sign: "+30", "−1". */
  credits: string;
  tone: 'success' | 'neutral';
  /** The balance after it. */
  balance: string;
  href?: string;
}

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

const icons = {
  bought: Coins,
  message: MessageCircle,
  messages: MessagesSquare,
  photo: Image,
  gift: Gift,
  back: Undo2,
  money: ArrowRightLeft,
};

/** A ledger entry, in words. */
export function LedgerLine({ row }: { row: LedgerRow }) {
  const { Link } = useRouterParts();
  const Icon = icons[row.icon];
  const content = (
    <>
      <span className={styles.icon({ tone: row.tone })} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{row.label}</span>
        <time className={styles.small} dateTime={row.dateTime}>
          {row.note}
        </time>
      </span>
      <span className={styles.amounts}>
        <span className={row.tone === 'success' ? styles.gain : styles.out}>{row.credits}</span>
        <span className={styles.small}>{row.balance}</span>
      </span>
    </>
  );
  if (row.href === undefined) return <div className={styles.row}>{content}</div>;
  return (
    <Link className={styles.linkRow} href={row.href}>
      {content}
    </Link>
  );
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
