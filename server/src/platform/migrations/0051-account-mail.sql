-- Mails that wait, and that went out.
create table mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete cascade,
  recipient text not null,
  kind text not null,
  -- Sealed with this installation's key, for it may carry a link that opens an account; gone once it is sent.
  body text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  problem text
);
create index mails_created_at on mails (created_at);
