import { sql } from 'kysely';
import { debitPart, refuseDebit, type Booking } from '../credits/debit';
import type { Signals } from '../database/signals';
import type { Scope } from '../kernel/scope';
import { pushMessage } from '../push/jobs/push-message';
import { hasPush } from '../push/has-push';
import { messageEvents } from './announce-message';
import type { MessageRow } from './message-json';

interface Delivery {
  conversationId: string;
  recipientId: string;
  /** Its `seq` is a guess: the place is given here. */
  message: MessageRow;
  /** Credits to take from the sender, 0 for none. */
  cost: number;
}

/**
 * Takes a message's credits, puts it at the end of its conversation and writes down what both members are told, all in
 * one statement: sending is what the site does most. Gives its place, and the new balance where it cost something.
 * @throws ApiError insufficient_credits, spending_blocked
 */
export async function deliverMessage(
  scope: Scope,
  signals: Signals,
  { conversationId, recipientId, message, cost }: Delivery,
): Promise<{ seq: number; credits: number | null }> {
  const now = scope.clock.now();
  const { id, sender_id: senderId, type, text } = message;
  const booking: Booking = { accountId: senderId, amount: cost, kind: 'message', ref: id };
  const isPaid = cost > 0;
  const [theirs, mine] = messageEvents({ conversationId, recipientId, message }).map(({ data }) =>
    JSON.stringify(data),
  );
  const { rows } = await sql<{ seq: number; credits: number | null; pushes: boolean }>`
    with ${isPaid ? debitPart(booking, now) : sql`booked as (select null::integer as balance_after)`}, placed as (
      update conversation set last_seq = last_seq + 1, last_message_at = ${now}::timestamptz
      from booked where id = ${conversationId}::uuid
      returning last_seq, balance_after
    ), written as (
      insert into message (conversation_id, seq, id, sender_id, type, text, cost, created_at)
      select ${conversationId}::uuid, last_seq, ${id}::uuid, ${senderId}::uuid, ${type}, ${text}, ${cost}::integer,
        ${now}::timestamptz from placed
    ), told as (
      insert into event (account_id, type, data, created_at)
      select account_id, 'message', jsonb_set(data, '{message,seq}', to_jsonb(last_seq)), ${now}::timestamptz
      from placed, (values (${recipientId}::uuid, ${theirs}::jsonb), (${senderId}::uuid, ${mine}::jsonb))
        as viewer (account_id, data)
    )
    select last_seq as seq, balance_after as credits, ${hasPush(recipientId)} as pushes from placed`.execute(
    scope.db,
  );
  const [placed] = rows;
  if (!placed) {
    if (isPaid) await refuseDebit(scope, booking);
    throw new Error('A message was sent to a conversation that does not exist.');
  }
  if (placed.pushes) await scope.jobs.add(pushMessage, { recipientId, messageId: id });
  scope.afterCommit(() => signals.send([recipientId, senderId]));
  return { seq: placed.seq, credits: placed.credits };
}
