-- A bill is shown with its day, the sandbox's as well.
alter table sandbox.invoices add column created_at timestamptz(3) not null default now();
