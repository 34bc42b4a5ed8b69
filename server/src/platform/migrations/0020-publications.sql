-- What kind of work a paper is and where it came out: see Publication in the contract.
alter table papers add column publication jsonb not null default '{}'
  check (jsonb_typeof(publication) = 'object');
