-- Over which account of the company money came in or went out, where somebody recorded it before the bank told: only that account's lines are it.
alter table payments add column bank_account_id bigint;
alter table payments add constraint payments_bank_account foreign key (company_id, bank_account_id)
  references bank_accounts (company_id, id) on delete set null (bank_account_id);
create index payments_bank_account on payments (company_id, bank_account_id) where bank_account_id is not null;
