/** The kernel's own tables: replayable responses, limits, the demo mailbox. */
export const kernelTables = `
create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash text not null,
  status integer,
  body json,
  signed_in_id uuid,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table outgoing_mail (
  id bigint generated always as identity primary key,
  to_address text not null,
  from_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null
);
`;
