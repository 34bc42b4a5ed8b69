-- A notice that a preprint's record tells is about the preprint, and not about what it came out as.
alter table notices add column is_of_preprint boolean not null default false;
alter table notices drop constraint notices_paper_id_kind_doi_source_key;
alter table notices add constraint notices_each_once
  unique nulls not distinct (paper_id, kind, doi, source, is_of_preprint);

-- arXiv tells of preprints only.
update notices set is_of_preprint = true where kind = 'withdrawal';
