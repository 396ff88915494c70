/**
 * Profiles, photos, likes and blocks. The search index holds the columns that search filters and sorts by.
 */
export const profileTables = `
create table profile (
  id uuid primary key references account (id) on delete cascade,
  pool text not null,
  name text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  visible boolean not null default false,
  gender text,
  sexuality text,
  date_of_birth date not null,
  country text,
  region text,
  city text,
  reason_for_signup text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  tattoos text,
  description text not null default '',
  interests text[] not null default '{}',
  fictional boolean not null default false,
  demo boolean not null default false,
  photos_count integer not null default 0,
  main_photo_id uuid,
  created_at timestamptz not null,
  last_active_at timestamptz not null
);
create index profile_search on profile (pool, gender, country, last_active_at desc, id) include (date_of_birth)
  where visible;
create index profile_recent on profile (pool, last_active_at desc, id) include (date_of_birth, gender, country)
  where visible;
create index profile_region on profile (pool, country, region, last_active_at desc, id) include (date_of_birth, gender)
  where visible;

create table photo (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  key text not null,
  thumb_key text not null,
  match_key text not null,
  blurred_key text not null,
  blurred_thumb_key text not null,
  width integer not null,
  height integer not null,
  tone text not null,
  status text not null default 'active' check (status in ('active', 'inspection', 'rejected')),
  private boolean not null default false,
  main boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null
);
create index photo_account on photo (account_id, position, id);
create unique index photo_main on photo (account_id) where main;
create unique index photo_key on photo (key);
create unique index photo_thumb_key on photo (thumb_key);
create unique index photo_match_key on photo (match_key);
create unique index photo_blurred_key on photo (blurred_key);
create unique index photo_blurred_thumb_key on photo (blurred_thumb_key);
alter table profile add constraint profile_main_photo
  foreign key (main_photo_id) references photo (id) on delete set null;

create table liked (
  from_id uuid not null references account (id) on delete cascade,
  to_id uuid not null references account (id) on delete cascade,
  pool text not null,
  created_at timestamptz not null,
  is_new boolean not null default true,
  shown_at timestamptz,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index liked_to on liked (to_id, created_at);
create index liked_new on liked (to_id) where is_new;

create table block (
  blocker_id uuid not null references account (id) on delete cascade,
  blocked_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index block_blocked on block (blocked_id);
`;
