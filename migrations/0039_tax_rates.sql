-- The taxes a company's lines may bear. A version of a name is valid from one day to another, and no two of them on the same day.
-- What a country's law says today isn't known to the product: a tax adviser tells the company, and the company writes it here.
create table tax_rates (
  id bigint generated always as identity,
  company_id bigint not null references companies on delete cascade,
  name text not null check (length(name) <= 60),
  -- As EN 16931 names it (UNCL 5305): standard, zero, exempt, reverse charge, within the community, export, not subject.
  category text not null check (category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  percent numeric(5, 2) not null check (percent between 0 and 100 and (percent > 0) = (category = 'S')),
  -- What the invoice says where nothing is charged, and the code of it.
  reason text check (length(reason) <= 300 and (reason is not null) = (category not in ('S', 'Z'))),
  reason_code text check (length(reason_code) <= 40),
  country text check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  constraint tax_rates_one_version exclude using gist (company_id with =, lower(name) with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index tax_rates_name on tax_rates (company_id, lower(name), valid_from);
create trigger touch before update on tax_rates for each row execute function touch();

alter table tax_rates enable row level security, force row level security;
create policy tenant on tax_rates to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on tax_rates to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on tax_rates to fairlead_app, fairlead_platform;

-- How a company keeps its books. One without a row keeps them as a new company does: what was sent stays.
create table books_settings (
  id bigint generated always as identity unique,
  company_id bigint primary key references companies on delete cascade,
  prices text not null default 'net' check (prices in ('net', 'gross')),
  tax_rate_id bigint,
  issued_stays boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (company_id, tax_rate_id) references tax_rates (company_id, id) on delete set null (tax_rate_id)
);
create index books_settings_tax_rate on books_settings (company_id, tax_rate_id);
create trigger touch before update on books_settings for each row execute function touch();

alter table books_settings enable row level security, force row level security;
create policy tenant on books_settings to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on books_settings to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on books_settings to fairlead_app, fairlead_platform;

-- Companies that are there already could delete what they had sent, and go on doing so until they choose otherwise.
set local role fairlead_platform;
insert into books_settings (company_id, issued_stays) select id, false from companies where id <> 0;
reset role;
