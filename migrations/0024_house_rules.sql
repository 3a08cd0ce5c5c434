-- What new bookings, work and invoices begin with. A yacht says only what differs from its company, and most say nothing.
alter table companies add column house_rules jsonb not null default '{}';
alter table yachts add column house_rules jsonb;
