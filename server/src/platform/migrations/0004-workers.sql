-- Which worker of the job queue belongs to which living process, so that the jobs of a killed one are
-- taken up at once. A process proves that it lives by holding the advisory lock of its row.
create table worker_processes (
  lock_key bigint primary key,
  worker_ids jsonb not null default '[]',
  started_at timestamptz not null default now()
);
