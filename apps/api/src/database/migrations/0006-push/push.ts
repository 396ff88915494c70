import { sql, type Migration } from 'kysely';

const statements = [
  `create table push_subscription (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references session (id) on delete cascade,
    brand text not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null,
    constraint push_endpoint unique (endpoint)
  )`,
  `create index push_session on push_subscription (session_id)`,
  `create table push_sent (
    subscription_id uuid not null references push_subscription (id) on delete cascade,
    event text not null,
    sent_at timestamptz not null,
    primary key (subscription_id, event)
  )`,
  `create index push_sent_at on push_sent (sent_at)`,
  `create table outgoing_push (
    id bigint generated always as identity primary key,
    endpoint text not null,
    payload text not null,
    created_at timestamptz not null
  )`,
];

/** Push subscriptions, what was sent to them, and the demo's outbox. */
export const push: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
