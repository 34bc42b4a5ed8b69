-- Two versions of a preprint may have one and the same text: it then comes from both.
alter table document_origins drop constraint document_origins_pkey;
alter table document_origins add primary key (paper_id, document_id, url);
