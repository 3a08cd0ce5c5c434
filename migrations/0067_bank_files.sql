-- An account in several currencies has one IBAN at the bank, and is one of ours in each of them.
alter table bank_accounts drop constraint bank_accounts_iban,
  add constraint bank_accounts_iban unique (company_id, iban, currency);

-- Who had a file read, as they were called then; of those before nobody knows. The latest come first.
alter table bank_files add column read_by text check (length(read_by) <= 300);
create index bank_files_latest on bank_files (company_id, account_id, created_at desc, id desc);
