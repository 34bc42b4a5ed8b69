-- Since when the address is known to be the owner's: a second factor from before may be a stranger's.
alter table users add column email_verified_at timestamptz;
