import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { after } from '../kernel/clock';
import { senderCounts } from '../notifications/open-channels';

/** An event as it is sent. */
export interface StoredEvent {
  /** The position from which a stream resumes after this event. */
  place: string;
  type: string;
  data: object;
}

/** Transactions get ids before they commit; an event may appear this much later than one with a higher id. */
const lateSeconds = 10;
const batchSize = 100;
const placePattern = /^\d{1,15}(\.[0-9a-z]{1,9}){0,100}$/;

/** The reader of a member's events. */
export interface EventReader {
  accountId: string;
  /** Nothing is read once this session has ended. */
  sessionId: string;
}

/** Reads a member's events in order, exactly once, including those that commit late. */
export class PendingEvents {
  /** Ids above the floor that were sent, and when; any other id above the floor may still appear. */
  readonly #sent: Map<number, Date>;
  #floor: number;

  private constructor(
    private readonly db: Db,
    private readonly reader: EventReader,
    { floor, sent, now }: { floor: number; sent: readonly number[]; now: Date },
  ) {
    this.#floor = floor;
    this.#sent = new Map(sent.map((id) => [id, now]));
  }

  /** Resumes at the position of the last event the browser received; null for an invalid position. */
  static from(db: Db, reader: EventReader, place: string, now: Date): PendingEvents | null {
    if (!placePattern.test(place)) return null;
    const [floor, ...steps] = place.split('.');
    const sent: number[] = [];
    for (const step of steps) sent.push((sent.at(-1) ?? Number(floor)) + Number.parseInt(step, 36));
    return new PendingEvents(db, reader, { floor: Number(floor), sent, now });
  }

  /** Starts after all existing events; events in uncommitted transactions are still read. */
  static async fromNow(db: Db, reader: EventReader, now: Date): Promise<PendingEvents> {
    const newest = await db
      .selectFrom('event')
      .select(['id', 'created_at'])
      .where('account_id', '=', reader.accountId)
      .orderBy('id', 'desc')
      .limit(batchSize)
      .execute();
    const isSettled = ({ created_at }: { created_at: Date }) => created_at <= after(now, -lateSeconds);
    const settled = newest.findIndex(isSettled);
    const recent = settled === -1 ? newest : newest.slice(0, settled);
    const floor = newest[settled]?.id ?? (newest.length < batchSize ? 0 : Number(newest.at(-1)?.id ?? 1) - 1);
    return new PendingEvents(db, reader, { floor, sent: recent.map(({ id }) => id).toReversed(), now });
  }

  /**
   * New events since the last call; empty if there are none, null once the session has ended. Likes of members
   * who have since been blocked, banned or deleted are left out.
   */
  async take(now: Date): Promise<StoredEvent[] | null> {
    const { accountId, sessionId } = this.reader;
    const byShownMember = senderCounts(accountId, sql`(event.data -> 'profile' ->> 'id')::uuid`);
    const rows = await this.db
      .selectFrom('session')
      .leftJoinLateral(
        (nested) =>
          nested
            .selectFrom('event')
            .select(['event.id', 'event.type', 'event.data'])
            .where('event.account_id', '=', accountId)
            .where('event.id', '>', this.#floor)
            .where(({ or, eb }) => or([eb('event.type', 'not in', ['like', 'match']), byShownMember]))
            .orderBy('event.id')
            .limit(2 * batchSize)
            .as('pending'),
        (join) => join.onTrue(),
      )
      .select(['pending.id', 'pending.type', 'pending.data'])
      .where('session.id', '=', sessionId)
      .where('session.expires_at', '>', now)
      .orderBy('pending.id')
      .execute();
    if (rows.length === 0) return null;
    const fresh: StoredEvent[] = [];
    for (const { id, type, data } of rows) {
      if (id === null || type === null || this.#sent.has(id) || fresh.length === batchSize) continue;
      this.#add(id, now);
      fresh.push({ place: this.#place(), type, data: data as object });
    }
    return fresh;
  }

  /** Marks an event as sent, and raises the floor past ids that no late event can precede any more. */
  #add(id: number, now: Date): void {
    this.#sent.set(id, now);
    for (const [sent, at] of this.#sent) {
      if (this.#sent.size <= batchSize && at > after(now, -lateSeconds)) break;
      this.#sent.delete(sent);
      this.#floor = Math.max(this.#floor, sent);
    }
  }

  /** Encodes the floor, then each sent id above it as the difference from the previous one. */
  #place(): string {
    const ids = [...this.#sent.keys()].filter((id) => id > this.#floor).toSorted((one, other) => one - other);
    const steps = ids.map((id, index) => (id - (ids[index - 1] ?? this.#floor)).toString(36));
    return [this.#floor, ...steps].join('.');
  }
}
