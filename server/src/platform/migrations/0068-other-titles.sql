-- Titles that other records give a paper, such as that of its preprint: who searches for one of them means the paper.
alter table papers add column other_titles jsonb not null default '[]';

drop trigger papers_tell_change on papers;
create trigger papers_tell_change after update on papers
  for each row
  when (
    (old.title, old.other_titles, old.abstract, old.authors, old.year, old.venue, old.owner_session, old.merged_into)
    is distinct from
    (new.title, new.other_titles, new.abstract, new.authors, new.year, new.venue, new.owner_session, new.merged_into)
  )
  execute function tell_paper_change();

update papers set other_titles = told.titles
from (
  select word.paper_id, jsonb_agg(distinct word.value) as titles
  from provenance word join papers paper on paper.id = word.paper_id
  where word.field = 'title' and paper.owner_session is null
    and lower(regexp_replace(word.value, '[^[:alnum:]]+', ' ', 'g'))
      <> lower(regexp_replace(paper.title, '[^[:alnum:]]+', ' ', 'g'))
  group by word.paper_id
) told
where papers.id = told.paper_id;
