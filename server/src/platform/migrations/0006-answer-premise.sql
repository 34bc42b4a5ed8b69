-- What a question took for granted and the paper's passages contradict, in one sentence.
alter table qa_history add column premise text;
