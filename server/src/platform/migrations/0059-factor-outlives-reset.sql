-- Whether the second factor outlives a reset by mail: only one that the owner set up by showing password and mailbox.
alter table users add column two_factor_outlives_reset boolean not null default false;
update users set two_factor_outlives_reset = true
where two_factor_enabled and email_verified
  and not coalesce(two_factor_since < email_verified_at, false);
