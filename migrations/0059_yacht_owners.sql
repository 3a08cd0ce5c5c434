-- People whose yachts a company runs. One may sign in, and then it is as this user.
create table yacht_owners (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 200),
  email text check (length(email) <= 255),
  address text check (length(address) <= 1000),
  vat_number text check (length(vat_number) <= 20),
  user_id bigint,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  constraint yacht_owners_user unique (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id) on delete set null (user_id)
);
create index yacht_owners_name on yacht_owners (company_id, lower(name), id);

-- How much of a yacht is whose, from one day to another. No owner has two shares of a yacht on one day.
create table yacht_shares (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  owner_id bigint not null,
  share numeric(7, 4) not null check (share > 0 and share <= 100),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts,
  foreign key (company_id, owner_id) references yacht_owners,
  constraint yacht_shares_once exclude using gist (company_id with =, yacht_id with =, owner_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index yacht_shares_yacht on yacht_shares (company_id, yacht_id, valid_from);
create index yacht_shares_owner on yacht_shares (company_id, owner_id, valid_from);

-- What the company takes for running a yacht, and which costs it passes on to the owners.
create table management_agreements (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  fee_percent numeric(5, 2) not null default 0 check (fee_percent between 0 and 100),
  fee_monthly numeric(10, 2) not null default 0 check (fee_monthly >= 0),
  fee_tax_rate_id bigint,
  -- Categories of expenses.
  passed_on text[] not null default '{}',
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts,
  foreign key (company_id, fee_tax_rate_id) references tax_rates (company_id, id),
  constraint management_agreements_one exclude using gist (company_id with =, yacht_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index management_agreements_yacht on management_agreements (company_id, yacht_id, valid_from);
create index management_agreements_tax_rate on management_agreements (company_id, fee_tax_rate_id) where fee_tax_rate_id is not null;

-- What a yacht earned and cost in a stretch of days, as it was told to its owners. It stays as it was told: what comes late or is
-- corrected comes in the next one.
create table yacht_statements (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_id bigint not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  statement_date date not null,
  currency text not null check (length(currency) = 3),
  revenue numeric(14, 2) not null,
  fee_percent numeric(5, 2) not null,
  fee_monthly numeric(10, 2) not null,
  fee numeric(14, 2) not null,
  fee_tax_name text,
  fee_tax_category text check (fee_tax_category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  fee_tax_percent numeric(5, 2) not null default 0,
  fee_tax_reason text,
  fee_tax numeric(14, 2) not null,
  costs numeric(14, 2) not null,
  result numeric(14, 2) not null check (result = revenue - fee - fee_tax - costs),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, yacht_id) references yachts,
  constraint yacht_statements_once exclude using gist (company_id with =, yacht_id with =, daterange(from_day, to_day, '[]') with &&)
);
create index yacht_statements_yacht on yacht_statements (company_id, yacht_id, to_day desc);

-- What of a source it tells: revenue above 0, costs below. All statements together tell what the journal says.
create table yacht_statement_lines (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_statement_id bigint not null,
  yacht_id bigint not null,
  place integer not null,
  source_type text not null check (length(source_type) <= 30),
  source_id bigint not null,
  account text not null check (length(account) <= 60),
  day date not null,
  entry text not null,
  text text not null,
  amount numeric(14, 2) not null check (amount <> 0),
  -- Whether it is of days before, because it came late or was corrected.
  is_late boolean not null,
  primary key (company_id, id),
  unique (id),
  unique (company_id, yacht_statement_id, place),
  foreign key (company_id, yacht_statement_id) references yacht_statements on delete cascade,
  foreign key (company_id, yacht_id) references yachts
);
create index yacht_statement_lines_told on yacht_statement_lines (company_id, yacht_id, source_type, source_id);

-- What each owner gets of it, with a number of its own. It is the invoice of the fee as well, so the parties stand as they were.
create table owner_statements (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  yacht_statement_id bigint not null,
  yacht_id bigint not null,
  owner_id bigint not null,
  number text not null check (length(number) <= 30),
  from_day date not null,
  to_day date not null,
  statement_date date not null,
  currency text not null check (length(currency) = 3),
  share numeric(7, 4) not null check (share > 0 and share <= 100),
  revenue numeric(14, 2) not null,
  fee numeric(14, 2) not null,
  fee_tax numeric(14, 2) not null,
  costs numeric(14, 2) not null,
  amount numeric(14, 2) not null check (amount = revenue - fee - fee_tax - costs),
  opening numeric(14, 2) not null,
  payouts numeric(14, 2) not null,
  closing numeric(14, 2) not null check (closing = opening + amount - payouts),
  issued_as jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  constraint owner_statements_number unique (company_id, number),
  unique (company_id, yacht_statement_id, owner_id),
  foreign key (company_id, yacht_statement_id) references yacht_statements on delete cascade,
  foreign key (company_id, yacht_id) references yachts,
  foreign key (company_id, owner_id) references yacht_owners
);
create index owner_statements_yacht on owner_statements (company_id, yacht_id, to_day desc);
create index owner_statements_owner on owner_statements (company_id, owner_id, id desc);
create index owner_statements_day on owner_statements (company_id, statement_date desc, id desc);

create table owner_statement_documents (
  company_id bigint not null references companies on delete cascade,
  owner_statement_id bigint not null,
  content bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, owner_statement_id),
  foreign key (company_id, owner_statement_id) references owner_statements on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['yacht_owners', 'yacht_shares', 'management_agreements', 'yacht_statements', 'yacht_statement_lines',
      'owner_statements', 'owner_statement_documents'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
  end loop;
  foreach name in array array['yacht_owners', 'yacht_shares', 'management_agreements'] loop
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
    execute format('create trigger touch before update on %I for each row execute function touch()', name);
  end loop;
  -- What was told is neither changed nor taken back.
  foreach name in array array['yacht_statements', 'yacht_statement_lines', 'owner_statements', 'owner_statement_documents'] loop
    execute format('grant select, insert on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;

alter table document_counters drop constraint document_counters_series_check, add constraint document_counters_series_check check (series in ('CN', 'OS'));

-- Owners are paid as well: money that goes out is a customer's or an owner's.
alter table payments alter column customer_id drop not null, add column owner_id bigint;
alter table payments add constraint payments_one_party check (num_nonnulls(customer_id, owner_id) = 1),
  add constraint payments_owner_out check (owner_id is null or direction = 'out'),
  add constraint payments_owner foreign key (company_id, owner_id) references yacht_owners;
create index payments_owner on payments (company_id, owner_id, day) where owner_id is not null;

-- Whether this expense is passed on to the owners; without it as the agreement says of its category.
alter table expenses add column pass_on boolean;

-- Closed days hold for these too.
drop trigger refuse_closed on payments;
create trigger refuse_closed before insert or delete or update on payments for each row execute function refuse_closed('day',
  'day', 'direction', 'amount', 'currency', 'exchange_rate', 'customer_id', 'owner_id', 'method', 'reference');
create trigger refuse_closed before insert or delete or update on owner_statements for each row execute function refuse_closed('statement_date',
  'statement_date', 'number', 'yacht_id', 'owner_id', 'currency', 'revenue', 'fee', 'fee_tax', 'costs', 'amount');

-- An owner who is invited is known by the invitation.
alter table invitations add column yacht_owner_id bigint,
  add foreign key (company_id, yacht_owner_id) references yacht_owners on delete cascade;
create unique index invitations_yacht_owner on invitations (company_id, yacht_owner_id) where yacht_owner_id is not null;
