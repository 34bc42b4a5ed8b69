-- Codes from an authenticator app. Secrets are sealed with this installation's key.
alter table users
  -- Of a set-up that no code has confirmed yet.
  add column two_factor_pending text,
  -- The last 30-second step whose code was taken: none is taken twice.
  add column two_factor_last_step integer,
  add column two_factor_since timestamptz,
  add column recovery_salt text;

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  -- Argon2id with the user's salt.
  code text not null,
  used_at timestamptz,
  primary key (user_id, code)
);

-- Somebody gave the right password and owes the code. Opens nothing else.
create table pending_sign_ins (
  -- SHA-256 of the token.
  token text primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_ins_expires_at on pending_sign_ins (expires_at);
