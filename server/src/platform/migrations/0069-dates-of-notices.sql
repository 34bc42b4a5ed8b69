-- A notice's date is as precise as its source is: a day, a month or a year.
alter table notices alter column date type text using to_char(date, 'YYYY-MM-DD');
alter table notices add check (date ~ '^\d{4}(-\d\d){0,2}$');
