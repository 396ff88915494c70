import { sql } from 'kysely';
import type { Db } from '../database/connection';

/** An event as it is sent. */
export interface StoredEvent {
  id: number;
  type: string;
  data: object;
}

/** Transactions take ids before they commit; an event may appear this much later than one with a higher id. */
const lateMilliseconds = 10_000;
const batchSize = 200;

/** Whose events are read, and by whom. */
export interface EventReader {
  accountId: string;
  /** Once this session is over it reads nothing more. */
  sessionId: string;
}

/** Reads a member's events in order, each once, also those that commit late. */
export class PendingEvents {
  readonly #sent = new Map<number, number>();
  #floor: number;

  /** @param after the last event that the browser has */
  constructor(
    private readonly db: Db,
    private readonly reader: EventReader,
    after: number,
  ) {
    this.#floor = after;
  }

  /** What has come since; empty when nothing has. */
  async take(now: Date): Promise<StoredEvent[]> {
    const { accountId, sessionId } = this.reader;
    const rows = await this.db
      .selectFrom('event')
      .select(['id', 'type', 'data', 'created_at'])
      .where('account_id', '=', accountId)
      .where('id', '>', this.#floor)
      .where(
        sql<boolean>`exists (select from session where id = ${sessionId}::uuid and expires_at > ${now}::timestamptz)`,
      )
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const fresh = rows.filter(({ id }) => !this.#sent.has(id));
    for (const { id, created_at } of fresh) this.#sent.set(id, created_at.getTime());
    for (const [id, at] of this.#sent) {
      if (now.getTime() - at < lateMilliseconds && this.#sent.size < batchSize) break;
      this.#sent.delete(id);
      this.#floor = Math.max(this.#floor, id);
    }
    return fresh.map(({ id, type, data }) => ({ id, type, data: data as object }));
  }
}

/** The newest event of a member, 0 without one: where a stream without a Last-Event-ID starts. */
export async function newestEventId(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('event')
    .select((select) => select.fn.max('id').as('id'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.id ?? 0;
}
