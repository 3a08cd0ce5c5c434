-- Since when a calendar from outside says a stretch as it does: what is sold twice is told from that day on.
alter table imported_blocks add column said_at timestamptz(3) not null default now();
