-- How often in a row a counter was used up: whoever guesses on waits longer each time.
alter table attempt_counts add column times_used_up smallint not null default 0;
