import { members, partnersEach } from './seed-members';

const idOf = (member: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${member}), 12, '0'))::uuid`;
const sender = idOf('(:sender)::integer');
const recipient = idOf('(:recipient)::integer');
const token = `translate(encode(sha256(convert_to('load session ' || (:sender)::text, 'UTF8')), 'base64'), '+/=', '-_')`;

const message = {
  seq: 1,
  id: '00000000-0000-4000-8000-000000000001',
  mine: true,
  type: 'text',
  text: 'Shall we take the long way round, number 1234?',
  gift: null,
  photo: null,
  status: 'delivered',
  created: '2026-01-05 at some time',
};
const conversation = message.id;

/** JSON in which pgbench takes nothing for a variable. */
const written = (value: object) => `'${JSON.stringify(value).replaceAll('":', '": ')}'`;
const event = written({ conversation, profile: message.id, message });
const answer = written({ credits: 999_999, conversation, free_messages_left: 0, message });

/** The statements of one sent message for pgbench, as the API sends them: what the database alone can do. */
export function pgbenchScript(): string {
  return `
\\set sender random(0, ${members - 1})
\\set step random(1, ${partnersEach})
\\set recipient (:sender + :step) % ${members}
\\set key random(1, 9000000000000000)
select account.*, session.id as "sessionId", session.last_seen_at from session
  join account on account.id = session.account_id
  where session.token_hash = encode(sha256(convert_to(${token}, 'UTF8')), 'hex') and session.expires_at > now()
    and account.pool = 'amber' and account.status in ('active', 'not_confirmed');
begin;
insert into idempotency_key (scope, key, request_hash, created_at)
  values ('bench', (:key)::bigint::text, 'hash', now()) on conflict do nothing returning key;
select profile.id, profile.visible, exists (
    select 1 from block where (blocker_id = ${sender} and blocked_id = profile.id)
    union all select 1 from block where (blocker_id = profile.id and blocked_id = ${sender})
  ) as blocked, conversation.id as conversation, conversation.started_by, conversation.last_seq, mine.read_seq,
    mine.hidden_seq, mine.free_messages_used, theirs.read_seq as their_read_seq
  from profile
  left join conversation_member mine on mine.other_id = profile.id and mine.account_id = ${sender}
  left join conversation on conversation.id = mine.conversation_id
  left join conversation_member theirs on theirs.conversation_id = mine.conversation_id and theirs.account_id = profile.id
  where profile.pool = 'amber' and profile.status = 'active' and profile.id = ${recipient}
\\gset
with message_id as (select gen_random_uuid() as id), paid as (
    update account set credits = credits - 1 where id = ${sender} and credits >= 1 and debt = 0 returning credits
  ), booked as (
    insert into ledger (account_id, kind, ref, amount, balance_after, created_at)
    select ${sender}, 'message', message_id.id::text, -1, credits, now() from paid, message_id returning balance_after
  ), placed as (
    update conversation set last_seq = last_seq + 1, last_message_at = now() from booked
    where id = (:conversation)::uuid returning last_seq, balance_after
  ), written as (
    insert into message (conversation_id, seq, id, sender_id, type, text, cost, created_at)
    select (:conversation)::uuid, last_seq, message_id.id, ${sender}, 'text',
      'Shall we take the long way round, number 1234?', 1, now() from placed, message_id
  ), told as (
    insert into event (account_id, type, data, created_at)
    select account_id, 'message', jsonb_set(${event}::jsonb,
      '{message,seq}', to_jsonb(last_seq)), now()
    from placed, (values (${sender}), (${recipient})) viewer (account_id)
  )
select last_seq, balance_after from placed;
update idempotency_key set status = 200,
  body = ${answer}
  where scope = 'bench' and key = (:key)::bigint::text;
commit;
`;
}
