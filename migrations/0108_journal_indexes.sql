-- What is won and lost by exchange is asked of invoices in another currency than the company reports in: they are few, and were looked for among all.
create index invoices_exchange on invoices (company_id, id) where exchange_rate is not null;
-- Income that is of no payment and no APA stands in the journal by itself: it is little of all, which follows payments.
create index income_journal on income (company_id, income_date) where payment_id is null and apa_id is null and payment_status = 'paid';
