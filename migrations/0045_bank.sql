-- An account at a bank. Its files say what happened on it, line by line.
create table bank_accounts (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 100),
  iban text check (iban ~ '^[A-Z]{2}\d{2}[A-Z\d]{11,30}$'),
  currency text not null check (length(currency) = 3),
  -- Which column of its CSV files holds what, as it was chosen last.
  mapping jsonb,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  constraint bank_accounts_iban unique (company_id, iban)
);

-- A file that was read: the same one brings nothing again.
create table bank_files (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  account_id bigint not null,
  name text not null check (length(name) <= 200),
  sha256 text not null check (length(sha256) = 64),
  lines integer not null,
  known integer not null,
  from_day date,
  to_day date,
  opening numeric(14, 2),
  closing numeric(14, 2),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, account_id, sha256),
  foreign key (company_id, account_id) references bank_accounts on delete cascade
);

-- What came in (above 0) or went out (below). Nothing is in twice: a line is known by what the bank calls it, else by what it says,
-- and by its place among those that are alike.
create table bank_lines (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  account_id bigint not null,
  file_id bigint not null,
  day date not null,
  amount numeric(14, 2) not null check (amount <> 0),
  currency text not null check (length(currency) = 3),
  name text check (length(name) <= 140),
  iban text check (length(iban) <= 34),
  text text check (length(text) <= 1000),
  reference text check (length(reference) <= 140),
  is_reversal boolean not null default false,
  fingerprint text not null check (length(fingerprint) = 64),
  occurrence integer not null check (occurrence > 0),
  ignored boolean not null default false,
  -- Whether matching it made what it is matched with, so that undoing takes that away again.
  booked boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  constraint bank_lines_once unique (company_id, account_id, fingerprint, occurrence),
  foreign key (company_id, account_id) references bank_accounts,
  foreign key (company_id, file_id) references bank_files
);
create index bank_lines_day on bank_lines (company_id, account_id, day desc, id desc);
create index bank_lines_file on bank_lines (company_id, file_id);
create index bank_lines_iban on bank_lines (company_id, iban) where iban is not null;

-- A company goes with its payments, as with everything else it has.
alter table payments drop constraint payments_company_id_fkey, add constraint payments_company_id_fkey foreign key (company_id) references companies on delete cascade;
alter table allocations drop constraint allocations_company_id_fkey, add constraint allocations_company_id_fkey foreign key (company_id) references companies on delete cascade;

-- What stands behind a line: one payment, or one expense.
alter table payments add column bank_line_id bigint;
alter table payments add constraint payments_bank_line foreign key (company_id, bank_line_id) references bank_lines;
create unique index payments_bank_line on payments (company_id, bank_line_id) where bank_line_id is not null;
alter table expenses add column bank_line_id bigint;
alter table expenses add constraint expenses_bank_line foreign key (company_id, bank_line_id) references bank_lines;
create unique index expenses_bank_line on expenses (company_id, bank_line_id) where bank_line_id is not null;

-- Whoever writes: a line has a payment or an expense behind it, never both, and of its amount.
create function one_behind_a_line() returns trigger language plpgsql as $$
declare
  line record;
begin
  select amount, currency into line from bank_lines where company_id = new.company_id and id = new.bank_line_id for update;
  if line.currency <> new.currency or abs(line.amount) <> new.amount then
    raise exception 'line % is not of this amount', new.bank_line_id using errcode = 'BK003';
  end if;
  if (select count(*) from (select from payments where company_id = new.company_id and bank_line_id = new.bank_line_id
      union all select from expenses where company_id = new.company_id and bank_line_id = new.bank_line_id) behind) > 1 then
    raise exception 'line % is matched already', new.bank_line_id using errcode = 'BK003';
  end if;
  return null;
end $$;
create constraint trigger one_behind_a_line after insert or update of bank_line_id, amount, currency on payments
  for each row when (new.bank_line_id is not null) execute function one_behind_a_line();
create constraint trigger one_behind_a_line after insert or update of bank_line_id, amount, currency on expenses
  for each row when (new.bank_line_id is not null) execute function one_behind_a_line();

do $$
declare
  name text;
begin
  foreach name in array array['bank_accounts', 'bank_files', 'bank_lines'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on bank_accounts for each row execute function touch();
create trigger touch before update on bank_lines for each row execute function touch();
