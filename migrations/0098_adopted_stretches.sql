-- A stretch that a calendar from outside says may be a charter of ours by now: that has its entry then, and the stretch takes no place. What the
-- calendar says otherwise later is noted on the charter.
alter table charters add column portal_notice text check (length(portal_notice) between 1 and 500);
alter table imported_blocks
  add column charter_id bigint,
  add constraint imported_blocks_adopted_are_the_same check (charter_id is null or same),
  add constraint imported_blocks_charter_fkey foreign key (company_id, charter_id) references charters on delete set null (charter_id);
create index imported_blocks_charter on imported_blocks (company_id, charter_id) where charter_id is not null;
