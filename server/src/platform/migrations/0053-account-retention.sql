-- Accounts that end, and what stays of them.
alter table users add column delete_after timestamptz;
create index users_delete_after on users (delete_after) where delete_after is not null;

-- No name, no address: that an account was here, for a year, or for seven where something was paid.
create table closed_accounts (
  id uuid primary key,
  created_at timestamptz not null,
  closed_at timestamptz not null,
  subscription_plan text not null,
  stripe_customer_id text,
  subscription_id text
);
create index closed_accounts_closed_at on closed_accounts (closed_at);
