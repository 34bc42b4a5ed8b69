-- Says which paper is new or reads differently in a result list, so that every process keeps its search
-- index current. The payload is the paper's id; what happened to it is read from the table.
create function tell_paper_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('paper_changed', coalesce(new.id, old.id));
  return null;
end $$;
create trigger papers_tell_new after insert or delete on papers
  for each row execute function tell_paper_change();
create trigger papers_tell_change after update on papers
  for each row
  when (
    (old.title, old.abstract, old.authors, old.year, old.venue, old.owner_session, old.merged_into)
    is distinct from
    (new.title, new.abstract, new.authors, new.year, new.venue, new.owner_session, new.merged_into)
  )
  execute function tell_paper_change();
