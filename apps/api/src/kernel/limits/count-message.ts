import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { tooMany } from '../api-error';
import { after } from '../clock';
import { limitRules } from './limit-rules';

interface Counted {
  burst: number;
  burst_ends_at: Date;
  hour: number;
  hour_ends_at: Date;
}

/**
 * Counts a member's message in both windows with one statement in the given transaction.
 * @throws ApiError too_many_requests
 */
export async function countMessage(db: Db, accountId: string, now: Date): Promise<void> {
  const { 'message-burst': burst, message: hour } = limitRules;
  const { rows } = await sql<Counted>`
    insert into message_limit as counted (account_id, burst, burst_ends_at, hour, hour_ends_at)
    values (${accountId}::uuid, 1, ${after(now, burst.seconds)}::timestamptz, 1, ${after(now, hour.seconds)}::timestamptz)
    on conflict (account_id) do update set
      burst = case when counted.burst_ends_at > ${now}::timestamptz then counted.burst + 1 else 1 end,
      burst_ends_at = case when counted.burst_ends_at > ${now}::timestamptz then counted.burst_ends_at
        else excluded.burst_ends_at end,
      hour = case when counted.hour_ends_at > ${now}::timestamptz then counted.hour + 1 else 1 end,
      hour_ends_at = case when counted.hour_ends_at > ${now}::timestamptz then counted.hour_ends_at
        else excluded.hour_ends_at end
    returning burst, burst_ends_at, hour, hour_ends_at`.execute(db);
  const [counted] = rows;
  if (counted && counted.hour > hour.points) throw tooMany(counted.hour_ends_at.getTime() - now.getTime());
  if (counted && counted.burst > burst.points) throw tooMany(counted.burst_ends_at.getTime() - now.getTime());
}
