-- Papers, their texts, and everything that is said about them.

create table papers (
  id text primary key check (id <> '' and length(id) <= 200),
  title text not null,
  abstract text,
  authors jsonb not null default '[]' check (jsonb_typeof(authors) = 'array'),
  venue text,
  year integer check (year between 1000 and 3000),
  doi text,
  arxiv_id text,
  pdf_url text,
  html_url text,
  open_access_url text,
  license text,
  citation_count integer not null default 0 check (citation_count >= 0),
  is_open_access boolean not null default false,
  source text not null default 'unknown',
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  -- The canonical text of the current document; every span of the paper counts in it.
  content text,
  content_status text not null default 'pending'
    check (content_status in ('full', 'abstract', 'pending', 'failed')),
  -- One sentence; only with 'failed'.
  content_problem text,
  figures jsonb not null default '[]' check (jsonb_typeof(figures) = 'array'),
  citations jsonb not null default '[]' check (jsonb_typeof(citations) = 'array'),
  document_id text,
  -- SHA-256 of the session cookie of the uploader; null for papers that everyone may see.
  owner_session text,
  -- Set when two rows turned out to be one paper: the address of this one leads there.
  merged_into text references papers (id) on delete set null check (merged_into <> id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', left(title, 20000)), 'A') ||
    setweight(to_tsvector('simple', authors), 'B') ||
    setweight(to_tsvector('english', left(coalesce(abstract, ''), 100000)), 'C')
  ) stored,
  check (content_status <> 'full' or (content is not null and document_id is not null))
);
create index papers_search on papers using gin (search);
create index papers_owner_session on papers (owner_session) where owner_session is not null;
create index papers_merged_into on papers (merged_into) where merged_into is not null;
create index papers_created_at on papers (created_at desc);

create table paper_identifiers (
  scheme text not null check (scheme in ('doi', 'arxiv', 'openalex', 's2', 'pmid', 'pmcid', 'sha256', 'tessera')),
  value text not null check (value <> ''),
  paper_id text not null references papers (id) on delete cascade,
  primary key (scheme, value)
);
create index paper_identifiers_paper on paper_identifiers (paper_id);

-- Immutable: a new reading of a paper is a new row. Two papers (uploads of one file by two people) may
-- have the same document, hence the key of two columns.
create table documents (
  paper_id text not null references papers (id) on delete cascade,
  id text not null,
  source text not null check (source in ('pdf', 'html', 'jats', 'sections')),
  parser_version text not null,
  text_hash text not null,
  -- PaperDocument without `pages`.
  body jsonb not null,
  -- Its `pages`: geometry, fetched by itself.
  pages jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (paper_id, id)
);
create function refuse_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'Documents are immutable: % of paper %', old.id, old.paper_id;
end $$;
create trigger documents_immutable before update on documents
  for each row execute function refuse_document_change();
alter table papers add constraint papers_document
  foreign key (id, document_id) references documents (paper_id, id)
  deferrable initially deferred;

-- The bytes lie in the content-addressed store; a row says which paper they belong to.
create table files (
  paper_id text not null references papers (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type text not null,
  size bigint not null check (size >= 0),
  name text,
  created_at timestamptz not null default now(),
  primary key (paper_id, sha256)
);
create index files_sha256 on files (sha256);

create table summaries (
  id uuid primary key default gen_random_uuid(),
  paper_id text not null,
  document_id text not null,
  tldr text not null,
  whats_new text not null,
  methods text not null,
  results text not null,
  limitations text not null,
  replication_checklist jsonb not null default '[]',
  evidence_map jsonb not null default '{}',
  claims jsonb not null default '{}',
  withheld jsonb not null default '[]',
  engine text not null,
  engine_version text not null,
  model text not null default '',
  created_at timestamptz not null default now(),
  foreign key (paper_id, document_id) references documents (paper_id, id) on delete cascade,
  check (not jsonb_path_exists(claims, '$.**.spans[*] ? (@.start > @.end || @.start < 0)')),
  unique (paper_id, document_id, engine, engine_version, model)
);

create table analyses (
  id uuid primary key default gen_random_uuid(),
  paper_id text not null,
  document_id text not null,
  kind text not null check (kind in ('results', 'figures', 'math')),
  body jsonb not null,
  engine text not null,
  engine_version text not null,
  model text not null default '',
  created_at timestamptz not null default now(),
  foreign key (paper_id, document_id) references documents (paper_id, id) on delete cascade,
  check (not jsonb_path_exists(body, '$.**.spans[*] ? (@.start > @.end || @.start < 0)')),
  unique (paper_id, document_id, kind, engine, engine_version, model)
);

create table provenance (
  id bigint generated always as identity primary key,
  paper_id text not null references papers (id) on delete cascade,
  field text not null,
  source text not null,
  value text not null,
  at timestamptz not null default now(),
  unique (paper_id, field, source)
);

create table notices (
  id bigint generated always as identity primary key,
  paper_id text not null references papers (id) on delete cascade,
  kind text not null check (kind in ('retraction', 'correction', 'concern')),
  doi text,
  date date,
  source text not null,
  unique nulls not distinct (paper_id, kind, doi, source)
);
