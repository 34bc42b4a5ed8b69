-- People, their sessions, and what they asked.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 320),
  password_hash text not null,
  first_name text,
  last_name text,
  phone text,
  profile_image_url text,
  email_verified boolean not null default false,
  two_factor_enabled boolean not null default false,
  two_factor_secret text,
  stripe_customer_id text unique,
  subscription_status text not null default 'free',
  subscription_plan text not null default 'free',
  subscription_id text unique,
  subscription_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table login_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the token, never the token.
  session_token text not null unique,
  device_info jsonb,
  ip_address inet,
  user_agent text,
  last_activity timestamptz not null default now(),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index login_sessions_user on login_sessions (user_id);

create table sessions (
  sid text primary key,
  sess jsonb not null,
  expire timestamptz not null
);
create index sessions_expire on sessions (expire);

create table password_reset_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  used boolean not null default false,
  created_at timestamptz not null default now()
);
create index password_reset_tokens_user on password_reset_tokens (user_id);

create table email_verification_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  used boolean not null default false,
  created_at timestamptz not null default now()
);
create index email_verification_tokens_user on email_verification_tokens (user_id);

create table qa_history (
  id uuid primary key default gen_random_uuid(),
  paper_id text not null,
  document_id text not null,
  -- Who asked: an account, or the session of someone without one.
  user_id uuid references users (id) on delete cascade,
  owner_session text,
  question text not null,
  answer text not null,
  refused boolean not null default false,
  reason text,
  claims jsonb not null default '[]',
  citations jsonb not null default '[]',
  nearest jsonb not null default '[]',
  searched jsonb not null default '[]',
  engine text not null,
  engine_version text not null,
  model text not null default '',
  created_at timestamptz not null default now(),
  foreign key (paper_id, document_id) references documents (paper_id, id) on delete cascade,
  check (not jsonb_path_exists(citations, '$[*] ? (@.start > @.end || @.start < 0)')),
  check (not jsonb_path_exists(claims, '$.**.spans[*] ? (@.start > @.end || @.start < 0)')),
  check (user_id is not null or owner_session is not null)
);
create index qa_history_session on qa_history (owner_session, paper_id, created_at);
create index qa_history_user on qa_history (user_id, paper_id, created_at);
create index qa_history_paper on qa_history (paper_id, document_id);

create table usage_tracking (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  feature text not null,
  paper_id text references papers (id) on delete set null,
  session_id text,
  ip_address inet,
  created_at timestamptz not null default now()
);
create index usage_tracking_user on usage_tracking (user_id, created_at);
create index usage_tracking_paper on usage_tracking (paper_id);
create index usage_tracking_created_at on usage_tracking (created_at);
