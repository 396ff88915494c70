import { sql, type RawBuilder } from 'kysely';
import { debitPart, refuseDebit, type Booking } from '../credits/debit';
import { prepared } from '../database/prepared';
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

interface Values {
  conversationId: string;
  recipientId: string;
  senderId: string;
  id: string;
  type: MessageRow['type'];
  text: MessageRow['text'];
  cost: number;
  /** What each of the two is told, as JSON. */
  theirs: string;
  mine: string;
  now: Date;
}

interface Placed {
  seq: number;
  credits: number | null;
  pushes: boolean;
}

const bookingOf = ({ senderId, cost, id }: Pick<Values, 'senderId' | 'cost' | 'id'>): Booking => ({
  accountId: senderId,
  amount: cost,
  kind: 'message',
  ref: id,
});

/** `charge` is the first part of the `with`: its `booked` has a row where the message may be sent. */
function delivery(values: Values, charge: RawBuilder<unknown>): RawBuilder<Placed> {
  const { conversationId, recipientId, senderId, id, type, text, cost, theirs, mine, now } = values;
  return sql<Placed>`
    with ${charge}, placed as (
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
    select last_seq as seq, balance_after as credits, ${hasPush(recipientId)} as pushes from placed`;
}

const deliverPaid = prepared((db, values: Values) =>
  delivery(values, debitPart(bookingOf(values), values.now)).compile(db),
);

const deliverFree = prepared((db, values: Values) =>
  delivery(values, sql`booked as (select null::integer as balance_after)`).compile(db),
);

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
  const { id, sender_id: senderId, type, text } = message;
  const [theirs = '', mine = ''] = messageEvents({ conversationId, recipientId, message }).map(({ data }) =>
    JSON.stringify(data),
  );
  const told = { theirs, mine, now: scope.clock.now() };
  const values: Values = { conversationId, recipientId, senderId, id, type, text, cost, ...told };
  const isPaid = cost > 0;
  const [placed] = await (isPaid ? deliverPaid : deliverFree)(scope.db, values);
  if (!placed) {
    if (isPaid) await refuseDebit(scope, bookingOf(values));
    throw new Error('A message was sent to a conversation that does not exist.');
  }
  if (placed.pushes) await scope.jobs.add(pushMessage, { recipientId, messageId: id });
  scope.afterCommit(() => signals.send([recipientId, senderId]));
  return { seq: placed.seq, credits: placed.credits };
}
