-- Since when a document has to be there: one that never was is told the morning after.
alter table document_needs add column created_at timestamptz(3) not null default now();
