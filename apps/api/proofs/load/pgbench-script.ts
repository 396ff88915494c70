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

/** JSON without anything pgbench would take for a variable. */
const written = (value: object) => `'${JSON.stringify(value).replaceAll('":', '": ')}'`;
const event = written({ conversation, profile: message.id, message });
const answer = written({ credits: 999_999, conversation, free_messages_left: 0, message });

/**
 * The statements of one sent message as a pgbench script, one by one as the API sends them, limits included:
 * the ceiling set by the database alone.
 */
export function pgbenchScript(): string {
  return `
\\set sender random(0, ${members - 1})
\\set step random(1, ${partnersEach})
\\set recipient (:sender + :step) % ${members}
\\set key random(1, 9000000000000000)
select account.*, profile.gender, profile.sexuality, profile.country as home_country, session.id as "sessionId",
    session.last_seen_at
  from session join account on account.id = session.account_id join profile on profile.id = account.id
  where session.token_hash = encode(sha256(convert_to(${token}, 'UTF8')), 'hex') and session.expires_at > now()
    and account.pool = 'amber' and account.status in ('active', 'not_confirmed');
begin;
select id from session
  where token_hash = encode(sha256(convert_to(${token}, 'UTF8')), 'hex') and expires_at > now();
insert into idempotency_key (scope, key, request_hash, created_at)
  values ('bench', (:key)::bigint::text, 'hash', now()) on conflict do nothing returning key;
insert into message_limit as counted (account_id, burst, burst_ends_at, hour, hour_ends_at)
  values (${sender}, 1, now() + interval '10 seconds', 1, now() + interval '1 hour')
  on conflict (account_id) do update set
    burst = case when counted.burst_ends_at > now() then counted.burst + 1 else 1 end,
    burst_ends_at = case when counted.burst_ends_at > now() then counted.burst_ends_at else excluded.burst_ends_at end,
    hour = case when counted.hour_ends_at > now() then counted.hour + 1 else 1 end,
    hour_ends_at = case when counted.hour_ends_at > now() then counted.hour_ends_at else excluded.hour_ends_at end
  returning burst, burst_ends_at, hour, hour_ends_at;
select pg_advisory_xact_lock(hashtextextended(
  'pair ' || least(${sender}, ${recipient})::text || ' ' || greatest(${sender}, ${recipient})::text, 0));
select * from account where id = ${sender} for no key update;
select profile.id, profile.visible and 'amberlane' = any(profile.shown_on) as visible, profile.erased or not (not exists (
    select 1 from block where (blocker_id = ${sender} and blocked_id = profile.id)
    union all select 1 from block where (blocker_id = profile.id and blocked_id = ${sender})
  )) as blocked, conversation.id as conversation, jsonb_build_object(
    'id', conversation.id, 'startedBy', conversation.started_by, 'lastSeq', conversation.last_seq,
    'readSeq', mine.read_seq, 'hiddenSeq', mine.hidden_seq, 'freeMessagesUsed', mine.free_messages_used,
    'theirReadSeq', case
      when (select bool_and(show_read) from account where account.id in (${sender}, profile.id))
      then coalesce(theirs.read_seq, 0) else 0 end
  ) as place
  from profile
  left join conversation_member mine on mine.other_id = profile.id and mine.account_id = ${sender}
  left join conversation on conversation.id = mine.conversation_id
  left join conversation_member theirs on theirs.conversation_id = mine.conversation_id and theirs.account_id = profile.id
  where profile.pool = 'amber' and (profile.status = 'active' or profile.erased) and profile.id = ${recipient}
\\gset
with paid as (
    update account set credits = credits - 1 where id = ${sender} and credits >= 1 and debt = 0 returning credits
  )
  insert into ledger (account_id, kind, ref, amount, balance_after, created_at)
  select ${sender}, 'bench', (:key)::bigint::text, -1, credits, now() from paid
  returning balance_after;
with placed as (
    update conversation set last_seq = last_seq + 1, last_message_at = now()
    where id = (:conversation)::uuid returning id, last_seq
  ), joined as (
    insert into conversation_member (conversation_id, account_id, other_id)
    select id, ${recipient}, ${sender} from placed on conflict do nothing
  )
  insert into message (conversation_id, seq, sender_id, type, text, cost, created_at)
  select id, last_seq, ${sender}, 'text', 'Shall we take the long way round, number 1234?', 1, now() from placed
  returning seq;
select status, deleted_at, notifications_disabled = '{}' as takes_mail,
  exists (
    select 1 from session join push_subscription on push_subscription.session_id = session.id
    where session.account_id = account.id
  ) as has_browser,
  (
    select coalesce(jsonb_object_agg(channel, enabled), '{}') from notification_setting
    where account_id = account.id and type = 'new_messages'
  ) as chosen,
  exists (
    select 1 from account sender join profile on profile.id = sender.id
    where sender.id = ${sender} and sender.status = 'active' and profile.status = 'active'
      and not exists (
        select 1 from block where (blocker_id = ${recipient} and blocked_id = profile.id)
        union all
        select 1 from block where (blocker_id = profile.id and blocked_id = ${recipient})
      )
  ) as sender_counts
  from account where id = ${recipient};
insert into notification_look as look (account_id, due_at) values (${recipient}, now() + interval '24 hours')
  on conflict (account_id) do update set due_at = excluded.due_at
  where look.due_at is null or look.due_at > excluded.due_at;
insert into event (account_id, type, data, created_at)
  values (${recipient}, 'message', ${event}, now()), (${sender}, 'message', ${event}, now());
update idempotency_key set status = 200, body = ${answer}, signed_in_id = null
  where scope = 'bench' and key = (:key)::bigint::text;
commit;
select pg_notify('heartwood_bench', ${event});
`;
}
