import type { LedgerEntry as LedgerEntryJson } from '@heartwood/api-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { LedgerEntry } from '../../database/money-schema';
import { isId } from '../../kernel/ids';
import { mayOpen, type Onlooker } from '../../visibility/may-open';

const kinds: Record<string, LedgerEntryJson['kind']> = {
  purchase: 'purchase',
  bonus: 'bonus',
  signup: 'signup',
  message: 'message',
  message_refund: 'returned',
  photo: 'photo',
  gift: 'gift',
  refund: 'refund',
  withdrawal: 'withdrawal',
  chargeback: 'chargeback',
  debt: 'debt',
};

/** Kinds of entries whose ref may contain a payment id, at the start or after the origin of a debt. */
const paymentKinds = ['purchase', 'refund', 'withdrawal', 'chargeback', 'debt'];
const paymentRef = /^(?:(?:purchase|refund|withdrawal|chargeback):)?([0-9a-f-]{36})/;

/** Kinds of entries whose ref is a message id. */
const messageKinds = ['message', 'message_refund', 'photo', 'gift'];

type About = NonNullable<LedgerEntryJson['about']>;

/** The conversations of entries, by their message ids; excludes those with members the viewer can't open. */
async function conversationsOf(
  db: Db,
  viewer: Onlooker<string>,
  entries: readonly LedgerEntry[],
): Promise<Map<string, About>> {
  const ids = entries.flatMap(({ kind, ref }) => (messageKinds.includes(kind) && isId(ref) ? [ref] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; about: About }>`
    select sent.id, jsonb_build_object(
      'conversation', mine.conversation_id, 'name', profile.name,
      'fictional', profile.fictional, 'gift', sent.gift
    ) as about
    from (
      select id, conversation_id, null::uuid as recipient_id, gift from message where id = any(${ids}::uuid[])
      union all
      select id, null, recipient_id, gift from waiting_message where id = any(${ids}::uuid[])
    ) sent
    join conversation_member mine on mine.account_id = ${viewer.id}::uuid
      and (mine.conversation_id = sent.conversation_id or mine.other_id = sent.recipient_id)
    join profile on profile.id = mine.other_id
    where ${mayOpen(viewer)}`.execute(db);
  return new Map(rows.map(({ id, about }) => [id, about]));
}

function entryJson(entry: LedgerEntry, about: Map<string, About>): LedgerEntryJson {
  const { id, kind, ref, amount, balance_after, created_at } = entry;
  return {
    id: String(id),
    kind: kinds[kind] ?? 'adjustment',
    credits: amount,
    balance: balance_after,
    payment_id: (paymentKinds.includes(kind) && paymentRef.exec(ref)?.[1]) || null,
    about: (messageKinds.includes(kind) && about.get(ref)) || null,
    created: created_at.toISOString(),
  };
}

/** Ledger rows as their member sees them. */
export async function ledgerEntriesJson(
  db: Db,
  viewer: Onlooker<string>,
  entries: readonly LedgerEntry[],
): Promise<LedgerEntryJson[]> {
  const about = await conversationsOf(db, viewer, entries);
  return entries.map((entry) => entryJson(entry, about));
}

/** A member's newest entries below an id; null for the newest of all. */
export async function entriesBefore(
  db: Db,
  accountId: string,
  before: number | null,
  limit: number,
): Promise<LedgerEntry[]> {
  return db
    .selectFrom('ledger')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Everything a payment did to its member's credits, newest first. */
export async function entriesOfPayment(db: Db, accountId: string, paymentId: string): Promise<LedgerEntry[]> {
  return db
    .selectFrom('ledger')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', sql<string>`any(${paymentKinds})`)
    .where(sql<boolean>`position(${paymentId} in ref) > 0`)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
