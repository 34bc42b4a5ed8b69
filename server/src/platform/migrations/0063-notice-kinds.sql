-- Preprints that their authors withdrew, and papers of which only a part was retracted.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('retraction', 'partial-retraction', 'withdrawal', 'concern', 'correction'));
