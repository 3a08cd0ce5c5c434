-- The numbers of drafts that nobody has seen and that gave them up. The smallest is given out first, so that a year keeps no hole.
alter table invoice_counters add column freed_numbers integer[] not null default '{}';
