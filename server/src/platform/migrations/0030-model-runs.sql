-- What a language model's explanation took: prompt version, tokens, cost, time. Null for the embedded engine.
alter table summaries add column run jsonb;
alter table qa_history add column run jsonb;
-- Why another engine than the configured one answered, or answered in part, in one sentence.
alter table summaries add column note text;
alter table qa_history add column note text;

-- What the language model used on a day (UTC), set aside before a call and corrected after it.
create table model_usage (
  day date primary key,
  calls integer not null,
  tokens bigint not null,
  cost double precision not null
);
