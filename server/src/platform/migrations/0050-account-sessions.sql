-- Accounts: one table of sessions, the devices that are known, attempts that are counted, what happened.

-- The session of an account is a row here and nowhere else; a session that ended is a row that is gone.
alter table login_sessions
  drop column is_active,
  -- When it ends for want of use, and when it ends in any case.
  add column idle_expires_at timestamptz not null default now(),
  add column expires_at timestamptz not null default now();
create index login_sessions_expires_at on login_sessions (least(expires_at, idle_expires_at));
comment on column login_sessions.ip_address is 'The network (/24 or /64), never a whole address.';

drop table sessions;
create view sessions as
  select session_token as sid,
    jsonb_build_object('userId', user_id, 'sessionId', id) as sess,
    least(expires_at, idle_expires_at) as expire
  from login_sessions;

-- A browser that has signed in to an account before. Its tries are counted apart from everybody else's.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the device's cookie.
  device text not null,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  primary key (user_id, device)
);

-- Counters of all processes: what is counted is named by a hash.
create table attempt_counts (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index attempt_counts_resets_at on attempt_counts (resets_at);

create table audit_events (
  id uuid primary key default gen_random_uuid(),
  -- Empty when somebody tried an account that there is not: written all the same, so that it takes as long.
  user_id uuid references users (id) on delete cascade,
  kind text not null,
  ip_address inet,
  device text,
  created_at timestamptz not null default now()
);
create index audit_events_user on audit_events (user_id, created_at);
create index audit_events_created_at on audit_events (created_at);

-- What belongs to an account carries its owner as "user:ID" where a browser's session stands otherwise;
-- the column below follows from it, so that an account's papers and questions go when it goes.
alter table qa_history drop column user_id;
alter table qa_history alter column owner_session set not null;
alter table qa_history add column user_id uuid
  generated always as (case when owner_session like 'user:%' then substr(owner_session, 6)::uuid end) stored
  references users (id) on delete cascade;
create index qa_history_user on qa_history (user_id, created_at) where user_id is not null;
alter table papers add column owner_user uuid
  generated always as (case when owner_session like 'user:%' then substr(owner_session, 6)::uuid end) stored
  references users (id) on delete cascade;
create index papers_owner_user on papers (owner_user) where owner_user is not null;
