-- A source may have a record of the preprint and one of the publication: each keeps its own words.
-- Empty where it was not noted, which record said it.
alter table provenance add column record text not null default '';
alter table provenance drop constraint provenance_paper_id_field_source_key;
alter table provenance add unique (paper_id, field, source, record);

-- Names that a record gives its paper in another state, as its preprint or publication: said, and not proved until
-- a record comes that bears the name itself.
create table claimed_identifiers (
  scheme text not null,
  value text not null,
  paper_id text not null references papers (id) on delete cascade,
  primary key (scheme, value, paper_id)
);
create index claimed_identifiers_paper on claimed_identifiers (paper_id);

-- What only records of preprints called the paper's DOI is that of the publication, of which nobody told yet.
with claims as (
  delete from paper_identifiers name using papers paper
  where paper.id = name.paper_id and paper.owner_session is null and name.scheme = 'doi'
    and paper.publication ->> 'type' = 'preprint'
    and exists (
      select from provenance word
      where word.paper_id = paper.id and word.field = 'doi' and word.value = name.value)
    and not exists (
      select from provenance word
      where word.paper_id = paper.id and word.field = 'doi' and word.value = name.value
        and not exists (
          select from provenance kind
          where kind.paper_id = paper.id and kind.source = word.source
            and kind.field = 'type' and kind.value = 'preprint'))
  returning name.scheme, name.value, name.paper_id
)
insert into claimed_identifiers select scheme, value, paper_id from claims;
