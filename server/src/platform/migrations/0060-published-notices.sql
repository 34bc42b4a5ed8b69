-- Published notices about other papers, which are few: whatever is stored is compared with them.
create index papers_published_notices on papers (id)
  where publication ?| array['retracts', 'concerns', 'corrects'];
