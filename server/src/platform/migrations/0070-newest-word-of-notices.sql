-- The newest word of a source counts, whatever answer of it is read last: one from a cache may be older.
alter table notices add column told_at timestamptz;

create table notice_denials (
  paper_id text not null references papers (id) on delete cascade,
  kind text not null,
  source text not null,
  is_of_preprint boolean not null,
  at timestamptz not null,
  primary key (paper_id, kind, source, is_of_preprint)
);
