-- The order of one search's results while a reader pages through them: sources answer differently from
-- minute to minute, and a page must neither repeat papers nor lose any. Gone after an hour; worth no WAL.
create unlogged table search_rankings (
  id text primary key,
  query text not null,
  paper_ids text[] not null,
  created_at timestamptz not null default now()
);
create index search_rankings_created_at on search_rankings (created_at);
