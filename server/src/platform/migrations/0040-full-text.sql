-- Where a paper may be read, what was tried, and where each text came from.

-- Open copies that the sources name. What became of the last try stands beside them.
create table text_copies (
  paper_id text not null references papers (id) on delete cascade,
  url text not null check (length(url) <= 8192),
  kind text not null check (kind in ('html', 'jats', 'pdf')),
  -- The source that names the copy, as it is shown to readers.
  source text not null,
  license text,
  state text check (state in ('submitted', 'accepted', 'published')),
  told_at timestamptz not null default now(),
  tried_at timestamptz,
  -- One sentence; null when the last try gave the text.
  problem text,
  retry_at timestamptz,
  primary key (paper_id, url)
);

-- The last search for a paper's text that ended without it.
create table text_searches (
  paper_id text primary key references papers (id) on delete cascade,
  at timestamptz not null default now(),
  -- In a row.
  failures integer not null default 1,
  retry_at timestamptz not null,
  -- Whether a job will try then; else the first reader after that moment sets it off.
  retries_itself boolean not null
);

-- Which copy a document was read from. Documents of uploads have none.
create table document_origins (
  paper_id text not null,
  document_id text not null,
  url text not null,
  source text not null,
  license text,
  state text check (state in ('submitted', 'accepted', 'published')),
  -- 2 for "v2" of a preprint.
  preprint_version integer check (preprint_version > 0),
  sha256 text not null,
  at timestamptz not null default now(),
  primary key (paper_id, document_id),
  foreign key (paper_id, document_id) references documents (paper_id, id) on delete cascade
);
create index document_origins_version on document_origins (paper_id, preprint_version);

-- What each source said when it was last asked for a paper by name.
create table source_answers (
  paper_id text not null references papers (id) on delete cascade,
  source text not null,
  -- 'unknown': it answered, and does not know the paper.
  status text not null check (status in ('answered', 'unknown', 'failed', 'limited')),
  message text,
  retry_at timestamptz,
  at timestamptz not null default now(),
  primary key (paper_id, source)
);

-- What a source said before it said something else.
create table provenance_past (
  id bigint generated always as identity primary key,
  paper_id text not null references papers (id) on delete cascade,
  field text not null,
  source text not null,
  value text not null,
  at timestamptz not null,
  replaced_at timestamptz not null default now()
);
create index provenance_past_paper on provenance_past (paper_id);
create function keep_past_provenance() returns trigger language plpgsql as $$
begin
  insert into provenance_past (paper_id, field, source, value, at)
  values (old.paper_id, old.field, old.source, old.value, old.at);
  return null;
end $$;
-- Counts grow by the day; their past says nothing.
create trigger provenance_keep_past after update on provenance
  for each row when (old.value is distinct from new.value and old.field <> 'citationCount')
  execute function keep_past_provenance();

alter table ingestion_jobs drop constraint ingestion_jobs_step_check;
alter table ingestion_jobs add constraint ingestion_jobs_step_check
  check (step in ('queued', 'fetching', 'parsing', 'explaining', 'done', 'failed'));
-- One search for one text of one paper at a time, however many readers want it.
create unique index ingestion_jobs_one_fetch on ingestion_jobs (paper_id, (coalesce(metadata ->> 'version', '')))
  where type = 'fetch-text' and step in ('queued', 'fetching', 'parsing', 'explaining');
