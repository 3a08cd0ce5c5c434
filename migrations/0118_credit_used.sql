-- What an invoice of the sandbox used of its customer's credit: voiding it gives that back.
alter table sandbox.invoices add column credited integer not null default 0;
