-- Work in progress, and what was found beside the papers.

create table ingestion_jobs (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  source text not null,
  status text not null default 'pending'
    check (status in ('pending', 'running', 'completed', 'failed', 'cancelled')),
  -- The step that the page shows: queued, parsing, explaining, done, failed.
  step text not null default 'queued'
    check (step in ('queued', 'parsing', 'explaining', 'done', 'failed')),
  paper_id text references papers (id) on delete cascade,
  arxiv_id text,
  doi text,
  title text,
  started_at timestamptz,
  completed_at timestamptz,
  error text,
  progress jsonb not null default '{"total":0,"completed":0,"failed":0}',
  results jsonb not null default '{}',
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  check (completed_at is null or started_at is null or completed_at >= started_at)
);
create index ingestion_jobs_status on ingestion_jobs (status, created_at);
create index ingestion_jobs_paper on ingestion_jobs (paper_id);

create table paper_implementations (
  id uuid primary key default gen_random_uuid(),
  paper_id text not null references papers (id) on delete cascade,
  implementation_id text not null,
  type text not null,
  name text not null,
  full_name text,
  description text,
  url text,
  repository_url text,
  is_official boolean not null default false,
  stars integer not null default 0 check (stars >= 0),
  forks integer not null default 0 check (forks >= 0),
  language text,
  framework text,
  license text,
  last_updated timestamptz,
  metadata jsonb not null default '{}',
  unique (paper_id, type, implementation_id)
);

create table ai_models (
  id uuid primary key default gen_random_uuid(),
  paper_id text references papers (id) on delete set null,
  model_id text not null unique,
  type text not null,
  name text not null,
  full_name text,
  author text,
  description text,
  url text,
  pipeline_tag text,
  library text,
  downloads bigint not null default 0 check (downloads >= 0),
  likes integer not null default 0 check (likes >= 0),
  tags jsonb not null default '[]',
  license text,
  language jsonb,
  last_modified timestamptz,
  metadata jsonb not null default '{}'
);
create index ai_models_paper on ai_models (paper_id);

create table datasets (
  id uuid primary key default gen_random_uuid(),
  paper_id text references papers (id) on delete set null,
  dataset_id text not null,
  type text not null,
  name text not null,
  full_name text,
  author text,
  description text,
  url text,
  downloads bigint not null default 0 check (downloads >= 0),
  likes integer not null default 0 check (likes >= 0),
  size text,
  task_categories jsonb not null default '[]',
  languages jsonb not null default '[]',
  modalities jsonb not null default '[]',
  tags jsonb not null default '[]',
  license text,
  last_modified timestamptz,
  metadata jsonb not null default '{}',
  unique (type, dataset_id)
);
create index datasets_paper on datasets (paper_id);

create table conference_papers (
  id uuid primary key default gen_random_uuid(),
  paper_id text references papers (id) on delete set null,
  note_id text not null unique,
  type text not null,
  title text not null,
  abstract text,
  authors jsonb not null default '[]',
  venue text,
  year integer check (year between 1000 and 3000),
  pdf_url text,
  keywords jsonb not null default '[]',
  forum text,
  invitation text,
  readers jsonb not null default '[]',
  signatures jsonb not null default '[]',
  cdate timestamptz,
  mdate timestamptz,
  metadata jsonb not null default '{}'
);
create index conference_papers_paper on conference_papers (paper_id);

create table benchmarks (
  id uuid primary key default gen_random_uuid(),
  paper_id text references papers (id) on delete set null,
  benchmark_id text not null unique,
  task text not null,
  dataset text not null,
  metrics jsonb not null default '{}',
  model_name text,
  model_description text,
  paper_title text,
  paper_url text,
  paper_date date,
  code_url text,
  metadata jsonb not null default '{}'
);
create index benchmarks_paper on benchmarks (paper_id);
