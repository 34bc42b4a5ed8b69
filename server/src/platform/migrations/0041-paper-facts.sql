-- When the sources are asked for a paper's facts again: notices and counts change, and failures pass.
create table fact_searches (
  paper_id text primary key references papers (id) on delete cascade,
  at timestamptz not null default now(),
  retry_at timestamptz not null
);

-- Code, data and models that belong to a paper, and which source says so.
create table paper_resources (
  paper_id text not null references papers (id) on delete cascade,
  url text not null check (length(url) <= 2048),
  kind text not null check (kind in ('code', 'dataset', 'model')),
  name text not null,
  source text not null,
  -- What the host of the repository says of it: see PaperResource in the contract.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  at timestamptz not null default now(),
  primary key (paper_id, url)
);
