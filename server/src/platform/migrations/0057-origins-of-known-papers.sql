-- Every field of a known paper has its origin. Where a source has told a field since, nobody knows any more what the
-- index said: nothing is written there.
insert into provenance (paper_id, field, source, value, at)
select papers.id, said.field, papers.source, said.value, papers.created_at
from papers
cross join lateral (values
  ('authors', case when jsonb_array_length(papers.authors) > 0 then papers.authors::text end),
  ('venue', papers.venue),
  ('year', papers.year::text),
  ('doi', papers.doi),
  ('arxivId', papers.arxiv_id)
) as said (field, value)
where papers.source = 'known-papers' and said.value is not null
  and not exists (
    select 1 from provenance where paper_id = papers.id and provenance.field = said.field
  );
