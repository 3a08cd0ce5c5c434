-- Uploads that no record shows any more rest for a week before they go.
alter table files add column unused_since timestamptz(3);
create index files_unused on files (unused_since) where unused_since is not null;
