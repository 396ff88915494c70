import type { Db } from '../database/connection';
import { after } from '../kernel/clock';

/** An event as it is sent. */
export interface StoredEvent {
  /** Where a stream goes on behind this event. */
  place: string;
  type: string;
  data: object;
}

/** Transactions take ids before they commit; an event may appear this much later than one with a higher id. */
const lateSeconds = 10;
const batchSize = 100;
const placePattern = /^\d{1,15}(\.[0-9a-z]{1,9}){0,100}$/;

/** Whose events are read, and by whom. */
export interface EventReader {
  accountId: string;
  /** Once this session is over it reads nothing more. */
  sessionId: string;
}

/** Reads a member's events in order, each once, also those that commit late. */
export class PendingEvents {
  /** Ids above the floor that were sent, and when; whatever else is above the floor may still come. */
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

  /** Goes on at the place of the last event that the browser got; null for what is no place. */
  static from(db: Db, reader: EventReader, place: string, now: Date): PendingEvents | null {
    if (!placePattern.test(place)) return null;
    const [floor, ...steps] = place.split('.');
    const sent: number[] = [];
    for (const step of steps) sent.push((sent.at(-1) ?? Number(floor)) + Number.parseInt(step, 36));
    return new PendingEvents(db, reader, { floor: Number(floor), sent, now });
  }

  /** Begins behind all that is there; what was under way then still comes. */
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

  /** What has come since; empty when nothing has, null once the session is over. */
  async take(now: Date): Promise<StoredEvent[] | null> {
    const { accountId, sessionId } = this.reader;
    const rows = await this.db
      .selectFrom('session')
      .leftJoinLateral(
        (nested) =>
          nested
            .selectFrom('event')
            .select(['event.id', 'event.type', 'event.data'])
            .where('event.account_id', '=', accountId)
            .where('event.id', '>', this.#floor)
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

  /** Counts an event as sent, and lifts the floor over those that no late one can come before any more. */
  #add(id: number, now: Date): void {
    this.#sent.set(id, now);
    for (const [sent, at] of this.#sent) {
      if (this.#sent.size <= batchSize && at > after(now, -lateSeconds)) break;
      this.#sent.delete(sent);
      this.#floor = Math.max(this.#floor, sent);
    }
  }

  /** The floor, then each sent id above it as its distance from the one before. */
  #place(): string {
    const ids = [...this.#sent.keys()].filter((id) => id > this.#floor).toSorted((one, other) => one - other);
    const steps = ids.map((id, index) => (id - (ids[index - 1] ?? this.#floor)).toString(36));
    return [this.#floor, ...steps].join('.');
  }
}
