-- How sure the engine is that the first sentence of an answer answers; null for what it found outright, for refusals,
-- for answers of a language model and for all that were given before.
alter table qa_history add column chance double precision check (chance between 0 and 1);
