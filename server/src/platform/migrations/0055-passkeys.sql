-- Passkeys (WebAuthn, Level 3): a further way into an account, in the place of password and code.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- As the authenticator calls it, base64url; it belongs to one account.
  credential_id text not null unique,
  -- COSE, base64url.
  public_key text not null,
  -- Of its uses; stays at 0 where the authenticator counts none.
  counter bigint not null,
  transports text[] not null,
  -- Whether its maker keeps copies of it on other devices.
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- What a browser was asked to sign. Taken out by the answer: none is answered twice.
create table passkey_challenges (
  -- SHA-256 of the token in the browser's cookie.
  token text primary key,
  challenge text not null,
  -- Who is adding a passkey; empty when somebody is signing in.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

-- Who signs in with a passkey names no account: the device alone tells whether anybody was here before.
create index known_devices_device on known_devices (device);
