-- Names in Chinese, Japanese or Korean signs are shown as they are written at home, "王伟" and not "伟 王": also of the
-- papers that came here before, where a source told family and given name apart.
create function pg_temp.in_usual_order(authors jsonb, people jsonb) returns jsonb
language sql immutable as $$
  select jsonb_agg(
    case
      when person ->> 'family' ~ signs and person ->> 'given' ~ signs
        and author #>> '{}' = (person ->> 'given') || ' ' || (person ->> 'family')
      then to_jsonb((person ->> 'family') || (person ->> 'given'))
      else author
    end order by place)
  from (
    select author, place, people -> (place - 1)::int as person,
      '^[々ー・\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uac00-\ud7af]+$' as signs
    from jsonb_array_elements(authors) with ordinality as one (author, place)
  ) named
$$;

update papers set authors = pg_temp.in_usual_order(authors, publication -> 'people')
where jsonb_typeof(publication -> 'people') = 'array' and jsonb_array_length(authors) > 0
  and publication ->> 'people' ~ '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]';

-- As the server writes lists: a comma, and no blank.
update provenance told set value = regexp_replace(
  pg_temp.in_usual_order(told.value::jsonb, parts.value::jsonb)::text, '(?<!\\)", "', '","', 'g')
from provenance parts
where told.field = 'authors' and parts.field = 'people' and told.value like '["%'
  and (parts.paper_id, parts.source, parts.record) = (told.paper_id, told.source, told.record)
  and parts.value ~ '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]';
