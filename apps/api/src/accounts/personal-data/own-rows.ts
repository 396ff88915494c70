import { sql, type RawBuilder } from 'kysely';
import { mayOpen, type Onlooker } from '../../visibility/may-open';

type Own = (member: Onlooker<string>) => RawBuilder<boolean>;

const by =
  (column: string): Own =>
  ({ id }) =>
    sql<boolean>`${sql.ref(column)} = ${id}::uuid`;

const byPayment: Own = ({ id }) =>
  sql<boolean>`payment_id in (select id from payment where account_id = ${id}::uuid)`;

/** The tables of a data export: the file each goes into, and which of its rows the member may see. */
export const ownRows: Record<string, { file: string; own: Own }> = {
  account: { file: 'account', own: by('id') },
  terms_acceptance: { file: 'account', own: by('account_id') },
  email_change: { file: 'account', own: by('account_id') },
  data_export: { file: 'account', own: by('account_id') },
  session: { file: 'sessions', own: by('account_id') },
  push_subscription: {
    file: 'sessions',
    own: ({ id }) => sql<boolean>`session_id in (select id from session where account_id = ${id}::uuid)`,
  },
  profile: { file: 'profile', own: by('id') },
  photo: { file: 'profile', own: by('account_id') },
  notification_state: { file: 'settings', own: by('account_id') },
  notification_setting: { file: 'settings', own: by('account_id') },
  conversation_member: { file: 'messages', own: by('account_id') },
  message: {
    file: 'messages',
    own: ({ id }) => sql<boolean>`exists (
      select 1 from conversation_member mine where mine.conversation_id = message.conversation_id
        and mine.account_id = ${id}::uuid and message.seq > mine.hidden_seq
    )`,
  },
  chat_photo: {
    file: 'messages',
    own: ({ id }) =>
      sql<boolean>`(account_id = ${id}::uuid or (recipient_id = ${id}::uuid and state = 'accepted'))`,
  },
  waiting_message: { file: 'messages', own: by('sender_id') },
  liked: {
    file: 'likes',
    own: (
      member,
    ) => sql<boolean>`(from_id = ${member.id}::uuid or (to_id = ${member.id}::uuid and revealed and exists (
      select 1 from profile where profile.id = liked.from_id and ${mayOpen(member)}
    )))`,
  },
  swipe: { file: 'likes', own: by('account_id') },
  swipe_day: { file: 'likes', own: by('account_id') },
  match_finder: { file: 'profile', own: by('account_id') },
  report: { file: 'complaints', own: by('reporter_id') },
  block: { file: 'blocks', own: by('blocker_id') },
  complaint: { file: 'complaints', own: by('account_id') },
  payment: { file: 'payments', own: by('account_id') },
  payment_refund: { file: 'payments', own: byPayment },
  withdrawal: { file: 'payments', own: byPayment },
  direct_debit: { file: 'payments', own: by('account_id') },
  ledger: { file: 'payments', own: by('account_id') },
  discount_code: { file: 'payments', own: by('account_id') },
  discount_redemption: { file: 'payments', own: by('account_id') },
};
