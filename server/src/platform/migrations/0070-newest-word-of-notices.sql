-- The newest word of a source counts, whatever answer of it is read last: one from a cache may be older.
-- And each of its records speaks for itself.
alter table notices add column told_at timestamptz;
alter table notices add column record text not null default '';
alter table notices drop constraint notices_each_once;
alter table notices add constraint notices_each_once
  unique nulls not distinct (paper_id, kind, doi, source, is_of_preprint, record);

create table notice_denials (
  paper_id text not null references papers (id) on delete cascade,
  kind text not null,
  source text not null,
  is_of_preprint boolean not null,
  record text not null,
  at timestamptz not null,
  primary key (paper_id, kind, source, is_of_preprint, record)
);
