-- What the repositories say in which papers state their code and data, each as it was when it was last read.
-- By repository, and not by paper: however many papers name one, it is read once.
create table repository_readings (
  -- "owner/name" in lower case: GitHub does not tell them apart.
  name text primary key check (length(name) <= 140 and name = lower(name)),
  outcome text not null check (outcome in ('read', 'gone', 'empty', 'limited', 'no-answer')),
  -- Why it was not read, in a sentence.
  why text check ((why is null) = (outcome = 'read')),
  tried_at timestamptz not null,
  -- The last that was made, and stays when GitHub does not answer: its date and commit are in it.
  reading jsonb check (reading is not null or outcome <> 'read'),
  -- The rules by which the reading was made.
  reader_version text check ((reader_version is null) = (reading is null))
);
