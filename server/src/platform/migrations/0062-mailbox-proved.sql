-- Whether who has the mailbox was seen to have the account as well. Until now any browser could say so by opening the
-- link: a stranger's second factor could stay for good. Nobody is known to have done it signed in; Security says so.
alter table users add column mailbox_proved boolean not null default false;
update users set two_factor_outlives_reset = false;
