import { cursorPage, encodeCursor } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import type { LedgerEntry, Payment } from '../../database/money-schema';
import { isId } from '../../kernel/ids';
import { cursorTime, type ListPlace } from '../../kernel/list-place';

/** Entries, and payments, per page. */
export const transactionsPage = cursorPage.default;

/** Where both lists of a page continue; null for the start, `end` past the last item. */
export interface TransactionsPage {
  entriesBefore: number | null;
  paymentsBefore: ListPlace | 'end' | null;
}

export const firstPage: TransactionsPage = { entriesBefore: null, paymentsBefore: null };

const end = '0';

/** Parses the three parts of a cursor; null if invalid. */
export function pageFrom(parts: string[] | null): TransactionsPage | null {
  if (!parts) return null;
  const [entry = '', createdAt = '', id = ''] = parts;
  if (!/^\d{1,15}$/.test(entry)) return null;
  if (createdAt === end && id === end) return { entriesBefore: Number(entry), paymentsBefore: 'end' };
  const time = cursorTime(createdAt);
  if (!time || !isId(id)) return null;
  return { entriesBefore: Number(entry), paymentsBefore: { at: time, id } };
}

/** A member's newest payments after a position. */
export async function paymentsBefore(
  db: Db,
  accountId: string,
  before: TransactionsPage['paymentsBefore'],
  limit: number,
): Promise<Payment[]> {
  if (before === 'end') return [];
  let query = db.selectFrom('payment').selectAll().where('account_id', '=', accountId);
  if (before) {
    query = query.where(({ or, and, eb }) =>
      or([
        eb('created_at', '<', before.at),
        and([eb('created_at', '=', before.at), eb('id', '>', before.id)]),
      ]),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}

/** The cursor after the items shown; null if both lists, each read one item ahead, have ended. */
export function nextCursor(entries: readonly LedgerEntry[], payments: readonly Payment[]): string | null {
  const moreEntries = entries.length > transactionsPage;
  const morePayments = payments.length > transactionsPage;
  if (!moreEntries && !morePayments) return null;
  const entry = moreEntries ? entries[transactionsPage - 1] : undefined;
  const payment = morePayments ? payments[transactionsPage - 1] : undefined;
  return encodeCursor([entry?.id ?? end, payment?.created_at.toISOString() ?? end, payment?.id ?? end]);
}
