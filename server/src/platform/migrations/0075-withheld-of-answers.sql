-- What a language model proposed for an answer and nothing proved: which problems, without its words.
alter table qa_history add column withheld jsonb not null default '[]';
