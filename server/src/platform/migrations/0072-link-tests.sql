-- Whether the addresses that papers give for their code and data still answered, when each was last asked.
-- By address, and not by paper: however many papers name one, it is asked once.
create table link_tests (
  url text primary key check (length(url) <= 480),
  outcome text not null
    check (outcome in ('answers', 'gone', 'refused', 'no-answer', 'not-followed')),
  -- The HTTP status after redirects; null when nobody answered.
  status integer check (status between 100 and 999),
  tested_at timestamptz not null default now()
);
