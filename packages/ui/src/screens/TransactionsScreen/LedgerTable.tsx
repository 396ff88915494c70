import { ArrowRightLeft, Coins, Gift, Image, MessageCircle, MessagesSquare, Undo2 } from 'lucide-react';
import { MarkedName } from '../../components/Tag/MarkedName';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './LedgerTable.css';

/** A ledger entry: credits added or spent, or consecutive messages. */
export interface LedgerRow {
  id: string;
  icon: 'bought' | 'message' | 'messages' | 'photo' | 'gift' | 'back' | 'money';
  label: string;
  /** Mark of a fictional profile that the label or the note names. */
  fictional?: string;
  /** Further details. */
  note?: string;
  time: string;
  dateTime: string;
  /** With sign: "+30", "−1". */
  credits: string;
  tone: 'success' | 'neutral';
  /** The balance after it: for a column, and in words where there is none. */
  balance: { number: string; words: string };
  href?: string;
}

/** The entries of a day, newest first. */
export interface LedgerDay {
  day: string;
  title: string;
  rows: readonly LedgerRow[];
}

export interface LedgerTableProps {
  /** Heads of the columns, for wide screens. */
  columns: { time: string; what: string; credits: string; balance: string };
  days: readonly LedgerDay[];
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

function What({ icon, tone, label, fictional, note, href }: LedgerRow) {
  const { Link } = useRouterParts();
  const Icon = icons[icon];
  const marked = <MarkedName fictional={fictional}>{label}</MarkedName>;
  return (
    <td className={styles.what}>
      <span className={styles.icon({ tone })} aria-hidden="true">
        <Icon />
      </span>
      {href === undefined ? (
        <span className={styles.label}>{marked}</span>
      ) : (
        <Link className={styles.link} href={href}>
          {marked}
        </Link>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </td>
  );
}

function Row(row: LedgerRow) {
  const { time, dateTime, credits, tone, balance, href } = row;
  return (
    <tr className={href === undefined ? styles.row : styles.linkRow}>
      <td className={styles.time}>
        <time dateTime={dateTime}>{time}</time>
      </td>
      <What {...row} />
      <td className={styles.credits({ tone })}>{credits}</td>
      <td className={styles.balance}>
        <span className={styles.onWide}>{balance.number}</span>
        <span className={styles.onPhone}>{balance.words}</span>
      </td>
    </tr>
  );
}

/** The ledger's entries by day: a table, on a phone one block per entry. */
export function LedgerTable({ columns, days }: LedgerTableProps) {
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.headCell({ side: 'start' })}>
            {columns.time}
          </th>
          <th scope="col" className={styles.headCell({ side: 'start' })}>
            {columns.what}
          </th>
          <th scope="col" className={styles.headCell({ side: 'end' })}>
            {columns.credits}
          </th>
          <th scope="col" className={styles.headCell({ side: 'end' })}>
            {columns.balance}
          </th>
        </tr>
      </thead>
      {days.map(({ day, title, rows }) => (
        <tbody key={day} className={styles.day}>
          <tr className={styles.dayRow}>
            <th scope="rowgroup" colSpan={4} className={styles.dayTitle}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
