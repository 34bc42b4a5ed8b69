-- A submission that is only on OpenReview has its forum id as its name.
alter table paper_identifiers drop constraint paper_identifiers_scheme_check;
alter table paper_identifiers add constraint paper_identifiers_scheme_check
  check (scheme in ('doi', 'arxiv', 'openalex', 's2', 'pmid', 'pmcid', 'openreview', 'sha256', 'tessera'));
