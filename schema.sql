-- The database as the migrations leave it: its tables, and the present text of its functions.
-- Generated from the catalog of a migrated database by npm run contract. To be read, not to be run: migrations/ is what is run.


-- Schemas and extensions

create schema sandbox;
create extension btree_gin;
create extension btree_gist;
create extension pg_trgm;
create extension unaccent;


-- Tables

create table activities (
  company_id bigint not null,
  id bigint not null generated always as identity,
  action text not null,
  resource_type text not null,
  resource_id bigint not null,
  details text,
  changes jsonb,
  user_id bigint,
  user_name text,
  ip inet,
  "timestamp" timestamp(3) with time zone not null default now(),
  constraint activities_pkey PRIMARY KEY (company_id, id),
  constraint activities_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX activities_newest ON activities (company_id, "timestamp" DESC, id DESC);
CREATE INDEX activities_newest_of_all ON activities ("timestamp" DESC, id DESC);
CREATE INDEX activities_of_action ON activities (company_id, action, "timestamp" DESC);
CREATE INDEX activities_of_kind ON activities (company_id, resource_type, "timestamp" DESC);
CREATE INDEX activities_of_person ON activities (company_id, user_id, "timestamp" DESC);
CREATE INDEX activities_of_record ON activities (company_id, resource_type, resource_id, "timestamp" DESC);
alter table activities enable row level security;
alter table activities force row level security;
create policy platform on activities to fairlead_platform using (true) with check (true);
create policy signin on activities for insert to fairlead_signin with check (true);
create policy tenant on activities to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table agencies (
  company_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  email text,
  phone text,
  address text,
  commission_percent numeric(5,2) not null default 0,
  notes text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint agencies_pkey PRIMARY KEY (company_id, id),
  constraint agencies_id_key UNIQUE (id),
  constraint agencies_address_check CHECK ((length(address) <= 1000)),
  constraint agencies_commission_percent_check CHECK (((commission_percent >= (0)::numeric) AND (commission_percent <= (100)::numeric))),
  constraint agencies_email_check CHECK ((length(email) <= 255)),
  constraint agencies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint agencies_notes_check CHECK ((length(notes) <= 5000)),
  constraint agencies_phone_check CHECK ((length(phone) <= 50)),
  constraint agencies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX agencies_name ON agencies (company_id, lower(name), id);
alter table agencies enable row level security;
alter table agencies force row level security;
create policy platform on agencies to fairlead_platform using (true) with check (true);
create policy tenant on agencies to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.agencies FOR EACH ROW EXECUTE FUNCTION touch();

create table allocations (
  company_id bigint not null,
  id bigint not null generated always as identity,
  day date not null,
  amount numeric(10,2) not null,
  credit_payment_id bigint,
  debit_invoice_id bigint,
  debit_payment_id bigint,
  created_at timestamp(3) with time zone not null default now(),
  credit_note_id bigint,
  credit_apa_id bigint,
  debit_apa_id bigint,
  constraint allocations_pkey PRIMARY KEY (company_id, id),
  constraint allocations_id_key UNIQUE (id),
  constraint allocations_amount_check CHECK ((amount > (0)::numeric)),
  constraint allocations_of_apa CHECK (((debit_apa_id IS NULL) OR (credit_payment_id IS NOT NULL))),
  constraint allocations_one_credit CHECK ((num_nonnulls(credit_payment_id, credit_note_id, credit_apa_id) = 1)),
  constraint allocations_one_debit CHECK ((num_nonnulls(debit_invoice_id, debit_payment_id, debit_apa_id) = 1)),
  constraint allocations_company_id_credit_note_id_fkey FOREIGN KEY (company_id, credit_note_id) REFERENCES credit_notes(company_id, id),
  constraint allocations_company_id_credit_payment_id_fkey FOREIGN KEY (company_id, credit_payment_id) REFERENCES payments(company_id, id) ON DELETE CASCADE,
  constraint allocations_company_id_debit_invoice_id_fkey FOREIGN KEY (company_id, debit_invoice_id) REFERENCES invoices(company_id, id),
  constraint allocations_company_id_debit_payment_id_fkey FOREIGN KEY (company_id, debit_payment_id) REFERENCES payments(company_id, id) ON DELETE CASCADE,
  constraint allocations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint allocations_credit_apa FOREIGN KEY (company_id, credit_apa_id) REFERENCES apa_accounts(company_id, id),
  constraint allocations_debit_apa FOREIGN KEY (company_id, debit_apa_id) REFERENCES apa_accounts(company_id, id)
);
CREATE INDEX allocations_credit ON allocations (company_id, credit_payment_id);
CREATE INDEX allocations_credit_apa ON allocations (company_id, credit_apa_id) WHERE (credit_apa_id IS NOT NULL);
CREATE INDEX allocations_credit_note ON allocations (company_id, credit_note_id) WHERE (credit_note_id IS NOT NULL);
CREATE INDEX allocations_debit_apa ON allocations (company_id, debit_apa_id) WHERE (debit_apa_id IS NOT NULL);
CREATE INDEX allocations_invoice ON allocations (company_id, debit_invoice_id) WHERE (debit_invoice_id IS NOT NULL);
CREATE INDEX allocations_refund ON allocations (company_id, debit_payment_id) WHERE (debit_payment_id IS NOT NULL);
alter table allocations enable row level security;
alter table allocations force row level security;
create policy platform on allocations to fairlead_platform using (true) with check (true);
create policy tenant on allocations to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE CONSTRAINT TRIGGER allot_within AFTER INSERT OR UPDATE ON public.allocations NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION allot_within();
CREATE TRIGGER keep_closed_apa BEFORE INSERT OR DELETE OR UPDATE ON public.allocations FOR EACH ROW EXECUTE FUNCTION keep_closed_apa();
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.allocations FOR EACH ROW EXECUTE FUNCTION refuse_closed_allocation();

create table apa_accounts (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  customer_id bigint not null,
  yacht_id bigint,
  currency text not null,
  requested numeric(12,2) not null,
  opened_on date not null,
  exchange_rate numeric(18,8),
  closed_on date,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint apa_accounts_pkey PRIMARY KEY (company_id, id),
  constraint apa_accounts_id_key UNIQUE (id),
  constraint apa_accounts_one_each UNIQUE (company_id, charter_id),
  constraint apa_accounts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint apa_accounts_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint apa_accounts_requested_check CHECK ((requested > (0)::numeric)),
  constraint apa_accounts_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id),
  constraint apa_accounts_company_id_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id),
  constraint apa_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint apa_accounts_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE SET NULL (yacht_id)
);
CREATE INDEX apa_accounts_customer ON apa_accounts (company_id, customer_id);
CREATE INDEX apa_accounts_open ON apa_accounts (company_id) WHERE (closed_on IS NULL);
CREATE INDEX apa_accounts_opened ON apa_accounts (company_id, opened_on DESC, id DESC);
CREATE INDEX apa_accounts_yacht ON apa_accounts (company_id, yacht_id) WHERE (yacht_id IS NOT NULL);
alter table apa_accounts enable row level security;
alter table apa_accounts force row level security;
create policy platform on apa_accounts to fairlead_platform using (true) with check (true);
create policy tenant on apa_accounts to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER keep_exchange_rate BEFORE INSERT OR UPDATE OF currency, opened_on, exchange_rate ON public.apa_accounts FOR EACH ROW EXECUTE FUNCTION keep_exchange_rate('opened_on');
CREATE TRIGGER refuse_closed BEFORE UPDATE ON public.apa_accounts FOR EACH ROW EXECUTE FUNCTION refuse_closed_apa();
CREATE TRIGGER touch BEFORE UPDATE ON public.apa_accounts FOR EACH ROW EXECUTE FUNCTION touch();

create table apa_entries (
  company_id bigint not null,
  id bigint not null generated always as identity,
  account_id bigint not null,
  day date not null,
  category text not null,
  description text,
  supplier text,
  method text,
  amount numeric(10,2) not null,
  currency text not null,
  exchange_rate numeric(18,8),
  amount_in_apa numeric(10,2) not null,
  receipt_url text,
  disputed boolean not null default false,
  entered_by text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint apa_entries_pkey PRIMARY KEY (company_id, id),
  constraint apa_entries_id_key UNIQUE (id),
  constraint apa_entries_amount_check CHECK ((amount > (0)::numeric)),
  constraint apa_entries_amount_in_apa_check CHECK ((amount_in_apa > (0)::numeric)),
  constraint apa_entries_category_check CHECK ((category = ANY (ARRAY['fuel'::text, 'provisions'::text, 'berths'::text, 'agents'::text, 'excursions'::text, 'communication'::text, 'laundry'::text, 'other'::text]))),
  constraint apa_entries_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint apa_entries_description_check CHECK ((length(description) <= 500)),
  constraint apa_entries_entered_by_check CHECK ((length(entered_by) <= 300)),
  constraint apa_entries_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint apa_entries_method_check CHECK ((length(method) <= 50)),
  constraint apa_entries_receipt_url_check CHECK ((length(receipt_url) <= 500)),
  constraint apa_entries_supplier_check CHECK ((length(supplier) <= 200)),
  constraint apa_entries_company_id_account_id_fkey FOREIGN KEY (company_id, account_id) REFERENCES apa_accounts(company_id, id),
  constraint apa_entries_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX apa_entries_account ON apa_entries (company_id, account_id, day, id);
CREATE INDEX apa_entries_day ON apa_entries (company_id, day);
CREATE INDEX apa_entries_receipt ON apa_entries (receipt_url) WHERE (receipt_url IS NOT NULL);
alter table apa_entries enable row level security;
alter table apa_entries force row level security;
create policy platform on apa_entries to fairlead_platform using (true) with check (true);
create policy tenant on apa_entries to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER keep_closed_apa BEFORE INSERT OR DELETE OR UPDATE ON public.apa_entries FOR EACH ROW EXECUTE FUNCTION keep_closed_apa();
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.apa_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed('day', 'day', 'account_id', 'category', 'description', 'supplier', 'method', 'amount_in_apa');
CREATE TRIGGER touch BEFORE UPDATE ON public.apa_entries FOR EACH ROW EXECUTE FUNCTION touch();

create table api_tokens (
  company_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  reach text not null,
  token_hash bytea not null,
  user_id bigint not null,
  last_used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint api_tokens_pkey PRIMARY KEY (company_id, id),
  constraint api_tokens_id_key UNIQUE (id),
  constraint api_tokens_token_hash_key UNIQUE (token_hash),
  constraint api_tokens_name_check CHECK ((length(name) <= 100)),
  constraint api_tokens_reach_check CHECK ((reach = ANY (ARRAY['read'::text, 'write'::text]))),
  constraint api_tokens_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint api_tokens_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE
);
CREATE INDEX api_tokens_user ON api_tokens (company_id, user_id);
alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy platform on api_tokens to fairlead_platform using (true) with check (true);
create policy signin on api_tokens to fairlead_signin using (true) with check (true);
create policy tenant on api_tokens to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER announce_standing AFTER DELETE ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION announce_standing('user_id');
CREATE TRIGGER refuse_yacht_owner BEFORE INSERT OR UPDATE OF user_id ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION refuse_yacht_owner();
CREATE TRIGGER touch BEFORE UPDATE ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION touch();

create table authenticators (
  user_id bigint not null,
  secret text not null,
  confirmed_at timestamp(3) with time zone,
  used_step bigint not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  constraint authenticators_pkey PRIMARY KEY (user_id),
  constraint authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table authenticators enable row level security;
alter table authenticators force row level security;
create policy platform on authenticators to fairlead_platform using (true) with check (true);
create policy signin on authenticators to fairlead_signin using (true) with check (true);
create policy tenant on authenticators to fairlead_app using ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = authenticators.user_id)))) with check ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = authenticators.user_id))));

create table bank_accounts (
  company_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  iban text,
  currency text not null,
  mapping jsonb,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint bank_accounts_pkey PRIMARY KEY (company_id, id),
  constraint bank_accounts_iban UNIQUE (company_id, iban, currency),
  constraint bank_accounts_id_key UNIQUE (id),
  constraint bank_accounts_currency_check CHECK ((length(currency) = 3)),
  constraint bank_accounts_iban_check CHECK ((iban ~ '^[A-Z]{2}\d{2}[A-Z\d]{11,30}$'::text)),
  constraint bank_accounts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint bank_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table bank_accounts enable row level security;
alter table bank_accounts force row level security;
create policy platform on bank_accounts to fairlead_platform using (true) with check (true);
create policy tenant on bank_accounts to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.bank_accounts FOR EACH ROW EXECUTE FUNCTION touch();

create table bank_files (
  company_id bigint not null,
  id bigint not null generated always as identity,
  account_id bigint not null,
  name text not null,
  sha256 text not null,
  lines integer not null,
  known integer not null,
  from_day date,
  to_day date,
  opening numeric(14,2),
  closing numeric(14,2),
  created_at timestamp(3) with time zone not null default now(),
  read_by text,
  constraint bank_files_pkey PRIMARY KEY (company_id, id),
  constraint bank_files_company_id_account_id_sha256_key UNIQUE (company_id, account_id, sha256),
  constraint bank_files_id_key UNIQUE (id),
  constraint bank_files_name_check CHECK ((length(name) <= 200)),
  constraint bank_files_read_by_check CHECK ((length(read_by) <= 300)),
  constraint bank_files_sha256_check CHECK ((length(sha256) = 64)),
  constraint bank_files_company_id_account_id_fkey FOREIGN KEY (company_id, account_id) REFERENCES bank_accounts(company_id, id) ON DELETE CASCADE,
  constraint bank_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX bank_files_latest ON bank_files (company_id, account_id, created_at DESC, id DESC);
alter table bank_files enable row level security;
alter table bank_files force row level security;
create policy platform on bank_files to fairlead_platform using (true) with check (true);
create policy tenant on bank_files to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table bank_lines (
  company_id bigint not null,
  id bigint not null generated always as identity,
  account_id bigint not null,
  file_id bigint not null,
  day date not null,
  amount numeric(14,2) not null,
  currency text not null,
  name text,
  iban text,
  text text,
  reference text,
  is_reversal boolean not null default false,
  fingerprint text not null,
  occurrence integer not null,
  ignored boolean not null default false,
  booked boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint bank_lines_pkey PRIMARY KEY (company_id, id),
  constraint bank_lines_id_key UNIQUE (id),
  constraint bank_lines_once UNIQUE (company_id, account_id, fingerprint, occurrence),
  constraint bank_lines_amount_check CHECK ((amount <> (0)::numeric)),
  constraint bank_lines_currency_check CHECK ((length(currency) = 3)),
  constraint bank_lines_fingerprint_check CHECK ((length(fingerprint) = 64)),
  constraint bank_lines_iban_check CHECK ((length(iban) <= 34)),
  constraint bank_lines_name_check CHECK ((length(name) <= 140)),
  constraint bank_lines_occurrence_check CHECK ((occurrence > 0)),
  constraint bank_lines_reference_check CHECK ((length(reference) <= 140)),
  constraint bank_lines_text_check CHECK ((length(text) <= 1000)),
  constraint bank_lines_company_id_account_id_fkey FOREIGN KEY (company_id, account_id) REFERENCES bank_accounts(company_id, id),
  constraint bank_lines_company_id_file_id_fkey FOREIGN KEY (company_id, file_id) REFERENCES bank_files(company_id, id),
  constraint bank_lines_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX bank_lines_day ON bank_lines (company_id, account_id, day DESC, id DESC);
CREATE INDEX bank_lines_file ON bank_lines (company_id, file_id);
CREATE INDEX bank_lines_iban ON bank_lines (company_id, iban) WHERE (iban IS NOT NULL);
alter table bank_lines enable row level security;
alter table bank_lines force row level security;
create policy platform on bank_lines to fairlead_platform using (true) with check (true);
create policy tenant on bank_lines to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.bank_lines FOR EACH ROW EXECUTE FUNCTION touch();

create table books_accounts (
  id bigint not null generated always as identity,
  company_id bigint not null,
  key text not null,
  number text,
  name text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint books_accounts_pkey PRIMARY KEY (company_id, key),
  constraint books_accounts_id_key UNIQUE (id),
  constraint books_accounts_key_check CHECK ((length(key) <= 60)),
  constraint books_accounts_name_check CHECK ((length(name) <= 100)),
  constraint books_accounts_number_check CHECK ((length(number) <= 20)),
  constraint books_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table books_accounts enable row level security;
alter table books_accounts force row level security;
create policy platform on books_accounts to fairlead_platform using (true) with check (true);
create policy tenant on books_accounts to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.books_accounts FOR EACH ROW EXECUTE FUNCTION touch();

create table books_settings (
  id bigint not null generated always as identity,
  company_id bigint not null,
  prices text not null default 'net'::text,
  tax_rate_id bigint,
  issued_stays boolean not null default true,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  reminder_levels jsonb,
  reporting_currency text,
  closed_until date,
  legal_name text,
  contact_name text,
  street text,
  post_code text,
  city text,
  country text,
  vat_number text,
  registration_number text,
  bic text,
  account_name text,
  electronic_address text,
  electronic_scheme text,
  apa_percent numeric(5,2),
  constraint books_settings_pkey PRIMARY KEY (company_id),
  constraint books_settings_id_key UNIQUE (id),
  constraint books_settings_account_name_check CHECK ((length(account_name) <= 70)),
  constraint books_settings_apa_percent_check CHECK (((apa_percent > (0)::numeric) AND (apa_percent <= (100)::numeric))),
  constraint books_settings_bic_check CHECK ((bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'::text)),
  constraint books_settings_city_check CHECK ((length(city) <= 100)),
  constraint books_settings_contact_name_check CHECK ((length(contact_name) <= 200)),
  constraint books_settings_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint books_settings_electronic_address_check CHECK ((length(electronic_address) <= 200)),
  constraint books_settings_electronic_scheme_check CHECK ((electronic_scheme ~ '^[A-Z0-9]{2,4}$'::text)),
  constraint books_settings_legal_name_check CHECK ((length(legal_name) <= 200)),
  constraint books_settings_post_code_check CHECK ((length(post_code) <= 20)),
  constraint books_settings_prices_check CHECK ((prices = ANY (ARRAY['net'::text, 'gross'::text]))),
  constraint books_settings_registration_number_check CHECK ((length(registration_number) <= 50)),
  constraint books_settings_reporting_currency_check CHECK ((reporting_currency ~ '^[A-Z]{3}$'::text)),
  constraint books_settings_street_check CHECK ((length(street) <= 200)),
  constraint books_settings_vat_number_check CHECK ((vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,18}$'::text)),
  constraint books_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint books_settings_company_id_tax_rate_id_fkey FOREIGN KEY (company_id, tax_rate_id) REFERENCES tax_rates(company_id, id) ON DELETE SET NULL (tax_rate_id)
);
CREATE INDEX books_settings_tax_rate ON books_settings (company_id, tax_rate_id);
alter table books_settings enable row level security;
alter table books_settings force row level security;
create policy platform on books_settings to fairlead_platform using (true) with check (true);
create policy tenant on books_settings to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.books_settings FOR EACH ROW EXECUTE FUNCTION touch();

create table calendar_feeds (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint,
  token_hash bytea not null,
  user_id bigint not null,
  user_name text not null,
  last_read_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  detail text not null default 'full'::text,
  import_id bigint,
  constraint calendar_feeds_pkey PRIMARY KEY (company_id, id),
  constraint calendar_feeds_id_key UNIQUE (id),
  constraint calendar_feeds_one_address UNIQUE NULLS NOT DISTINCT (company_id, yacht_id, detail, import_id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash),
  constraint calendar_feeds_detail_check CHECK ((detail = ANY (ARRAY['full'::text, 'busy'::text]))),
  constraint calendar_feeds_for_portals CHECK (((import_id IS NULL) OR ((detail = 'busy'::text) AND (yacht_id IS NOT NULL)))),
  constraint calendar_feeds_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint calendar_feeds_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE,
  constraint calendar_feeds_import_fkey FOREIGN KEY (company_id, import_id, yacht_id) REFERENCES calendar_imports(company_id, id, yacht_id) ON DELETE CASCADE
);
CREATE INDEX calendar_feeds_import ON calendar_feeds (company_id, import_id, yacht_id) WHERE (import_id IS NOT NULL);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy platform on calendar_feeds to fairlead_platform using (true) with check (true);
create policy signin on calendar_feeds to fairlead_signin using (true) with check (true);
create policy tenant on calendar_feeds to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER refuse_yacht_owner BEFORE INSERT OR UPDATE OF user_id ON public.calendar_feeds FOR EACH ROW EXECUTE FUNCTION refuse_yacht_owner();

create table calendar_imports (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  label text not null,
  url text,
  etag text,
  last_read_at timestamp(3) with time zone,
  last_error text,
  failures integer not null default 0,
  failing_since timestamp(3) with time zone,
  told_at timestamp(3) with time zone,
  next_read_at timestamp(3) with time zone,
  skipped integer not null default 0,
  pending jsonb,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint calendar_imports_pkey PRIMARY KEY (company_id, id),
  constraint calendar_imports_company_id_id_yacht_id_key UNIQUE (company_id, id, yacht_id),
  constraint calendar_imports_id_key UNIQUE (id),
  constraint calendar_imports_etag_check CHECK ((length(etag) <= 500)),
  constraint calendar_imports_failing CHECK ((((failures > 0) = (failing_since IS NOT NULL)) AND ((failures > 0) = (last_error IS NOT NULL)))),
  constraint calendar_imports_failures_check CHECK ((failures >= 0)),
  constraint calendar_imports_label_check CHECK (((length(label) >= 1) AND (length(label) <= 60))),
  constraint calendar_imports_last_error_check CHECK ((length(last_error) <= 500)),
  constraint calendar_imports_pending_check CHECK ((jsonb_typeof(pending) = 'array'::text)),
  constraint calendar_imports_skipped_check CHECK ((skipped >= 0)),
  constraint calendar_imports_url_check CHECK (((length(url) >= 1) AND (length(url) <= 2000))),
  constraint calendar_imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint calendar_imports_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX calendar_imports_yacht ON calendar_imports (company_id, yacht_id);
alter table calendar_imports enable row level security;
alter table calendar_imports force row level security;
create policy platform on calendar_imports to fairlead_platform using (true) with check (true);
create policy tenant on calendar_imports to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE OF label, url ON public.calendar_imports FOR EACH ROW EXECUTE FUNCTION touch();

create table certificates (
  company_id bigint not null,
  id bigint not null generated always as identity,
  crew_id bigint not null,
  type text not null,
  number text,
  issuing_authority text,
  issue_date date,
  expiry_date date,
  file_url text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint certificates_pkey PRIMARY KEY (company_id, id),
  constraint certificates_id_key UNIQUE (id),
  constraint certificates_expire_after_issue CHECK ((expiry_date >= issue_date)),
  constraint certificates_file_url_check CHECK ((length(file_url) <= 500)),
  constraint certificates_issuing_authority_check CHECK ((length(issuing_authority) <= 120)),
  constraint certificates_number_check CHECK ((length(number) <= 80)),
  constraint certificates_type_check CHECK ((length(type) <= 120)),
  constraint certificates_company_id_crew_id_fkey FOREIGN KEY (company_id, crew_id) REFERENCES crew(company_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint certificates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX certificates_crew ON certificates (company_id, crew_id, expiry_date);
CREATE INDEX certificates_expiry ON certificates (company_id, expiry_date) WHERE (expiry_date IS NOT NULL);
CREATE INDEX certificates_file ON certificates (file_url) WHERE (file_url IS NOT NULL);
alter table certificates enable row level security;
alter table certificates force row level security;
create policy platform on certificates to fairlead_platform using (true) with check (true);
create policy tenant on certificates to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.certificates FOR EACH ROW EXECUTE FUNCTION touch();

create table charter_confirmations (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  token_hash bytea not null,
  expires_at timestamp(3) with time zone not null,
  confirmed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  constraint charter_confirmations_pkey PRIMARY KEY (company_id, id),
  constraint charter_confirmations_id_key UNIQUE (id),
  constraint charter_confirmations_token_hash_key UNIQUE (token_hash),
  constraint charter_confirmations_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint charter_confirmations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX charter_confirmations_charter ON charter_confirmations (company_id, charter_id);
CREATE INDEX charter_confirmations_over ON charter_confirmations (expires_at);
alter table charter_confirmations enable row level security;
alter table charter_confirmations force row level security;
create policy platform on charter_confirmations to fairlead_platform using (true) with check (true);
create policy tenant on charter_confirmations to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table charter_counters (
  company_id bigint not null,
  year integer not null,
  last_number integer not null,
  constraint charter_counters_pkey PRIMARY KEY (company_id, year),
  constraint charter_counters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table charter_counters enable row level security;
alter table charter_counters force row level security;
create policy platform on charter_counters to fairlead_platform using (true) with check (true);
create policy tenant on charter_counters to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table charter_crew (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  crew_id bigint not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint charter_crew_pkey PRIMARY KEY (company_id, id),
  constraint charter_crew_company_id_charter_id_crew_id_key UNIQUE (company_id, charter_id, crew_id),
  constraint charter_crew_id_key UNIQUE (id),
  constraint charter_crew_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint charter_crew_company_id_crew_id_fkey FOREIGN KEY (company_id, crew_id) REFERENCES crew(company_id, id) ON DELETE CASCADE,
  constraint charter_crew_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX charter_crew_member ON charter_crew (company_id, crew_id);
alter table charter_crew enable row level security;
alter table charter_crew force row level security;
create policy platform on charter_crew to fairlead_platform using (true) with check (true);
create policy tenant on charter_crew to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table charter_documents (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  kind text not null,
  content bytea,
  sha256 text,
  says jsonb,
  terms text not null,
  sent_to text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint charter_documents_pkey PRIMARY KEY (company_id, id),
  constraint charter_documents_id_key UNIQUE (id),
  constraint charter_documents_kind_check CHECK ((kind = ANY (ARRAY['quote'::text, 'contract'::text, 'signed'::text, 'withdrawal'::text]))),
  constraint charter_documents_sent_to_check CHECK ((length(sent_to) <= 320)),
  constraint charter_documents_sha256_check CHECK ((length(sha256) = 64)),
  constraint charter_documents_terms_check CHECK ((length(terms) <= 500)),
  constraint charter_documents_whole CHECK ((((kind = 'withdrawal'::text) = (content IS NULL)) AND ((content IS NULL) = (sha256 IS NULL)))),
  constraint charter_documents_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint charter_documents_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX charter_documents_charter ON charter_documents (company_id, charter_id, id);
alter table charter_documents enable row level security;
alter table charter_documents force row level security;
create policy platform on charter_documents to fairlead_platform using (true) with check (true);
create policy tenant on charter_documents to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table charter_guests (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  "position" smallint not null,
  family_name text not null,
  given_names text not null,
  role text not null default 'guest'::text,
  gender text,
  birth_date date,
  birth_place text,
  nationality text,
  document_type text,
  document_number text,
  issuing_state text,
  document_expiry date,
  embarkation text,
  disembarkation text,
  visa_number text,
  diet text,
  allergies text,
  medical text,
  swims boolean,
  shoe_size text,
  notes text,
  health_consent boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint charter_guests_pkey PRIMARY KEY (company_id, id),
  constraint charter_guests_id_key UNIQUE (id),
  constraint charter_guests_agreed CHECK ((health_consent OR ((allergies IS NULL) AND (medical IS NULL)))),
  constraint charter_guests_allergies_check CHECK ((length(allergies) <= 500)),
  constraint charter_guests_birth_place_check CHECK ((length(birth_place) <= 100)),
  constraint charter_guests_diet_check CHECK ((length(diet) <= 500)),
  constraint charter_guests_disembarkation_check CHECK ((length(disembarkation) <= 100)),
  constraint charter_guests_document_number_check CHECK ((length(document_number) <= 50)),
  constraint charter_guests_document_type_check CHECK ((document_type = ANY (ARRAY['passport'::text, 'identity_card'::text, 'other'::text]))),
  constraint charter_guests_embarkation_check CHECK ((length(embarkation) <= 100)),
  constraint charter_guests_family_name_check CHECK (((length(family_name) >= 1) AND (length(family_name) <= 100))),
  constraint charter_guests_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'other'::text]))),
  constraint charter_guests_given_names_check CHECK (((length(given_names) >= 1) AND (length(given_names) <= 100))),
  constraint charter_guests_issuing_state_check CHECK ((issuing_state ~ '^[A-Z]{3}$'::text)),
  constraint charter_guests_medical_check CHECK ((length(medical) <= 1000)),
  constraint charter_guests_nationality_check CHECK ((nationality ~ '^[A-Z]{3}$'::text)),
  constraint charter_guests_notes_check CHECK ((length(notes) <= 1000)),
  constraint charter_guests_role_check CHECK ((role = ANY (ARRAY['guest'::text, 'skipper'::text, 'crew'::text]))),
  constraint charter_guests_shoe_size_check CHECK ((length(shoe_size) <= 20)),
  constraint charter_guests_visa_number_check CHECK ((length(visa_number) <= 50)),
  constraint charter_guests_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint charter_guests_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX charter_guests_charter ON charter_guests (company_id, charter_id, "position");
alter table charter_guests enable row level security;
alter table charter_guests force row level security;
create policy platform on charter_guests to fairlead_platform using (true) with check (true);
create policy tenant on charter_guests to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.charter_guests FOR EACH ROW EXECUTE FUNCTION touch();

create table charter_instalments (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  "position" smallint not null,
  kind text not null,
  label text not null,
  share numeric(5,2),
  taxable numeric(12,2) not null,
  exempt numeric(12,2) not null,
  amount numeric(12,2) not null,
  due_date date not null,
  invoice_id bigint,
  drafted_on date,
  received_on date,
  method text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint charter_instalments_pkey PRIMARY KEY (company_id, id),
  constraint charter_instalments_id_key UNIQUE (id),
  constraint charter_instalments_amount_check CHECK ((amount > (0)::numeric)),
  constraint charter_instalments_kind_check CHECK ((kind = ANY (ARRAY['fee'::text, 'deposit'::text, 'apa'::text]))),
  constraint charter_instalments_label_check CHECK (((length(label) >= 1) AND (length(label) <= 100))),
  constraint charter_instalments_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'credit_card'::text, 'debit_card'::text, 'bank_transfer'::text, 'check'::text, 'other'::text]))),
  constraint charter_instalments_of_others CHECK (((kind <> 'fee'::text) OR (received_on IS NULL))),
  constraint charter_instalments_of_the_fee CHECK ((((kind = 'fee'::text) = (share IS NOT NULL)) AND ((kind = 'fee'::text) OR (invoice_id IS NULL)))),
  constraint charter_instalments_share_check CHECK (((share >= (0)::numeric) AND (share <= (100)::numeric))),
  constraint charter_instalments_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint charter_instalments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint charter_instalments_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id) ON DELETE SET NULL (invoice_id)
);
CREATE INDEX charter_instalments_charter ON charter_instalments (company_id, charter_id, "position");
CREATE UNIQUE INDEX charter_instalments_deposit ON charter_instalments (company_id, charter_id, kind) WHERE (kind <> 'fee'::text);
CREATE INDEX charter_instalments_due ON charter_instalments (company_id, due_date) WHERE ((kind = 'fee'::text) AND (invoice_id IS NULL));
CREATE UNIQUE INDEX charter_instalments_invoice ON charter_instalments (company_id, invoice_id) WHERE (invoice_id IS NOT NULL);
alter table charter_instalments enable row level security;
alter table charter_instalments force row level security;
create policy platform on charter_instalments to fairlead_platform using (true) with check (true);
create policy tenant on charter_instalments to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.charter_instalments FOR EACH ROW EXECUTE FUNCTION touch();

create table charter_lines (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  "position" smallint not null,
  kind text not null,
  label text not null,
  quantity numeric(10,2) not null,
  unit_price numeric(12,2) not null,
  total numeric(12,2) not null,
  tax_exempt boolean not null default false,
  payable text not null default 'invoice'::text,
  extra_id bigint,
  constraint charter_lines_pkey PRIMARY KEY (company_id, id),
  constraint charter_lines_id_key UNIQUE (id),
  constraint charter_lines_kind_check CHECK ((kind = ANY (ARRAY['base'::text, 'discount'::text, 'extra'::text, 'other'::text]))),
  constraint charter_lines_label_check CHECK (((length(label) >= 1) AND (length(label) <= 200))),
  constraint charter_lines_payable_check CHECK ((payable = ANY (ARRAY['invoice'::text, 'base'::text]))),
  constraint charter_lines_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint charter_lines_company_id_extra_id_fkey FOREIGN KEY (company_id, extra_id) REFERENCES extras(company_id, id) ON DELETE SET NULL (extra_id),
  constraint charter_lines_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX charter_lines_charter ON charter_lines (company_id, charter_id, "position");
CREATE INDEX charter_lines_extra ON charter_lines (company_id, extra_id) WHERE (extra_id IS NOT NULL);
alter table charter_lines enable row level security;
alter table charter_lines force row level security;
create policy platform on charter_lines to fairlead_platform using (true) with check (true);
create policy tenant on charter_lines to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table charter_links (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  kind text not null,
  token_hash bytea not null,
  letter_id bigint,
  opened_at timestamp(3) with time zone,
  opens integer not null default 0,
  ended_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint charter_links_pkey PRIMARY KEY (company_id, id),
  constraint charter_links_id_key UNIQUE (id),
  constraint charter_links_token_hash_key UNIQUE (token_hash),
  constraint charter_links_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'guests'::text]))),
  constraint charter_links_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint charter_links_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint charter_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX charter_links_charter ON charter_links (company_id, charter_id, id);
alter table charter_links enable row level security;
alter table charter_links force row level security;
create policy platform on charter_links to fairlead_platform using (true) with check (true);
create policy tenant on charter_links to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.charter_links FOR EACH ROW EXECUTE FUNCTION touch();

create table charter_signatures (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  document_id bigint not null,
  sha256 text not null,
  name text not null,
  method text not null,
  strokes jsonb,
  sentence text not null,
  ip text not null,
  user_agent text,
  link_id bigint not null,
  mailed_to text not null,
  first_opened_at timestamp(3) with time zone not null,
  signed_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint charter_signatures_pkey PRIMARY KEY (company_id, id),
  constraint charter_signatures_company_id_document_id_key UNIQUE (company_id, document_id),
  constraint charter_signatures_id_key UNIQUE (id),
  constraint charter_signatures_drawn CHECK (((method = 'drawn'::text) = (strokes IS NOT NULL))),
  constraint charter_signatures_ip_check CHECK ((length(ip) <= 100)),
  constraint charter_signatures_mailed_to_check CHECK ((length(mailed_to) <= 320)),
  constraint charter_signatures_method_check CHECK ((method = ANY (ARRAY['typed'::text, 'drawn'::text]))),
  constraint charter_signatures_name_check CHECK (((length(name) >= 2) AND (length(name) <= 120))),
  constraint charter_signatures_sentence_check CHECK ((length(sentence) <= 1000)),
  constraint charter_signatures_sha256_check CHECK ((length(sha256) = 64)),
  constraint charter_signatures_strokes_check CHECK ((jsonb_typeof(strokes) = 'array'::text)),
  constraint charter_signatures_user_agent_check CHECK ((length(user_agent) <= 1000)),
  constraint charter_signatures_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint charter_signatures_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES charter_documents(company_id, id) ON DELETE CASCADE,
  constraint charter_signatures_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX charter_signatures_charter ON charter_signatures (company_id, charter_id, id);
alter table charter_signatures enable row level security;
alter table charter_signatures force row level security;
create policy platform on charter_signatures to fairlead_platform using (true) with check (true);
create policy tenant on charter_signatures to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table charter_terms (
  company_id bigint not null,
  id bigint not null generated always as identity,
  option_days integer not null default 5,
  option_time text not null default '18:00'::text,
  short_notice_days integer not null default 14,
  short_notice_hours integer not null default 24,
  challenge_hours integer not null default 48,
  max_discount numeric(5,2) not null default 30,
  tax_rate numeric(5,2) not null default 0,
  discounts jsonb not null default '[]'::jsonb,
  plan jsonb not null default '[{"days": 7, "kind": "fee", "label": "First installment", "anchor": "booking", "percent": "50.00"}, {"days": -28, "kind": "fee", "label": "Second installment", "anchor": "start", "percent": "50.00"}, {"days": -28, "kind": "deposit", "label": "Security deposit", "anchor": "start", "percent": null}]'::jsonb,
  policy_kind text not null default 'days'::text,
  policy jsonb not null default '[{"percent": "30.00", "fromDays": 61}, {"percent": "50.00", "fromDays": 31}, {"percent": "100.00", "fromDays": 0}]'::jsonb,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  template text,
  guest_data_days integer not null default 90,
  public_open boolean not null default false,
  public_options boolean not null default false,
  public_option_hours integer not null default 24,
  public_most integer not null default 10,
  public_origins text[] not null default '{}'::text[],
  public_words text,
  public_key uuid not null default gen_random_uuid(),
  handovers boolean not null default false,
  constraint charter_terms_pkey PRIMARY KEY (company_id),
  constraint charter_terms_id_key UNIQUE (id),
  constraint charter_terms_challenge_hours_check CHECK (((challenge_hours >= 1) AND (challenge_hours <= 1440))),
  constraint charter_terms_discounts_check CHECK ((jsonb_typeof(discounts) = 'array'::text)),
  constraint charter_terms_guest_data_days_check CHECK (((guest_data_days >= 0) AND (guest_data_days <= 3650))),
  constraint charter_terms_max_discount_check CHECK (((max_discount >= (0)::numeric) AND (max_discount <= (100)::numeric))),
  constraint charter_terms_option_days_check CHECK (((option_days >= 1) AND (option_days <= 60))),
  constraint charter_terms_option_time_check CHECK ((option_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint charter_terms_plan_check CHECK ((jsonb_typeof(plan) = 'array'::text)),
  constraint charter_terms_policy_check CHECK ((jsonb_typeof(policy) = 'array'::text)),
  constraint charter_terms_policy_kind_check CHECK ((policy_kind = ANY (ARRAY['days'::text, 'due'::text]))),
  constraint charter_terms_public_most_check CHECK (((public_most >= 1) AND (public_most <= 100))),
  constraint charter_terms_public_option_hours_check CHECK (((public_option_hours >= 1) AND (public_option_hours <= 336))),
  constraint charter_terms_public_words_check CHECK ((length(public_words) <= 5000)),
  constraint charter_terms_short_notice_days_check CHECK (((short_notice_days >= 0) AND (short_notice_days <= 365))),
  constraint charter_terms_short_notice_hours_check CHECK (((short_notice_hours >= 1) AND (short_notice_hours <= 1440))),
  constraint charter_terms_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
  constraint charter_terms_template_check CHECK (((length(template) >= 1) AND (length(template) <= 30000))),
  constraint charter_terms_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table charter_terms enable row level security;
alter table charter_terms force row level security;
create policy platform on charter_terms to fairlead_platform using (true) with check (true);
create policy tenant on charter_terms to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.charter_terms FOR EACH ROW EXECUTE FUNCTION touch();

create table charters (
  company_id bigint not null,
  id bigint not null generated always as identity,
  number text not null,
  type text not null,
  state text not null,
  customer_id bigint,
  contact_first_name text,
  contact_last_name text,
  contact_email text,
  contact_phone text,
  title text,
  yacht_id bigint,
  start_date timestamp(3) with time zone,
  end_date timestamp(3) with time zone,
  adults integer not null default 2,
  children integer not null default 0,
  source text not null default 'manual'::text,
  agency_id bigint,
  commission_percent numeric(5,2) not null default 0,
  currency text not null,
  prices text not null default 'net'::text,
  tax_rate numeric(5,2) not null default 0,
  fee numeric(12,2),
  subtotal numeric(12,2),
  tax_amount numeric(12,2),
  total numeric(12,2),
  at_base numeric(12,2),
  commission numeric(12,2),
  deposit numeric(10,2) not null default 0,
  discounts jsonb not null default '[]'::jsonb,
  option_until timestamp(3) with time zone,
  option_hours integer,
  queued_at timestamp(3) with time zone,
  booked_at timestamp(3) with time zone,
  reason text,
  enquiry_id bigint,
  message text,
  notes text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  cancelled_on date,
  cancellation_fee numeric(12,2),
  departure_id bigint,
  seats integer not null generated always as ((adults + children)) stored,
  portal_notice text,
  constraint charters_pkey PRIMARY KEY (company_id, id),
  constraint charters_company_id_id_yacht_id_start_date_end_date_key UNIQUE (company_id, id, yacht_id, start_date, end_date),
  constraint charters_company_id_number_key UNIQUE (company_id, number),
  constraint charters_id_key UNIQUE (id),
  constraint charters_adults_check CHECK (((adults >= 0) AND (adults <= 999))),
  constraint charters_booked CHECK (((state <> ALL (ARRAY['booked'::text, 'closed'::text])) OR (booked_at IS NOT NULL))),
  constraint charters_cancellation_fee_check CHECK ((cancellation_fee >= (0)::numeric)),
  constraint charters_cancelled CHECK (((cancellation_fee IS NULL) OR (cancelled_on IS NOT NULL))),
  constraint charters_children_check CHECK (((children >= 0) AND (children <= 999))),
  constraint charters_commission_percent_check CHECK (((commission_percent >= (0)::numeric) AND (commission_percent <= (100)::numeric))),
  constraint charters_contact_email_check CHECK ((length(contact_email) <= 255)),
  constraint charters_contact_first_name_check CHECK ((length(contact_first_name) <= 100)),
  constraint charters_contact_last_name_check CHECK ((length(contact_last_name) <= 100)),
  constraint charters_contact_phone_check CHECK ((length(contact_phone) <= 50)),
  constraint charters_currency_check CHECK ((length(currency) = 3)),
  constraint charters_deposit_check CHECK ((deposit >= (0)::numeric)),
  constraint charters_discounts_check CHECK ((jsonb_typeof(discounts) = 'array'::text)),
  constraint charters_end_after_start CHECK ((end_date > start_date)),
  constraint charters_message_check CHECK ((length(message) <= 5000)),
  constraint charters_notes_check CHECK ((length(notes) <= 5000)),
  constraint charters_number_check CHECK ((number ~ '^C-\d{4}-\d{4,}$'::text)),
  constraint charters_of_a_customer CHECK (((state <> ALL (ARRAY['option'::text, 'waiting'::text, 'booked'::text, 'closed'::text, 'cancelled'::text])) OR (customer_id IS NOT NULL))),
  constraint charters_of_a_yacht_and_dates CHECK (((type = 'seats'::text) OR (state = ANY (ARRAY['enquiry'::text, 'lost'::text, 'expired'::text])) OR ((yacht_id IS NOT NULL) AND (start_date IS NOT NULL) AND (end_date IS NOT NULL)))),
  constraint charters_option_hours_check CHECK (((option_hours >= 1) AND (option_hours <= 99999))),
  constraint charters_options_end CHECK ((((state = 'option'::text) = (option_until IS NOT NULL)) AND (option_until <= start_date))),
  constraint charters_portal_notice_check CHECK (((length(portal_notice) >= 1) AND (length(portal_notice) <= 500))),
  constraint charters_prices_check CHECK ((prices = ANY (ARRAY['net'::text, 'gross'::text]))),
  constraint charters_queue CHECK (((state = ANY (ARRAY['option'::text, 'waiting'::text])) = (queued_at IS NOT NULL))),
  constraint charters_reason_check CHECK ((length(reason) <= 1000)),
  constraint charters_seats_are_on_departures CHECK (
CASE
    WHEN (type = 'seats'::text) THEN ((yacht_id IS NULL) AND (start_date IS NULL) AND (end_date IS NULL) AND ((adults + children) > 0) AND ((departure_id IS NOT NULL) OR (state = ANY (ARRAY['lost'::text, 'expired'::text, 'cancelled'::text]))))
    ELSE (departure_id IS NULL)
END),
  constraint charters_seats_do_not_wait CHECK (((type <> 'seats'::text) OR (state <> 'waiting'::text))),
  constraint charters_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'phone'::text, 'email'::text, 'website'::text, 'agency'::text, 'portal'::text, 'owner'::text]))),
  constraint charters_state_check CHECK ((state = ANY (ARRAY['enquiry'::text, 'quote'::text, 'option'::text, 'waiting'::text, 'expired'::text, 'booked'::text, 'lost'::text, 'cancelled'::text, 'closed'::text]))),
  constraint charters_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
  constraint charters_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint charters_type_check CHECK ((type = ANY (ARRAY['charter'::text, 'day_rent'::text, 'seats'::text]))),
  constraint charters_company_id_agency_id_fkey FOREIGN KEY (company_id, agency_id) REFERENCES agencies(company_id, id),
  constraint charters_company_id_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id),
  constraint charters_company_id_enquiry_id_fkey FOREIGN KEY (company_id, enquiry_id) REFERENCES charters(company_id, id) ON DELETE SET NULL (enquiry_id),
  constraint charters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint charters_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id),
  constraint charters_departure_fkey FOREIGN KEY (company_id, departure_id) REFERENCES departures(company_id, id) ON DELETE SET NULL (departure_id)
);
CREATE INDEX charters_agency ON charters (company_id, agency_id) WHERE (agency_id IS NOT NULL);
CREATE INDEX charters_alternatives ON charters (company_id, enquiry_id) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX charters_customer ON charters (company_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX charters_departure ON charters (company_id, departure_id) WHERE (departure_id IS NOT NULL);
CREATE INDEX charters_from_page ON charters (company_id, option_until) WHERE ((source = 'website'::text) AND (state = 'option'::text));
CREATE INDEX charters_queue_of_yacht ON charters (company_id, yacht_id, queued_at) WHERE (state = ANY (ARRAY['option'::text, 'waiting'::text]));
CREATE INDEX charters_search ON charters USING gin (company_id, searchable((((((number || ' '::text) || regexp_replace(number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || contact_first_name), ''::text)) || COALESCE((' '::text || contact_last_name), ''::text)) || COALESCE((' '::text || title), ''::text))) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX charters_state ON charters (company_id, state, start_date);
CREATE INDEX charters_words ON charters USING gist (company_id, searchable((((((number || ' '::text) || regexp_replace(number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || contact_first_name), ''::text)) || COALESCE((' '::text || contact_last_name), ''::text)) || COALESCE((' '::text || title), ''::text))) gist_trgm_ops (siglen='32'));
CREATE INDEX charters_yacht ON charters (company_id, yacht_id, start_date) WHERE (yacht_id IS NOT NULL);
alter table charters enable row level security;
alter table charters force row level security;
create policy platform on charters to fairlead_platform using (true) with check (true);
create policy tenant on charters to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER count_seats AFTER INSERT OR DELETE OR UPDATE OF state, adults, children, departure_id ON public.charters FOR EACH ROW EXECUTE FUNCTION count_seats();
CREATE CONSTRAINT TRIGGER placed AFTER INSERT OR UPDATE OF state, option_until, type ON public.charters DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION charter_is_placed();
CREATE TRIGGER touch BEFORE UPDATE ON public.charters FOR EACH ROW EXECUTE FUNCTION touch();

create table checklist_answers (
  company_id bigint not null,
  id bigint not null generated always as identity,
  run_id bigint not null,
  "position" smallint not null,
  section text,
  text text not null,
  kind text not null,
  unit text,
  min numeric(8,3),
  max numeric(8,3),
  severity text not null,
  result text,
  value numeric(8,3),
  note text,
  photo_url text,
  defect_id bigint,
  constraint checklist_answers_pkey PRIMARY KEY (company_id, id),
  constraint checklist_answers_company_id_run_id_position_key UNIQUE (company_id, run_id, "position"),
  constraint checklist_answers_id_key UNIQUE (id),
  constraint checklist_answers_kind_check CHECK ((kind = ANY (ARRAY['pass'::text, 'measure'::text]))),
  constraint checklist_answers_note_check CHECK ((length(note) <= 1000)),
  constraint checklist_answers_photo_url_check CHECK ((length(photo_url) <= 500)),
  constraint checklist_answers_position_check CHECK ((("position" >= 1) AND ("position" <= 200))),
  constraint checklist_answers_result_check CHECK ((result = ANY (ARRAY['pass'::text, 'fail'::text, 'na'::text]))),
  constraint checklist_answers_section_check CHECK ((length(section) <= 100)),
  constraint checklist_answers_severity_check CHECK ((severity = ANY (ARRAY['may_not_sail'::text, 'urgent'::text, 'normal'::text, 'minor'::text]))),
  constraint checklist_answers_text_check CHECK (((length(text) >= 1) AND (length(text) <= 140))),
  constraint checklist_answers_unit_check CHECK ((length(unit) <= 12)),
  constraint checklist_answers_company_id_defect_id_fkey FOREIGN KEY (company_id, defect_id) REFERENCES defects(company_id, id) ON DELETE SET NULL (defect_id),
  constraint checklist_answers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint checklist_answers_company_id_run_id_fkey FOREIGN KEY (company_id, run_id) REFERENCES checklist_runs(company_id, id) ON DELETE CASCADE
);
CREATE INDEX checklist_answers_defect ON checklist_answers (company_id, defect_id) WHERE (defect_id IS NOT NULL);
CREATE INDEX checklist_answers_photo ON checklist_answers (photo_url) WHERE (photo_url IS NOT NULL);
alter table checklist_answers enable row level security;
alter table checklist_answers force row level security;
create policy platform on checklist_answers to fairlead_platform using (true) with check (true);
create policy tenant on checklist_answers to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table checklist_items (
  company_id bigint not null,
  id bigint not null generated always as identity,
  checklist_id bigint not null,
  "position" smallint not null,
  section text,
  text text not null,
  kind text not null,
  unit text,
  min numeric(8,3),
  max numeric(8,3),
  severity text not null,
  constraint checklist_items_pkey PRIMARY KEY (company_id, id),
  constraint checklist_items_company_id_checklist_id_position_key UNIQUE (company_id, checklist_id, "position"),
  constraint checklist_items_id_key UNIQUE (id),
  constraint checklist_items_check CHECK ((max >= min)),
  constraint checklist_items_kind_check CHECK ((kind = ANY (ARRAY['pass'::text, 'measure'::text]))),
  constraint checklist_items_position_check CHECK ((("position" >= 1) AND ("position" <= 200))),
  constraint checklist_items_section_check CHECK ((length(section) <= 100)),
  constraint checklist_items_severity_check CHECK ((severity = ANY (ARRAY['may_not_sail'::text, 'urgent'::text, 'normal'::text, 'minor'::text]))),
  constraint checklist_items_text_check CHECK (((length(text) >= 1) AND (length(text) <= 140))),
  constraint checklist_items_unit_check CHECK ((length(unit) <= 12)),
  constraint checklist_items_company_id_checklist_id_fkey FOREIGN KEY (company_id, checklist_id) REFERENCES checklists(company_id, id) ON DELETE CASCADE,
  constraint checklist_items_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table checklist_items enable row level security;
alter table checklist_items force row level security;
create policy platform on checklist_items to fairlead_platform using (true) with check (true);
create policy tenant on checklist_items to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table checklist_runs (
  company_id bigint not null,
  id bigint not null generated always as identity,
  checklist_id bigint,
  yacht_id bigint not null,
  event_id bigint,
  maintenance_id bigint,
  name text not null,
  purpose text not null,
  started_by text not null,
  signed_by text,
  finished_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint checklist_runs_pkey PRIMARY KEY (company_id, id),
  constraint checklist_runs_id_key UNIQUE (id),
  constraint checklist_runs_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint checklist_runs_purpose_check CHECK ((purpose = ANY (ARRAY['pre_departure'::text, 'check_in'::text, 'check_out'::text, 'service'::text, 'other'::text]))),
  constraint checklist_runs_signed_by_check CHECK (((length(signed_by) >= 1) AND (length(signed_by) <= 200))),
  constraint checklist_runs_started_by_check CHECK ((length(started_by) <= 300)),
  constraint checklist_runs_company_id_checklist_id_fkey FOREIGN KEY (company_id, checklist_id) REFERENCES checklists(company_id, id) ON DELETE SET NULL (checklist_id),
  constraint checklist_runs_company_id_event_id_fkey FOREIGN KEY (company_id, event_id) REFERENCES schedule_events(company_id, id) ON DELETE SET NULL (event_id),
  constraint checklist_runs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint checklist_runs_company_id_maintenance_id_fkey FOREIGN KEY (company_id, maintenance_id) REFERENCES maintenance(company_id, id) ON DELETE SET NULL (maintenance_id),
  constraint checklist_runs_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX checklist_runs_checklist ON checklist_runs (company_id, checklist_id, created_at DESC) WHERE (checklist_id IS NOT NULL);
CREATE INDEX checklist_runs_event ON checklist_runs (company_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX checklist_runs_maintenance ON checklist_runs (company_id, maintenance_id) WHERE (maintenance_id IS NOT NULL);
CREATE INDEX checklist_runs_newest ON checklist_runs (company_id, created_at DESC, id DESC);
CREATE INDEX checklist_runs_yacht ON checklist_runs (company_id, yacht_id, created_at DESC);
alter table checklist_runs enable row level security;
alter table checklist_runs force row level security;
create policy platform on checklist_runs to fairlead_platform using (true) with check (true);
create policy tenant on checklist_runs to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.checklist_runs FOR EACH ROW EXECUTE FUNCTION touch();

create table checklists (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint,
  name text not null,
  purpose text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint checklists_pkey PRIMARY KEY (company_id, id),
  constraint checklists_id_key UNIQUE (id),
  constraint checklists_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint checklists_purpose_check CHECK ((purpose = ANY (ARRAY['pre_departure'::text, 'check_in'::text, 'check_out'::text, 'service'::text, 'other'::text]))),
  constraint checklists_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint checklists_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX checklists_name ON checklists (company_id, lower(name), id);
CREATE INDEX checklists_yacht ON checklists (company_id, yacht_id) WHERE (yacht_id IS NOT NULL);
alter table checklists enable row level security;
alter table checklists force row level security;
create policy platform on checklists to fairlead_platform using (true) with check (true);
create policy tenant on checklists to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.checklists FOR EACH ROW EXECUTE FUNCTION touch();

create table closing_files (
  id bigint not null generated always as identity,
  company_id bigint not null,
  closing_id bigint not null,
  content text not null,
  constraint closing_files_pkey PRIMARY KEY (company_id, closing_id),
  constraint closing_files_id_key UNIQUE (id),
  constraint closing_files_company_id_closing_id_fkey FOREIGN KEY (company_id, closing_id) REFERENCES closings(company_id, id) ON DELETE CASCADE,
  constraint closing_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table closing_files enable row level security;
alter table closing_files force row level security;
create policy platform on closing_files to fairlead_platform using (true) with check (true);
create policy tenant on closing_files to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table closings (
  company_id bigint not null,
  id bigint not null generated always as identity,
  from_day date not null,
  until_day date not null,
  currency text not null,
  entries integer not null,
  debit numeric(20,2) not null,
  credit numeric(20,2) not null,
  sha256 text not null,
  closed_by text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint closings_pkey PRIMARY KEY (company_id, id),
  constraint closings_company_id_until_day_key UNIQUE (company_id, until_day),
  constraint closings_id_key UNIQUE (id),
  constraint closings_check CHECK ((until_day >= from_day)),
  constraint closings_check1 CHECK ((credit = debit)),
  constraint closings_closed_by_check CHECK ((length(closed_by) <= 300)),
  constraint closings_sha256_check CHECK ((length(sha256) = 64)),
  constraint closings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table closings enable row level security;
alter table closings force row level security;
create policy platform on closings to fairlead_platform using (true) with check (true);
create policy tenant on closings to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table companies (
  id bigint not null generated always as identity,
  name text not null,
  description text,
  address text,
  contact_phone text,
  contact_email text,
  website text,
  logo text,
  subscription_tier text not null default 'starter'::text,
  owner_id bigint,
  time_zone text not null default 'UTC'::text,
  default_currency text not null default 'USD'::text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  tax_number text,
  payment_details text,
  deletion_due timestamp(3) with time zone,
  house_rules jsonb not null default '{}'::jsonb,
  formats jsonb not null default '{}'::jsonb,
  iban text,
  public_slug text,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_default_currency_check CHECK ((length(default_currency) = 3)),
  constraint companies_iban_check CHECK ((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text)),
  constraint companies_name_check CHECK ((length(name) <= 200)),
  constraint companies_payment_details_check CHECK ((length(payment_details) <= 1000)),
  constraint companies_public_slug_check CHECK ((public_slug ~ '^[a-z0-9-]{3,40}$'::text)),
  constraint companies_subscription_tier_check CHECK ((subscription_tier = ANY (ARRAY['starter'::text, 'professional'::text, 'enterprise'::text]))),
  constraint companies_tax_number_check CHECK ((length(tax_number) <= 50)),
  constraint companies_owner_fkey FOREIGN KEY (id, owner_id) REFERENCES users(company_id, id) ON DELETE SET NULL (owner_id)
);
CREATE INDEX companies_by_name ON companies (lower(name), id);
CREATE INDEX companies_logo ON companies (logo) WHERE (logo IS NOT NULL);
CREATE UNIQUE INDEX companies_name_key ON companies (lower(name));
CREATE UNIQUE INDEX companies_public_slug ON companies (public_slug) WHERE (public_slug IS NOT NULL);
CREATE INDEX companies_to_go ON companies (deletion_due) WHERE (deletion_due IS NOT NULL);
alter table companies enable row level security;
alter table companies force row level security;
create policy platform on companies to fairlead_platform using (true) with check (true);
create policy signin on companies for select to fairlead_signin using (true);
create policy tenant on companies to fairlead_app using ((id = current_company())) with check ((id = current_company()));
create policy yacht_owner on companies for select to fairlead_yacht_owner using ((id = current_company()));
CREATE TRIGGER follow_default_currency AFTER UPDATE OF default_currency ON public.companies FOR EACH ROW WHEN ((old.default_currency IS DISTINCT FROM new.default_currency)) EXECUTE FUNCTION follow_default_currency();
CREATE TRIGGER touch BEFORE UPDATE ON public.companies FOR EACH ROW EXECUTE FUNCTION touch();

create table contact_requests (
  id bigint not null generated always as identity,
  first_name text not null,
  last_name text not null,
  email text not null,
  company_name text not null,
  fleet_size text not null,
  phone text not null,
  message text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint contact_requests_pkey PRIMARY KEY (id)
);

create table credit_note_documents (
  company_id bigint not null,
  credit_note_id bigint not null,
  content bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  xml text,
  constraint credit_note_documents_pkey PRIMARY KEY (company_id, credit_note_id),
  constraint credit_note_documents_company_id_credit_note_id_fkey FOREIGN KEY (company_id, credit_note_id) REFERENCES credit_notes(company_id, id) ON DELETE CASCADE,
  constraint credit_note_documents_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table credit_note_documents enable row level security;
alter table credit_note_documents force row level security;
create policy platform on credit_note_documents to fairlead_platform using (true) with check (true);
create policy tenant on credit_note_documents to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table credit_note_items (
  company_id bigint not null,
  id bigint not null generated always as identity,
  credit_note_id bigint not null,
  "position" integer not null,
  invoice_item_id bigint not null,
  description text not null,
  amount numeric(12,2) not null,
  net numeric(12,2) not null,
  tax_name text,
  tax_category text,
  tax_percent numeric(5,2) not null,
  tax_reason text,
  outside_share numeric(5,2),
  outside_amount numeric(12,2),
  outside_category text,
  outside_reason text,
  constraint credit_note_items_pkey PRIMARY KEY (company_id, id),
  constraint credit_note_items_id_key UNIQUE (id),
  constraint credit_note_items_outside_category_check CHECK ((outside_category = ANY (ARRAY['Z'::text, 'E'::text, 'O'::text]))),
  constraint credit_note_items_tax_category_check CHECK ((tax_category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text]))),
  constraint credit_note_items_company_id_credit_note_id_fkey FOREIGN KEY (company_id, credit_note_id) REFERENCES credit_notes(company_id, id) ON DELETE CASCADE,
  constraint credit_note_items_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint credit_note_items_company_id_invoice_item_id_fkey FOREIGN KEY (company_id, invoice_item_id) REFERENCES invoice_items(company_id, id)
);
CREATE INDEX credit_note_items_item ON credit_note_items (company_id, invoice_item_id);
CREATE INDEX credit_note_items_note ON credit_note_items (company_id, credit_note_id, "position");
alter table credit_note_items enable row level security;
alter table credit_note_items force row level security;
create policy platform on credit_note_items to fairlead_platform using (true) with check (true);
create policy tenant on credit_note_items to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table credit_note_taxes (
  id bigint not null generated always as identity,
  company_id bigint not null,
  credit_note_id bigint not null,
  "position" integer not null,
  category text,
  percent numeric(5,2) not null,
  taxable numeric(12,2) not null,
  tax numeric(12,2) not null,
  reason text,
  constraint credit_note_taxes_pkey PRIMARY KEY (company_id, credit_note_id, "position"),
  constraint credit_note_taxes_id_key UNIQUE (id),
  constraint credit_note_taxes_category_check CHECK ((category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text]))),
  constraint credit_note_taxes_company_id_credit_note_id_fkey FOREIGN KEY (company_id, credit_note_id) REFERENCES credit_notes(company_id, id) ON DELETE CASCADE,
  constraint credit_note_taxes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table credit_note_taxes enable row level security;
alter table credit_note_taxes force row level security;
create policy platform on credit_note_taxes to fairlead_platform using (true) with check (true);
create policy tenant on credit_note_taxes to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.credit_note_taxes FOR EACH ROW EXECUTE FUNCTION refuse_closed_taxes();

create table credit_notes (
  company_id bigint not null,
  id bigint not null generated always as identity,
  invoice_id bigint not null,
  customer_id bigint not null,
  number text not null,
  issue_date date not null,
  reason text not null,
  currency text not null,
  prices text not null,
  line_total numeric(12,2) not null,
  discount_total numeric(12,2) not null,
  subtotal numeric(12,2) not null,
  tax_amount numeric(12,2) not null,
  total numeric(12,2) not null,
  issued_as jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  exchange_rate numeric(18,8),
  constraint credit_notes_pkey PRIMARY KEY (company_id, id),
  constraint credit_notes_id_key UNIQUE (id),
  constraint credit_notes_number UNIQUE (company_id, number),
  constraint credit_notes_currency_check CHECK ((length(currency) = 3)),
  constraint credit_notes_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint credit_notes_prices_check CHECK ((prices = ANY (ARRAY['net'::text, 'gross'::text]))),
  constraint credit_notes_reason_check CHECK ((length(reason) <= 500)),
  constraint credit_notes_total_check CHECK ((total >= (0)::numeric)),
  constraint credit_notes_company_id_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id),
  constraint credit_notes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint credit_notes_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id)
);
CREATE INDEX credit_notes_customer ON credit_notes (company_id, customer_id, issue_date);
CREATE INDEX credit_notes_day ON credit_notes (company_id, issue_date DESC, id DESC);
CREATE INDEX credit_notes_invoice ON credit_notes (company_id, invoice_id);
CREATE INDEX credit_notes_journal ON credit_notes (company_id, issue_date);
CREATE INDEX credit_notes_search ON credit_notes USING gin (company_id, searchable(((number || ' '::text) || regexp_replace(number, '^.*\D0*'::text, ''::text))) gin_trgm_ops) WITH (gin_pending_list_limit='256');
alter table credit_notes enable row level security;
alter table credit_notes force row level security;
create policy platform on credit_notes to fairlead_platform using (true) with check (true);
create policy tenant on credit_notes to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE CONSTRAINT TRIGGER credit_within AFTER INSERT OR UPDATE ON public.credit_notes NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION credit_within();
CREATE TRIGGER keep_exchange_rate BEFORE INSERT OR UPDATE OF currency, issue_date, exchange_rate ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION keep_exchange_rate('issue_date');
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION refuse_closed('issue_date', 'issue_date', 'number', 'reason', 'invoice_id', 'customer_id', 'currency', 'exchange_rate', 'total');
CREATE TRIGGER touch BEFORE UPDATE ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION touch();

create table crew (
  company_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  role text not null,
  email text,
  phone text,
  certifications text,
  experience text,
  image_url text,
  yacht_id bigint,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint crew_pkey PRIMARY KEY (company_id, id),
  constraint crew_id_key UNIQUE (id),
  constraint crew_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint crew_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE SET NULL (yacht_id)
);
CREATE INDEX crew_image ON crew (image_url) WHERE (image_url IS NOT NULL);
CREATE INDEX crew_search ON crew USING gin (company_id, searchable(((name || ' '::text) || role)) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX crew_yacht ON crew (company_id, yacht_id);
alter table crew enable row level security;
alter table crew force row level security;
create policy platform on crew to fairlead_platform using (true) with check (true);
create policy tenant on crew to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.crew FOR EACH ROW EXECUTE FUNCTION touch();

create table crew_papers (
  company_id bigint not null,
  id bigint not null generated always as identity,
  crew_id bigint not null,
  family_name text,
  given_names text,
  gender text,
  birth_date date,
  birth_place text,
  nationality text,
  document_type text,
  document_number text,
  issuing_state text,
  document_expiry date,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint crew_papers_pkey PRIMARY KEY (company_id, crew_id),
  constraint crew_papers_id_key UNIQUE (id),
  constraint crew_papers_birth_place_check CHECK ((length(birth_place) <= 100)),
  constraint crew_papers_document_number_check CHECK ((length(document_number) <= 50)),
  constraint crew_papers_document_type_check CHECK ((document_type = ANY (ARRAY['passport'::text, 'identity_card'::text, 'other'::text]))),
  constraint crew_papers_family_name_check CHECK ((length(family_name) <= 100)),
  constraint crew_papers_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'other'::text]))),
  constraint crew_papers_given_names_check CHECK ((length(given_names) <= 100)),
  constraint crew_papers_issuing_state_check CHECK ((issuing_state ~ '^[A-Z]{3}$'::text)),
  constraint crew_papers_nationality_check CHECK ((nationality ~ '^[A-Z]{3}$'::text)),
  constraint crew_papers_company_id_crew_id_fkey FOREIGN KEY (company_id, crew_id) REFERENCES crew(company_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint crew_papers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table crew_papers enable row level security;
alter table crew_papers force row level security;
create policy platform on crew_papers to fairlead_platform using (true) with check (true);
create policy tenant on crew_papers to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.crew_papers FOR EACH ROW EXECUTE FUNCTION touch();

create table customers (
  company_id bigint not null,
  id bigint not null generated always as identity,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  address text,
  notes text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  organisation text,
  post_code text,
  city text,
  country text,
  vat_number text,
  registration_number text,
  buyer_reference text,
  electronic_address text,
  electronic_scheme text,
  constraint customers_pkey PRIMARY KEY (company_id, id),
  constraint customers_id_key UNIQUE (id),
  constraint customers_buyer_reference_check CHECK ((length(buyer_reference) <= 100)),
  constraint customers_city_check CHECK ((length(city) <= 100)),
  constraint customers_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint customers_electronic_address_check CHECK ((length(electronic_address) <= 200)),
  constraint customers_electronic_scheme_check CHECK ((electronic_scheme ~ '^[A-Z0-9]{2,4}$'::text)),
  constraint customers_organisation_check CHECK ((length(organisation) <= 200)),
  constraint customers_post_code_check CHECK ((length(post_code) <= 20)),
  constraint customers_registration_number_check CHECK ((length(registration_number) <= 50)),
  constraint customers_vat_number_check CHECK ((vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,18}$'::text)),
  constraint customers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX customers_mail_search ON customers USING gin (company_id, searchable((((((first_name || ' '::text) || last_name) || ' '::text) || COALESCE((organisation || ' '::text), ''::text)) || COALESCE(email, ''::text))) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX customers_search ON customers USING gin (company_id, searchable((((((first_name || ' '::text) || last_name) || ' '::text) || COALESCE((organisation || ' '::text), ''::text)) || COALESCE(split_part(email, '@'::text, 1), ''::text))) gin_trgm_ops) WITH (gin_pending_list_limit='256');
alter table customers enable row level security;
alter table customers force row level security;
create policy platform on customers to fairlead_platform using (true) with check (true);
create policy tenant on customers to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.customers FOR EACH ROW EXECUTE FUNCTION touch();

create table defects (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  equipment_id bigint,
  event_id bigint,
  maintenance_id bigint,
  title text not null,
  description text,
  severity text not null,
  status text not null default 'reported'::text,
  reason text,
  confirmed boolean not null default true,
  back_on timestamp(3) with time zone,
  reported_by text not null,
  reported_at timestamp(3) with time zone not null default now(),
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint defects_pkey PRIMARY KEY (company_id, id),
  constraint defects_id_key UNIQUE (id),
  constraint defects_description_check CHECK ((length(description) <= 5000)),
  constraint defects_reason_check CHECK ((length(reason) <= 1000)),
  constraint defects_reported_by_check CHECK ((length(reported_by) <= 300)),
  constraint defects_severity_check CHECK ((severity = ANY (ARRAY['may_not_sail'::text, 'urgent'::text, 'normal'::text, 'minor'::text]))),
  constraint defects_status_check CHECK ((status = ANY (ARRAY['reported'::text, 'accepted'::text, 'fixed'::text, 'dismissed'::text]))),
  constraint defects_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint defects_company_id_event_id_fkey FOREIGN KEY (company_id, event_id) REFERENCES schedule_events(company_id, id) ON DELETE SET NULL (event_id),
  constraint defects_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint defects_company_id_maintenance_id_fkey FOREIGN KEY (company_id, maintenance_id) REFERENCES maintenance(company_id, id) ON DELETE SET NULL (maintenance_id),
  constraint defects_company_id_yacht_id_equipment_id_fkey FOREIGN KEY (company_id, yacht_id, equipment_id) REFERENCES equipment(company_id, yacht_id, id) ON DELETE SET NULL (equipment_id),
  constraint defects_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX defects_blocking ON defects (company_id, yacht_id) WHERE ((severity = 'may_not_sail'::text) AND confirmed AND (status = ANY (ARRAY['reported'::text, 'accepted'::text])));
CREATE INDEX defects_equipment ON defects (company_id, yacht_id, equipment_id) WHERE (equipment_id IS NOT NULL);
CREATE INDEX defects_event ON defects (company_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX defects_maintenance ON defects (company_id, maintenance_id) WHERE (maintenance_id IS NOT NULL);
CREATE INDEX defects_search ON defects USING gin (company_id, searchable(title) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX defects_status ON defects (company_id, status, reported_at DESC);
CREATE INDEX defects_yacht ON defects (company_id, yacht_id, status, reported_at DESC);
alter table defects enable row level security;
alter table defects force row level security;
create policy platform on defects to fairlead_platform using (true) with check (true);
create policy tenant on defects to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.defects FOR EACH ROW EXECUTE FUNCTION touch();

create table departures (
  company_id bigint not null,
  id bigint not null,
  capacity integer not null,
  seat_price numeric(10,2) not null,
  child_price numeric(10,2),
  minimum integer not null default 1,
  is_public boolean not null default false,
  seats_taken integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint departures_pkey PRIMARY KEY (company_id, id),
  constraint departures_id_key UNIQUE (id),
  constraint departures_capacity_check CHECK (((capacity >= 1) AND (capacity <= 999))),
  constraint departures_child_price_check CHECK ((child_price >= (0)::numeric)),
  constraint departures_minimum_check CHECK (((minimum >= 0) AND (minimum <= 999))),
  constraint departures_seat_price_check CHECK ((seat_price >= (0)::numeric)),
  constraint departures_seats CHECK (((seats_taken >= 0) AND (seats_taken <= capacity))),
  constraint departures_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint departures_company_id_id_fkey FOREIGN KEY (company_id, id) REFERENCES schedule_events(company_id, id) ON DELETE CASCADE
);
alter table departures enable row level security;
alter table departures force row level security;
create policy platform on departures to fairlead_platform using (true) with check (true);
create policy tenant on departures to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.departures FOR EACH ROW EXECUTE FUNCTION touch();

create table deposit_deductions (
  id bigint not null generated always as identity,
  company_id bigint not null,
  deposit_id bigint not null,
  invoice_id bigint not null,
  constraint deposit_deductions_pkey PRIMARY KEY (company_id, deposit_id),
  constraint deposit_deductions_id_key UNIQUE (id),
  constraint deposit_deductions_check CHECK ((deposit_id <> invoice_id)),
  constraint deposit_deductions_company_id_deposit_id_fkey FOREIGN KEY (company_id, deposit_id) REFERENCES invoices(company_id, id),
  constraint deposit_deductions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint deposit_deductions_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id) ON DELETE CASCADE
);
CREATE INDEX deposit_deductions_invoice ON deposit_deductions (company_id, invoice_id);
alter table deposit_deductions enable row level security;
alter table deposit_deductions force row level security;
create policy platform on deposit_deductions to fairlead_platform using (true) with check (true);
create policy tenant on deposit_deductions to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table deposit_settlements (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  deposit numeric(12,2) not null,
  deductions jsonb not null,
  withheld numeric(12,2) not null,
  refund numeric(12,2) not null,
  uncovered numeric(12,2) not null,
  refunded_on date not null,
  method text,
  invoice_id bigint,
  created_at timestamp(3) with time zone not null default now(),
  constraint deposit_settlements_pkey PRIMARY KEY (company_id, id),
  constraint deposit_settlements_company_id_charter_id_key UNIQUE (company_id, charter_id),
  constraint deposit_settlements_id_key UNIQUE (id),
  constraint deposit_settlements_adds_up CHECK (((withheld >= (0)::numeric) AND (refund >= (0)::numeric) AND (uncovered >= (0)::numeric) AND ((withheld + refund) = deposit))),
  constraint deposit_settlements_deductions_check CHECK ((jsonb_typeof(deductions) = 'array'::text)),
  constraint deposit_settlements_deposit_check CHECK ((deposit > (0)::numeric)),
  constraint deposit_settlements_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'credit_card'::text, 'debit_card'::text, 'bank_transfer'::text, 'check'::text, 'other'::text]))),
  constraint deposit_settlements_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint deposit_settlements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint deposit_settlements_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id) ON DELETE SET NULL (invoice_id)
);
CREATE INDEX deposit_settlements_invoice ON deposit_settlements (company_id, invoice_id) WHERE (invoice_id IS NOT NULL);
alter table deposit_settlements enable row level security;
alter table deposit_settlements force row level security;
create policy platform on deposit_settlements to fairlead_platform using (true) with check (true);
create policy tenant on deposit_settlements to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table document_counters (
  company_id bigint not null,
  series text not null,
  year integer not null,
  last_number integer not null,
  constraint document_counters_pkey PRIMARY KEY (company_id, series, year),
  constraint document_counters_series_check CHECK ((series = ANY (ARRAY['CN'::text, 'OS'::text]))),
  constraint document_counters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table document_counters enable row level security;
alter table document_counters force row level security;
create policy platform on document_counters to fairlead_platform using (true) with check (true);
create policy tenant on document_counters to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table document_needs (
  company_id bigint not null,
  id bigint not null generated always as identity,
  of text not null,
  yacht_id bigint,
  type text not null,
  needed boolean not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint document_needs_pkey PRIMARY KEY (company_id, id),
  constraint document_needs_id_key UNIQUE (id),
  constraint document_needs_of_a_yacht CHECK (((of = 'yacht'::text) = (yacht_id IS NOT NULL))),
  constraint document_needs_of_check CHECK ((of = ANY (ARRAY['fleet'::text, 'yacht'::text, 'company'::text]))),
  constraint document_needs_type_check CHECK (((length(type) >= 1) AND (length(type) <= 120))),
  constraint document_needs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint document_needs_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX document_needs_once ON document_needs (company_id, of, yacht_id, lower(type)) NULLS NOT DISTINCT;
CREATE INDEX document_needs_yacht ON document_needs (company_id, yacht_id) WHERE (yacht_id IS NOT NULL);
alter table document_needs enable row level security;
alter table document_needs force row level security;
create policy platform on document_needs to fairlead_platform using (true) with check (true);
create policy tenant on document_needs to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table document_versions (
  company_id bigint not null,
  id bigint not null generated always as identity,
  document_id bigint not null,
  version integer not null,
  number text,
  issuer text,
  issued_on date,
  expires_on date,
  file_url text,
  notes text,
  created_at timestamp(3) with time zone not null default now(),
  constraint document_versions_pkey PRIMARY KEY (company_id, id),
  constraint document_versions_company_id_document_id_version_key UNIQUE (company_id, document_id, version),
  constraint document_versions_id_key UNIQUE (id),
  constraint document_versions_expire_after_issue CHECK ((expires_on >= issued_on)),
  constraint document_versions_file_url_check CHECK ((length(file_url) <= 500)),
  constraint document_versions_issuer_check CHECK ((length(issuer) <= 120)),
  constraint document_versions_notes_check CHECK ((length(notes) <= 2000)),
  constraint document_versions_number_check CHECK ((length(number) <= 80)),
  constraint document_versions_version_check CHECK ((version > 0)),
  constraint document_versions_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES documents(company_id, id) ON DELETE CASCADE,
  constraint document_versions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX document_versions_expiry ON document_versions (company_id, expires_on) WHERE (expires_on IS NOT NULL);
CREATE INDEX document_versions_file ON document_versions (file_url) WHERE (file_url IS NOT NULL);
alter table document_versions enable row level security;
alter table document_versions force row level security;
create policy platform on document_versions to fairlead_platform using (true) with check (true);
create policy tenant on document_versions to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table documents (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint,
  type text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  equipment_id bigint,
  constraint documents_pkey PRIMARY KEY (company_id, id),
  constraint documents_id_key UNIQUE (id),
  constraint documents_equipment_of_a_yacht CHECK (((equipment_id IS NULL) OR (yacht_id IS NOT NULL))),
  constraint documents_type_check CHECK (((length(type) >= 1) AND (length(type) <= 120))),
  constraint documents_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint documents_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE,
  constraint documents_equipment FOREIGN KEY (company_id, yacht_id, equipment_id) REFERENCES equipment(company_id, yacht_id, id) ON DELETE SET NULL (equipment_id)
);
CREATE INDEX documents_equipment ON documents (company_id, yacht_id, equipment_id) WHERE (equipment_id IS NOT NULL);
CREATE INDEX documents_search ON documents USING gin (company_id, searchable(type) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX documents_type ON documents (company_id, lower(type));
CREATE INDEX documents_yacht ON documents (company_id, yacht_id, lower(type));
alter table documents enable row level security;
alter table documents force row level security;
create policy platform on documents to fairlead_platform using (true) with check (true);
create policy tenant on documents to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION touch();

create table equipment (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  parent_id bigint,
  parent_depth smallint not null default 0,
  depth smallint not null generated always as ((parent_depth + 1)) stored,
  name text not null,
  kind text not null default 'other'::text,
  category text not null default 'general'::text,
  maker text,
  model text,
  serial_number text,
  identifier text,
  quantity integer not null default 1,
  location text,
  installed_on date,
  warranty_until date,
  warranty_tenths integer,
  critical boolean not null default false,
  retired_on date,
  image_url text,
  manual_url text,
  notes text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint equipment_pkey PRIMARY KEY (company_id, id),
  constraint equipment_company_id_yacht_id_id_depth_key UNIQUE (company_id, yacht_id, id, depth),
  constraint equipment_company_id_yacht_id_id_key UNIQUE (company_id, yacht_id, id),
  constraint equipment_id_key UNIQUE (id),
  constraint equipment_category_check CHECK ((category = ANY (ARRAY['engine'::text, 'hull'::text, 'safety'::text, 'electrical'::text, 'general'::text]))),
  constraint equipment_identifier_check CHECK ((length(identifier) <= 100)),
  constraint equipment_image_url_check CHECK ((length(image_url) <= 500)),
  constraint equipment_kind_check CHECK ((kind = ANY (ARRAY['engine'::text, 'generator'::text, 'gearbox'::text, 'outboard'::text, 'watermaker'::text, 'tender'::text, 'life_raft'::text, 'hydrostatic_release'::text, 'epirb'::text, 'plb'::text, 'sart'::text, 'extinguisher'::text, 'fire_system'::text, 'flares'::text, 'lifejackets'::text, 'first_aid'::text, 'rigging'::text, 'sail'::text, 'winch'::text, 'windlass'::text, 'thruster'::text, 'air_conditioning'::text, 'batteries'::text, 'electronics'::text, 'seacock'::text, 'hull'::text, 'steering'::text, 'survey'::text, 'other'::text]))),
  constraint equipment_location_check CHECK ((length(location) <= 200)),
  constraint equipment_maker_check CHECK ((length(maker) <= 100)),
  constraint equipment_manual_url_check CHECK ((length(manual_url) <= 500)),
  constraint equipment_model_check CHECK ((length(model) <= 100)),
  constraint equipment_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint equipment_notes_check CHECK ((length(notes) <= 5000)),
  constraint equipment_parent_depth_check CHECK (((parent_depth >= 0) AND (parent_depth <= 4))),
  constraint equipment_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999))),
  constraint equipment_serial_number_check CHECK ((length(serial_number) <= 100)),
  constraint equipment_top_has_no_parent CHECK (((parent_id IS NULL) = (parent_depth = 0))),
  constraint equipment_warranty_tenths_check CHECK (((warranty_tenths >= 0) AND (warranty_tenths <= 9999999))),
  constraint equipment_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint equipment_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE,
  constraint equipment_parent_fkey FOREIGN KEY (company_id, yacht_id, parent_id, parent_depth) REFERENCES equipment(company_id, yacht_id, id, depth) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX equipment_name ON equipment (company_id, lower(name), id);
CREATE INDEX equipment_parent ON equipment (company_id, yacht_id, parent_id, parent_depth);
CREATE INDEX equipment_search ON equipment USING gin (company_id, searchable(((((name || COALESCE((' '::text || maker), ''::text)) || COALESCE((' '::text || model), ''::text)) || COALESCE((' '::text || serial_number), ''::text)) || COALESCE((' '::text || location), ''::text))) gin_trgm_ops) WITH (gin_pending_list_limit='256');
alter table equipment enable row level security;
alter table equipment force row level security;
create policy platform on equipment to fairlead_platform using (true) with check (true);
create policy tenant on equipment to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.equipment FOR EACH ROW EXECUTE FUNCTION touch();

create table exchange_rates (
  company_id bigint not null,
  id bigint not null generated always as identity,
  day date not null,
  currency text not null,
  per_euro numeric(18,8) not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint exchange_rates_pkey PRIMARY KEY (company_id, currency, day),
  constraint exchange_rates_id_key UNIQUE (id),
  constraint exchange_rates_currency_check CHECK (((currency ~ '^[A-Z]{3}$'::text) AND (currency <> 'EUR'::text))),
  constraint exchange_rates_per_euro_check CHECK ((per_euro > (0)::numeric)),
  constraint exchange_rates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX exchange_rates_day ON exchange_rates (company_id, day DESC, currency);
alter table exchange_rates enable row level security;
alter table exchange_rates force row level security;
create policy platform on exchange_rates to fairlead_platform using (true) with check (true);
create policy tenant on exchange_rates to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.exchange_rates FOR EACH ROW EXECUTE FUNCTION touch();

create table expenses (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint,
  category text not null,
  subcategory text,
  description text not null,
  amount numeric(10,2) not null,
  currency text not null default 'USD'::text,
  expense_date date not null,
  vendor text,
  payment_method text,
  receipt_url text,
  notes text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  bank_line_id bigint,
  recurring_id bigint,
  recurring_on date,
  tax_rate_id bigint,
  tax_amount numeric(12,2),
  exchange_rate numeric(18,8),
  pass_on boolean,
  maintenance_id bigint,
  constraint expenses_pkey PRIMARY KEY (company_id, id),
  constraint expenses_id_key UNIQUE (id),
  constraint expenses_amount_check CHECK ((amount > (0)::numeric)),
  constraint expenses_category_check CHECK ((length(category) <= 50)),
  constraint expenses_currency_check CHECK ((length(currency) = 3)),
  constraint expenses_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint expenses_payment_method_check CHECK ((length(payment_method) <= 50)),
  constraint expenses_receipt_url_check CHECK ((length(receipt_url) <= 500)),
  constraint expenses_subcategory_check CHECK ((length(subcategory) <= 100)),
  constraint expenses_tax_amount_check CHECK ((tax_amount >= (0)::numeric)),
  constraint expenses_vendor_check CHECK ((length(vendor) <= 200)),
  constraint expenses_bank_line FOREIGN KEY (company_id, bank_line_id) REFERENCES bank_lines(company_id, id),
  constraint expenses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint expenses_company_id_recurring_id_fkey FOREIGN KEY (company_id, recurring_id) REFERENCES recurring(company_id, id) ON DELETE SET NULL (recurring_id),
  constraint expenses_company_id_tax_rate_id_fkey FOREIGN KEY (company_id, tax_rate_id) REFERENCES tax_rates(company_id, id) ON DELETE SET NULL (tax_rate_id),
  constraint expenses_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id),
  constraint expenses_maintenance_fkey FOREIGN KEY (company_id, maintenance_id) REFERENCES maintenance(company_id, id) ON DELETE SET NULL (maintenance_id)
);
CREATE UNIQUE INDEX expenses_bank_line ON expenses (company_id, bank_line_id) WHERE (bank_line_id IS NOT NULL);
CREATE INDEX expenses_category ON expenses (company_id, category, expense_date);
CREATE INDEX expenses_date ON expenses (company_id, expense_date);
CREATE INDEX expenses_receipt ON expenses (receipt_url) WHERE (receipt_url IS NOT NULL);
CREATE UNIQUE INDEX expenses_recurring ON expenses (company_id, recurring_id, recurring_on) WHERE (recurring_id IS NOT NULL);
CREATE INDEX expenses_tax_rate ON expenses (company_id, tax_rate_id) WHERE (tax_rate_id IS NOT NULL);
CREATE INDEX expenses_work ON expenses (company_id, maintenance_id) WHERE (maintenance_id IS NOT NULL);
CREATE INDEX expenses_yacht ON expenses (company_id, yacht_id) WHERE (yacht_id IS NOT NULL);
alter table expenses enable row level security;
alter table expenses force row level security;
create policy platform on expenses to fairlead_platform using (true) with check (true);
create policy tenant on expenses to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER keep_exchange_rate BEFORE INSERT OR UPDATE OF currency, expense_date, exchange_rate ON public.expenses FOR EACH ROW EXECUTE FUNCTION keep_exchange_rate('expense_date');
CREATE CONSTRAINT TRIGGER one_behind_a_line AFTER INSERT OR UPDATE OF bank_line_id, amount, currency ON public.expenses NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((new.bank_line_id IS NOT NULL)) EXECUTE FUNCTION one_behind_a_line();
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.expenses FOR EACH ROW EXECUTE FUNCTION refuse_closed('expense_date', 'expense_date', 'amount', 'currency', 'exchange_rate', 'tax_rate_id', 'tax_amount', 'category', 'description', 'payment_method', 'yacht_id');
CREATE TRIGGER touch BEFORE UPDATE ON public.expenses FOR EACH ROW EXECUTE FUNCTION touch();

create table exports (
  company_id bigint not null,
  id bigint not null generated always as identity,
  status text not null default 'queued'::text,
  progress integer not null default 0,
  stored_as text,
  size bigint,
  failure text,
  requested_by bigint,
  requested_by_name text not null,
  created_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  constraint exports_pkey PRIMARY KEY (company_id, id),
  constraint exports_id_key UNIQUE (id),
  constraint exports_check CHECK (((status <> 'ready'::text) OR ((stored_as IS NOT NULL) AND (size IS NOT NULL) AND (expires_at IS NOT NULL)))),
  constraint exports_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint exports_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'ready'::text, 'failed'::text]))),
  constraint exports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint exports_company_id_requested_by_fkey FOREIGN KEY (company_id, requested_by) REFERENCES users(company_id, id) ON DELETE SET NULL (requested_by)
);
CREATE INDEX exports_expire ON exports (expires_at);
CREATE UNIQUE INDEX exports_one_at_a_time ON exports (company_id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX exports_requester ON exports (company_id, requested_by) WHERE (requested_by IS NOT NULL);
alter table exports enable row level security;
alter table exports force row level security;
create policy platform on exports to fairlead_platform using (true) with check (true);
create policy tenant on exports to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table extras (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint,
  name text not null,
  unit text not null,
  price numeric(10,2) not null,
  currency text not null,
  obligatory boolean not null default false,
  payable text not null default 'invoice'::text,
  tax_exempt boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint extras_pkey PRIMARY KEY (company_id, id),
  constraint extras_id_key UNIQUE (id),
  constraint extras_currency_check CHECK ((length(currency) = 3)),
  constraint extras_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint extras_payable_check CHECK ((payable = ANY (ARRAY['invoice'::text, 'base'::text]))),
  constraint extras_price_check CHECK ((price >= (0)::numeric)),
  constraint extras_unit_check CHECK ((unit = ANY (ARRAY['booking'::text, 'night'::text, 'week'::text, 'person'::text, 'person_night'::text]))),
  constraint extras_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint extras_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX extras_name ON extras (company_id, lower(name), id);
CREATE INDEX extras_yacht ON extras (company_id, yacht_id) WHERE (yacht_id IS NOT NULL);
alter table extras enable row level security;
alter table extras force row level security;
create policy platform on extras to fairlead_platform using (true) with check (true);
create policy tenant on extras to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.extras FOR EACH ROW EXECUTE FUNCTION touch();

create table files (
  company_id bigint not null,
  id text not null,
  kind text not null,
  name text not null,
  content_type text not null,
  size integer not null,
  created_by bigint,
  created_at timestamp(3) with time zone not null default now(),
  unused_since timestamp(3) with time zone,
  constraint files_pkey PRIMARY KEY (company_id, id),
  constraint files_id_key UNIQUE (id),
  constraint files_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'document'::text]))),
  constraint files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX files_created ON files (created_at);
CREATE INDEX files_turn ON files (((ascii(id) % 23))) WHERE (unused_since IS NULL);
CREATE INDEX files_unused ON files (unused_since) WHERE (unused_since IS NOT NULL);
alter table files enable row level security;
alter table files force row level security;
create policy platform on files to fairlead_platform using (true) with check (true);
create policy tenant on files to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table handover_items (
  company_id bigint not null,
  id bigint not null generated always as identity,
  handover_id bigint not null,
  "position" smallint not null,
  name text not null,
  quantity smallint not null,
  state text not null,
  counted smallint not null,
  note text,
  defect_id bigint,
  constraint handover_items_pkey PRIMARY KEY (company_id, id),
  constraint handover_items_company_id_handover_id_position_key UNIQUE (company_id, handover_id, "position"),
  constraint handover_items_id_key UNIQUE (id),
  constraint handover_items_counted_check CHECK (((counted >= 0) AND (counted <= 999))),
  constraint handover_items_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint handover_items_note_check CHECK ((length(note) <= 500)),
  constraint handover_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint handover_items_state_check CHECK ((state = ANY (ARRAY['ok'::text, 'missing'::text, 'damaged'::text]))),
  constraint handover_items_company_id_defect_id_fkey FOREIGN KEY (company_id, defect_id) REFERENCES defects(company_id, id) ON DELETE SET NULL (defect_id),
  constraint handover_items_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint handover_items_company_id_handover_id_fkey FOREIGN KEY (company_id, handover_id) REFERENCES handovers(company_id, id) ON DELETE CASCADE
);
CREATE INDEX handover_items_defect ON handover_items (company_id, defect_id) WHERE (defect_id IS NOT NULL);
alter table handover_items enable row level security;
alter table handover_items force row level security;
create policy platform on handover_items to fairlead_platform using (true) with check (true);
create policy tenant on handover_items to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table handover_photos (
  company_id bigint not null,
  id bigint not null generated always as identity,
  item_id bigint not null,
  file_url text,
  constraint handover_photos_pkey PRIMARY KEY (company_id, id),
  constraint handover_photos_id_key UNIQUE (id),
  constraint handover_photos_file_url_check CHECK ((length(file_url) <= 500)),
  constraint handover_photos_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint handover_photos_company_id_item_id_fkey FOREIGN KEY (company_id, item_id) REFERENCES handover_items(company_id, id) ON DELETE CASCADE
);
CREATE INDEX handover_photos_file ON handover_photos (file_url);
CREATE INDEX handover_photos_item ON handover_photos (company_id, item_id);
alter table handover_photos enable row level security;
alter table handover_photos force row level security;
create policy platform on handover_photos to fairlead_platform using (true) with check (true);
create policy tenant on handover_photos to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table handovers (
  company_id bigint not null,
  id bigint not null generated always as identity,
  charter_id bigint not null,
  kind text not null,
  engines jsonb not null default '[]'::jsonb,
  fuel smallint,
  water smallint,
  notes text,
  signed_at timestamp(3) with time zone,
  signed_by text,
  method text,
  strokes jsonb,
  sentence text,
  ip text,
  content bytea,
  sha256 text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  yacht_id bigint,
  constraint handovers_pkey PRIMARY KEY (company_id, id),
  constraint handovers_company_id_charter_id_kind_key UNIQUE (company_id, charter_id, kind),
  constraint handovers_id_key UNIQUE (id),
  constraint handovers_drawn CHECK (((strokes IS NOT NULL) = (COALESCE(method, ''::text) = 'drawn'::text))),
  constraint handovers_engines_check CHECK ((jsonb_typeof(engines) = 'array'::text)),
  constraint handovers_fuel_check CHECK (((fuel >= 0) AND (fuel <= 100))),
  constraint handovers_ip_check CHECK ((length(ip) <= 100)),
  constraint handovers_kind_check CHECK ((kind = ANY (ARRAY['check_in'::text, 'check_out'::text]))),
  constraint handovers_method_check CHECK ((method = ANY (ARRAY['typed'::text, 'drawn'::text]))),
  constraint handovers_notes_check CHECK ((length(notes) <= 5000)),
  constraint handovers_sentence_check CHECK ((length(sentence) <= 1000)),
  constraint handovers_sha256_check CHECK ((length(sha256) = 64)),
  constraint handovers_signed_by_check CHECK (((length(signed_by) >= 2) AND (length(signed_by) <= 120))),
  constraint handovers_signed_whole CHECK ((((signed_at IS NULL) = (signed_by IS NULL)) AND ((signed_at IS NULL) = (method IS NULL)) AND ((signed_at IS NULL) = (sentence IS NULL)) AND ((signed_at IS NULL) = (content IS NULL)) AND ((content IS NULL) = (sha256 IS NULL)))),
  constraint handovers_strokes_check CHECK ((jsonb_typeof(strokes) = 'array'::text)),
  constraint handovers_water_check CHECK (((water >= 0) AND (water <= 100))),
  constraint handovers_company_id_charter_id_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE CASCADE,
  constraint handovers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint handovers_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE SET NULL (yacht_id)
);
CREATE INDEX handovers_yacht ON handovers (company_id, yacht_id) WHERE (yacht_id IS NOT NULL);
alter table handovers enable row level security;
alter table handovers force row level security;
create policy platform on handovers to fairlead_platform using (true) with check (true);
create policy tenant on handovers to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER keep_signed BEFORE UPDATE ON public.handovers FOR EACH ROW EXECUTE FUNCTION keep_signed_handover();
CREATE TRIGGER touch BEFORE UPDATE ON public.handovers FOR EACH ROW EXECUTE FUNCTION touch();

create table idempotency_keys (
  company_id bigint not null,
  user_id bigint not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  body jsonb,
  created_at timestamp(3) with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (company_id, user_id, key),
  constraint idempotency_keys_key_check CHECK ((length(key) <= 255)),
  constraint idempotency_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy platform on idempotency_keys to fairlead_platform using (true) with check (true);
create policy tenant on idempotency_keys to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table imported_blocks (
  company_id bigint not null,
  id bigint not null generated always as identity,
  import_id bigint not null,
  yacht_id bigint not null,
  key text not null,
  summary text not null,
  start_date timestamp(3) with time zone not null,
  end_date timestamp(3) with time zone not null,
  same boolean not null default false,
  placed boolean not null default false,
  said_at timestamp(3) with time zone not null default now(),
  charter_id bigint,
  constraint imported_blocks_pkey PRIMARY KEY (company_id, id),
  constraint imported_blocks_company_id_import_id_key_key UNIQUE (company_id, import_id, key),
  constraint imported_blocks_id_key UNIQUE (id),
  constraint imported_blocks_adopted_are_the_same CHECK (((charter_id IS NULL) OR same)),
  constraint imported_blocks_end_after_start CHECK ((end_date > start_date)),
  constraint imported_blocks_key_check CHECK (((length(key) >= 1) AND (length(key) <= 250))),
  constraint imported_blocks_same_is_not_placed CHECK ((NOT (same AND placed))),
  constraint imported_blocks_summary_check CHECK ((length(summary) <= 200)),
  constraint imported_blocks_charter_fkey FOREIGN KEY (company_id, charter_id) REFERENCES charters(company_id, id) ON DELETE SET NULL (charter_id),
  constraint imported_blocks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint imported_blocks_company_id_import_id_yacht_id_fkey FOREIGN KEY (company_id, import_id, yacht_id) REFERENCES calendar_imports(company_id, id, yacht_id) ON DELETE CASCADE
);
CREATE INDEX imported_blocks_charter ON imported_blocks (company_id, charter_id) WHERE (charter_id IS NOT NULL);
CREATE INDEX imported_blocks_of_import ON imported_blocks (company_id, import_id, yacht_id);
CREATE INDEX imported_blocks_unplaced ON imported_blocks (company_id, yacht_id) WHERE (NOT placed);
alter table imported_blocks enable row level security;
alter table imported_blocks force row level security;
create policy platform on imported_blocks to fairlead_platform using (true) with check (true);
create policy tenant on imported_blocks to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table income (
  company_id bigint not null,
  id bigint not null generated always as identity,
  customer_id bigint,
  yacht_id bigint,
  invoice_id bigint,
  category text not null,
  subcategory text,
  description text not null,
  amount numeric(10,2) not null,
  currency text not null default 'USD'::text,
  income_date date not null,
  payment_status text not null default 'pending'::text,
  payment_method text,
  notes text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  payment_id bigint,
  tax_rate_id bigint,
  tax_amount numeric(12,2),
  exchange_rate numeric(18,8),
  apa_id bigint,
  constraint income_pkey PRIMARY KEY (company_id, id),
  constraint income_id_key UNIQUE (id),
  constraint income_amount_check CHECK (((amount > (0)::numeric) OR ((amount < (0)::numeric) AND (payment_id IS NOT NULL)))),
  constraint income_category_check CHECK ((length(category) <= 50)),
  constraint income_currency_check CHECK ((length(currency) = 3)),
  constraint income_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint income_of_one CHECK (((payment_id IS NULL) OR (apa_id IS NULL))),
  constraint income_payment_method_check CHECK ((length(payment_method) <= 50)),
  constraint income_payment_status_check CHECK ((payment_status = ANY (ARRAY['pending'::text, 'paid'::text, 'overdue'::text]))),
  constraint income_subcategory_check CHECK ((length(subcategory) <= 100)),
  constraint income_tax_amount_check CHECK ((tax_amount >= (0)::numeric)),
  constraint income_apa FOREIGN KEY (company_id, apa_id) REFERENCES apa_accounts(company_id, id),
  constraint income_company_id_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id),
  constraint income_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint income_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id) ON DELETE SET NULL (invoice_id),
  constraint income_company_id_payment_id_fkey FOREIGN KEY (company_id, payment_id) REFERENCES payments(company_id, id) ON DELETE CASCADE,
  constraint income_company_id_tax_rate_id_fkey FOREIGN KEY (company_id, tax_rate_id) REFERENCES tax_rates(company_id, id) ON DELETE SET NULL (tax_rate_id),
  constraint income_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id)
);
CREATE INDEX income_apa ON income (company_id, apa_id) WHERE (apa_id IS NOT NULL);
CREATE INDEX income_category ON income (company_id, category, income_date);
CREATE INDEX income_customer ON income (company_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX income_date ON income (company_id, income_date);
CREATE INDEX income_invoice ON income (company_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX income_journal ON income (company_id, income_date) WHERE ((payment_id IS NULL) AND (apa_id IS NULL) AND (payment_status = 'paid'::text));
CREATE INDEX income_payment ON income (company_id, payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX income_tax_rate ON income (company_id, tax_rate_id) WHERE (tax_rate_id IS NOT NULL);
CREATE INDEX income_yacht ON income (company_id, yacht_id) WHERE (yacht_id IS NOT NULL);
alter table income enable row level security;
alter table income force row level security;
create policy platform on income to fairlead_platform using (true) with check (true);
create policy tenant on income to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER keep_exchange_rate BEFORE INSERT OR UPDATE OF currency, income_date, exchange_rate ON public.income FOR EACH ROW EXECUTE FUNCTION keep_exchange_rate('income_date');
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.income FOR EACH ROW EXECUTE FUNCTION refuse_closed_income();
CREATE TRIGGER touch BEFORE UPDATE ON public.income FOR EACH ROW EXECUTE FUNCTION touch();

create table inventory_items (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  "position" smallint not null,
  name text not null,
  quantity smallint not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint inventory_items_pkey PRIMARY KEY (company_id, id),
  constraint inventory_items_company_id_yacht_id_position_key UNIQUE (company_id, yacht_id, "position"),
  constraint inventory_items_id_key UNIQUE (id),
  constraint inventory_items_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint inventory_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint inventory_items_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint inventory_items_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
alter table inventory_items enable row level security;
alter table inventory_items force row level security;
create policy platform on inventory_items to fairlead_platform using (true) with check (true);
create policy tenant on inventory_items to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.inventory_items FOR EACH ROW EXECUTE FUNCTION touch();

create table invitation_links (
  token_hash bytea not null,
  company_id bigint not null,
  invitation_id bigint not null,
  letter_id bigint,
  constraint invitation_links_pkey PRIMARY KEY (token_hash),
  constraint invitation_links_company_id_invitation_id_fkey FOREIGN KEY (company_id, invitation_id) REFERENCES invitations(company_id, id) ON DELETE CASCADE
);
CREATE INDEX invitation_links_invitation ON invitation_links (company_id, invitation_id);
alter table invitation_links enable row level security;
alter table invitation_links force row level security;
create policy platform on invitation_links to fairlead_platform using (true) with check (true);
create policy signin on invitation_links to fairlead_signin using (true) with check (true);
create policy tenant on invitation_links to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table invitations (
  company_id bigint not null,
  id bigint not null generated always as identity,
  email text not null,
  role text not null default 'user'::text,
  invited_by bigint,
  invited_by_name text not null,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  invited_by_admin bigint,
  yacht_owner_id bigint,
  constraint invitations_pkey PRIMARY KEY (company_id, id),
  constraint invitations_id_key UNIQUE (id),
  constraint invitations_of_yacht_owner CHECK (((role = 'yacht_owner'::text) = (yacht_owner_id IS NOT NULL))),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['user'::text, 'manager'::text, 'yacht_owner'::text]))),
  constraint invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint invitations_company_id_invited_by_fkey FOREIGN KEY (company_id, invited_by) REFERENCES users(company_id, id) ON DELETE CASCADE,
  constraint invitations_company_id_yacht_owner_id_fkey FOREIGN KEY (company_id, yacht_owner_id) REFERENCES yacht_owners(company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX invitations_address ON invitations (company_id, lower(email));
CREATE INDEX invitations_admin ON invitations (invited_by_admin) WHERE (invited_by_admin IS NOT NULL);
CREATE INDEX invitations_expire ON invitations (expires_at);
CREATE INDEX invitations_inviter ON invitations (company_id, invited_by);
CREATE UNIQUE INDEX invitations_yacht_owner ON invitations (company_id, yacht_owner_id) WHERE (yacht_owner_id IS NOT NULL);
alter table invitations enable row level security;
alter table invitations force row level security;
create policy platform on invitations to fairlead_platform using (true) with check (true);
create policy signin on invitations to fairlead_signin using (true) with check (true);
create policy tenant on invitations to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.invitations FOR EACH ROW EXECUTE FUNCTION touch();

create table invoice_counters (
  company_id bigint not null,
  year integer not null,
  last_number integer not null,
  freed_numbers integer[] not null default '{}'::integer[],
  constraint invoice_counters_pkey PRIMARY KEY (company_id, year),
  constraint invoice_counters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table invoice_counters enable row level security;
alter table invoice_counters force row level security;
create policy platform on invoice_counters to fairlead_platform using (true) with check (true);
create policy tenant on invoice_counters to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table invoice_documents (
  company_id bigint not null,
  invoice_id bigint not null,
  content bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  xml text,
  constraint invoice_documents_pkey PRIMARY KEY (company_id, invoice_id),
  constraint invoice_documents_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint invoice_documents_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id) ON DELETE CASCADE
);
alter table invoice_documents enable row level security;
alter table invoice_documents force row level security;
create policy platform on invoice_documents to fairlead_platform using (true) with check (true);
create policy tenant on invoice_documents to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table invoice_items (
  company_id bigint not null,
  id bigint not null generated always as identity,
  invoice_id bigint not null,
  "position" integer not null,
  description text not null,
  quantity numeric(8,2) not null default 1,
  unit_price numeric(10,2) not null,
  total numeric(10,2) not null,
  tax_exempt boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  unit text,
  discount_percent numeric(5,2),
  tax_rate_id bigint,
  tax_name text,
  tax_category text,
  tax_percent numeric(5,2) not null default 0,
  tax_reason text,
  net numeric(12,2) not null default 0,
  outside_share numeric(5,2),
  outside_amount numeric(12,2),
  outside_tax_rate_id bigint,
  outside_category text,
  outside_reason text,
  deposit_invoice_id bigint,
  constraint invoice_items_pkey PRIMARY KEY (company_id, id),
  constraint invoice_items_discount_percent_check CHECK (((discount_percent >= 0.01) AND (discount_percent <= (100)::numeric))),
  constraint invoice_items_outside_category_check CHECK ((outside_category = ANY (ARRAY['Z'::text, 'E'::text, 'O'::text]))),
  constraint invoice_items_outside_share_check CHECK (((outside_share >= 0.01) AND (outside_share <= (100)::numeric))),
  constraint invoice_items_quantity_check CHECK (((quantity > (0)::numeric) OR ((quantity < (0)::numeric) AND (deposit_invoice_id IS NOT NULL)))),
  constraint invoice_items_tax_category_check CHECK ((tax_category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text]))),
  constraint invoice_items_unit_check CHECK ((unit = ANY (ARRAY['C62'::text, 'DAY'::text, 'WEE'::text, 'HUR'::text, 'LTR'::text]))),
  constraint invoice_items_company_id_deposit_invoice_id_fkey FOREIGN KEY (company_id, deposit_invoice_id) REFERENCES invoices(company_id, id),
  constraint invoice_items_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint invoice_items_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id) ON DELETE CASCADE,
  constraint invoice_items_company_id_outside_tax_rate_id_fkey FOREIGN KEY (company_id, outside_tax_rate_id) REFERENCES tax_rates(company_id, id) ON DELETE SET NULL (outside_tax_rate_id),
  constraint invoice_items_company_id_tax_rate_id_fkey FOREIGN KEY (company_id, tax_rate_id) REFERENCES tax_rates(company_id, id) ON DELETE SET NULL (tax_rate_id)
);
CREATE INDEX invoice_items_deposit ON invoice_items (company_id, deposit_invoice_id) WHERE (deposit_invoice_id IS NOT NULL);
CREATE INDEX invoice_items_invoice ON invoice_items (company_id, invoice_id, "position");
CREATE INDEX invoice_items_outside_tax_rate ON invoice_items (company_id, outside_tax_rate_id);
CREATE INDEX invoice_items_tax_rate ON invoice_items (company_id, tax_rate_id);
alter table invoice_items enable row level security;
alter table invoice_items force row level security;
create policy platform on invoice_items to fairlead_platform using (true) with check (true);
create policy tenant on invoice_items to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table invoice_links (
  company_id bigint not null,
  id bigint not null generated always as identity,
  invoice_id bigint not null,
  token_hash bytea not null,
  opened_at timestamp(3) with time zone,
  opens integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint invoice_links_pkey PRIMARY KEY (company_id, id),
  constraint invoice_links_id_key UNIQUE (id),
  constraint invoice_links_token_hash_key UNIQUE (token_hash),
  constraint invoice_links_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint invoice_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint invoice_links_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id) ON DELETE CASCADE
);
CREATE INDEX invoice_links_invoice ON invoice_links (company_id, invoice_id, id);
alter table invoice_links enable row level security;
alter table invoice_links force row level security;
create policy platform on invoice_links to fairlead_platform using (true) with check (true);
create policy tenant on invoice_links to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.invoice_links FOR EACH ROW EXECUTE FUNCTION touch();

create table invoice_taxes (
  id bigint not null generated always as identity,
  company_id bigint not null,
  invoice_id bigint not null,
  "position" integer not null,
  category text,
  percent numeric(5,2) not null,
  taxable numeric(12,2) not null,
  tax numeric(12,2) not null,
  reason text,
  constraint invoice_taxes_pkey PRIMARY KEY (company_id, invoice_id, "position"),
  constraint invoice_taxes_id_key UNIQUE (id),
  constraint invoice_taxes_category_check CHECK ((category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text]))),
  constraint invoice_taxes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint invoice_taxes_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id) ON DELETE CASCADE
);
alter table invoice_taxes enable row level security;
alter table invoice_taxes force row level security;
create policy platform on invoice_taxes to fairlead_platform using (true) with check (true);
create policy tenant on invoice_taxes to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.invoice_taxes FOR EACH ROW EXECUTE FUNCTION refuse_closed_taxes();

create table invoices (
  company_id bigint not null,
  id bigint not null generated always as identity,
  customer_id bigint not null,
  event_id bigint,
  invoice_number text not null,
  issue_date date not null,
  due_date date not null,
  status text not null default 'draft'::text,
  subtotal numeric(10,2) not null,
  tax_rate numeric(5,2) not null default 0,
  tax_amount numeric(10,2) not null default 0,
  total numeric(10,2) not null,
  currency text not null default 'USD'::text,
  notes text,
  pdf_url text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  sent_at timestamp(3) with time zone,
  prices text not null default 'net'::text,
  discount_percent numeric(5,2),
  discount_amount numeric(12,2),
  line_total numeric(12,2) not null default 0,
  discount_total numeric(12,2) not null default 0,
  service_from date,
  service_to date,
  purchase_order text,
  yacht_id bigint,
  issued_as jsonb,
  reminders_stopped boolean not null default false,
  recurring_id bigint,
  recurring_on date,
  kind text not null default 'invoice'::text,
  exchange_rate numeric(18,8),
  category text not null default 'charter'::text,
  constraint invoices_pkey PRIMARY KEY (company_id, id),
  constraint invoices_company_id_invoice_number_key UNIQUE (company_id, invoice_number),
  constraint invoices_id_key UNIQUE (id),
  constraint invoices_check CHECK ((service_to >= service_from)),
  constraint invoices_currency_check CHECK ((length(currency) = 3)),
  constraint invoices_discount_amount_check CHECK ((discount_amount > (0)::numeric)),
  constraint invoices_discount_percent_check CHECK (((discount_percent >= 0.01) AND (discount_percent <= (100)::numeric))),
  constraint invoices_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint invoices_invoice_number_check CHECK ((length(invoice_number) <= 50)),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'deposit'::text]))),
  constraint invoices_one_discount CHECK (((discount_percent IS NULL) OR (discount_amount IS NULL))),
  constraint invoices_pdf_url_check CHECK ((length(pdf_url) <= 500)),
  constraint invoices_prices_check CHECK ((prices = ANY (ARRAY['net'::text, 'gross'::text]))),
  constraint invoices_purchase_order_check CHECK ((length(purchase_order) <= 100)),
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'paid'::text, 'overdue'::text, 'cancelled'::text]))),
  constraint invoices_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
  constraint invoices_company_id_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id),
  constraint invoices_company_id_event_id_fkey FOREIGN KEY (company_id, event_id) REFERENCES schedule_events(company_id, id) ON DELETE SET NULL (event_id),
  constraint invoices_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint invoices_company_id_recurring_id_fkey FOREIGN KEY (company_id, recurring_id) REFERENCES recurring(company_id, id) ON DELETE SET NULL (recurring_id),
  constraint invoices_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE SET NULL (yacht_id)
);
CREATE INDEX invoices_customer ON invoices (company_id, customer_id);
CREATE INDEX invoices_deposits ON invoices (company_id, customer_id) WHERE (kind = 'deposit'::text);
CREATE INDEX invoices_event ON invoices (company_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX invoices_exchange ON invoices (company_id, id) WHERE (exchange_rate IS NOT NULL);
CREATE INDEX invoices_issued ON invoices (company_id, issue_date);
CREATE INDEX invoices_journal ON invoices (company_id, issue_date) WHERE (sent_at IS NOT NULL);
CREATE UNIQUE INDEX invoices_recurring ON invoices (company_id, recurring_id, recurring_on) WHERE (recurring_id IS NOT NULL);
CREATE INDEX invoices_search ON invoices USING gin (company_id, searchable(((invoice_number || ' '::text) || regexp_replace(invoice_number, '^.*\D0*'::text, ''::text))) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX invoices_status ON invoices (company_id, status, due_date);
CREATE INDEX invoices_words ON invoices USING gist (company_id, searchable(((invoice_number || ' '::text) || regexp_replace(invoice_number, '^.*\D0*'::text, ''::text))) gist_trgm_ops (siglen='32'));
CREATE INDEX invoices_yacht ON invoices (company_id, yacht_id, issue_date);
alter table invoices enable row level security;
alter table invoices force row level security;
create policy platform on invoices to fairlead_platform using (true) with check (true);
create policy tenant on invoices to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER keep_category BEFORE INSERT OR UPDATE OF event_id ON public.invoices FOR EACH ROW EXECUTE FUNCTION keep_category();
CREATE TRIGGER keep_exchange_rate BEFORE INSERT OR UPDATE OF currency, issue_date, exchange_rate ON public.invoices FOR EACH ROW EXECUTE FUNCTION keep_exchange_rate('issue_date');
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_closed_invoice();
CREATE TRIGGER touch BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION touch();

create table job_plans (
  company_id bigint not null,
  id bigint not null generated always as identity,
  maintenance_id bigint not null,
  plan_id bigint not null,
  cycle integer not null,
  constraint job_plans_pkey PRIMARY KEY (company_id, plan_id, cycle),
  constraint job_plans_id_key UNIQUE (id),
  constraint job_plans_cycle_check CHECK ((cycle >= 1)),
  constraint job_plans_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint job_plans_company_id_maintenance_id_fkey FOREIGN KEY (company_id, maintenance_id) REFERENCES maintenance(company_id, id) ON DELETE CASCADE,
  constraint job_plans_company_id_plan_id_fkey FOREIGN KEY (company_id, plan_id) REFERENCES service_plans(company_id, id) ON DELETE CASCADE
);
CREATE INDEX job_plans_maintenance ON job_plans (company_id, maintenance_id);
alter table job_plans enable row level security;
alter table job_plans force row level security;
create policy platform on job_plans to fairlead_platform using (true) with check (true);
create policy tenant on job_plans to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table jobs (
  id bigint not null generated always as identity,
  name text not null,
  key text not null default (gen_random_uuid())::text,
  data jsonb not null default '{}'::jsonb,
  run_at timestamp(3) with time zone not null default now(),
  attempts integer not null default 0,
  holder uuid,
  again boolean not null default false,
  last_error text,
  failed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_name_key_key UNIQUE (name, key)
);
CREATE INDEX jobs_due ON jobs (run_at) WHERE (failed_at IS NULL);
CREATE INDEX jobs_failed ON jobs (failed_at) WHERE (failed_at IS NOT NULL);

create table known_browsers (
  token_hash bytea not null,
  user_id bigint not null,
  used_at timestamp(3) with time zone not null default now(),
  constraint known_browsers_pkey PRIMARY KEY (token_hash, user_id),
  constraint known_browsers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX known_browsers_used ON known_browsers (used_at);
CREATE INDEX known_browsers_user ON known_browsers (user_id, used_at);

create table leases (
  name text not null,
  holder uuid not null,
  held_until timestamp(3) with time zone not null,
  constraint leases_pkey PRIMARY KEY (name)
);
CREATE INDEX leases_end ON leases (held_until);

create table letters (
  company_id bigint not null,
  id bigint not null generated always as identity,
  kind text not null,
  recipient text not null,
  subject text not null,
  data jsonb not null default '{}'::jsonb,
  about_type text not null,
  about_id bigint not null,
  message_id uuid not null default gen_random_uuid(),
  created_at timestamp(3) with time zone not null default now(),
  sent_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  failure text,
  constraint letters_pkey PRIMARY KEY (company_id, id),
  constraint letters_id_key UNIQUE (id),
  constraint letters_failure_check CHECK ((failure = ANY (ARRAY['address'::text, 'letter'::text, 'time'::text]))),
  constraint letters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX letters_about ON letters (company_id, about_type, about_id, id);
CREATE INDEX letters_gone ON letters (COALESCE(sent_at, failed_at)) WHERE (COALESCE(sent_at, failed_at) IS NOT NULL);
alter table letters enable row level security;
alter table letters force row level security;
create policy platform on letters to fairlead_platform using (true) with check (true);
create policy tenant on letters to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table letters_to_strangers (
  company_id bigint not null,
  count integer not null,
  day_ends timestamp(3) with time zone not null,
  constraint letters_to_strangers_pkey PRIMARY KEY (company_id),
  constraint letters_to_strangers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table letters_to_strangers enable row level security;
alter table letters_to_strangers force row level security;
create policy platform on letters_to_strangers to fairlead_platform using (true) with check (true);
create policy tenant on letters_to_strangers to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table maintenance (
  company_id bigint not null,
  id bigint not null generated always as identity,
  title text not null,
  description text,
  yacht_id bigint not null,
  type text not null,
  status text not null default 'pending'::text,
  progress integer not null default 0,
  scheduled_date timestamp(3) with time zone not null,
  completed_date timestamp(3) with time zone,
  estimated_cost numeric(12,2),
  actual_cost numeric(12,2),
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  planned_seconds integer,
  equipment_id bigint,
  assignee_id bigint,
  contractor text,
  constraint maintenance_pkey PRIMARY KEY (company_id, id),
  constraint maintenance_id_key UNIQUE (id),
  constraint maintenance_actual_cost_check CHECK ((actual_cost >= (0)::numeric)),
  constraint maintenance_contractor_check CHECK (((length(contractor) >= 1) AND (length(contractor) <= 200))),
  constraint maintenance_estimated_cost_check CHECK ((estimated_cost >= (0)::numeric)),
  constraint maintenance_planned_seconds_check CHECK ((planned_seconds > 0)),
  constraint maintenance_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint maintenance_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text]))),
  constraint maintenance_type_check CHECK ((type = ANY (ARRAY['engine'::text, 'hull'::text, 'safety'::text, 'electrical'::text, 'general'::text]))),
  constraint maintenance_assignee FOREIGN KEY (company_id, assignee_id) REFERENCES crew(company_id, id) ON DELETE SET NULL (assignee_id),
  constraint maintenance_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint maintenance_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE,
  constraint maintenance_equipment FOREIGN KEY (company_id, yacht_id, equipment_id) REFERENCES equipment(company_id, yacht_id, id) ON DELETE SET NULL (equipment_id)
);
CREATE INDEX maintenance_assignee ON maintenance (company_id, assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX maintenance_equipment ON maintenance (company_id, yacht_id, equipment_id) WHERE (equipment_id IS NOT NULL);
CREATE INDEX maintenance_open ON maintenance (company_id, scheduled_date) WHERE (status = ANY (ARRAY['pending'::text, 'in_progress'::text]));
CREATE INDEX maintenance_open_of_yacht ON maintenance (company_id, yacht_id, scheduled_date) INCLUDE (id, status) WHERE (status = ANY (ARRAY['pending'::text, 'in_progress'::text]));
CREATE INDEX maintenance_scheduled ON maintenance (company_id, scheduled_date);
CREATE INDEX maintenance_search ON maintenance USING gin (company_id, searchable(title) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX maintenance_words ON maintenance USING gist (company_id, searchable(title) gist_trgm_ops (siglen='32'));
CREATE INDEX maintenance_yacht ON maintenance (company_id, yacht_id);
alter table maintenance enable row level security;
alter table maintenance force row level security;
create policy platform on maintenance to fairlead_platform using (true) with check (true);
create policy tenant on maintenance to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
create policy yacht_owner on maintenance for select to fairlead_yacht_owner using (((company_id = current_company()) AND (EXISTS ( SELECT
   FROM yacht_shares s
  WHERE ((s.company_id = maintenance.company_id) AND (s.yacht_id = maintenance.yacht_id))))));
CREATE TRIGGER touch BEFORE UPDATE ON public.maintenance FOR EACH ROW EXECUTE FUNCTION touch();

create table management_agreements (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  fee_percent numeric(5,2) not null default 0,
  fee_monthly numeric(10,2) not null default 0,
  fee_tax_rate_id bigint,
  passed_on text[] not null default '{}'::text[],
  valid_from date not null,
  valid_to date,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint management_agreements_pkey PRIMARY KEY (company_id, id),
  constraint management_agreements_id_key UNIQUE (id),
  constraint management_agreements_one EXCLUDE USING gist (company_id WITH =, yacht_id WITH =, daterange(valid_from, valid_to, '[]'::text) WITH &&),
  constraint management_agreements_check CHECK ((valid_to >= valid_from)),
  constraint management_agreements_fee_monthly_check CHECK ((fee_monthly >= (0)::numeric)),
  constraint management_agreements_fee_percent_check CHECK (((fee_percent >= (0)::numeric) AND (fee_percent <= (100)::numeric))),
  constraint management_agreements_company_id_fee_tax_rate_id_fkey FOREIGN KEY (company_id, fee_tax_rate_id) REFERENCES tax_rates(company_id, id),
  constraint management_agreements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint management_agreements_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id)
);
CREATE INDEX management_agreements_tax_rate ON management_agreements (company_id, fee_tax_rate_id) WHERE (fee_tax_rate_id IS NOT NULL);
CREATE INDEX management_agreements_yacht ON management_agreements (company_id, yacht_id, valid_from);
alter table management_agreements enable row level security;
alter table management_agreements force row level security;
create policy platform on management_agreements to fairlead_platform using (true) with check (true);
create policy tenant on management_agreements to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.management_agreements FOR EACH ROW EXECUTE FUNCTION touch();

create table meter_readings (
  company_id bigint not null,
  id bigint not null generated always as identity,
  meter_id bigint not null,
  at timestamp(3) with time zone not null,
  shown_tenths integer not null,
  offset_tenths integer not null default 0,
  total_tenths integer not null generated always as ((shown_tenths + offset_tenths)) stored,
  source text not null default 'manual'::text,
  trip_id bigint,
  event_id bigint,
  by_name text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint meter_readings_pkey PRIMARY KEY (company_id, id),
  constraint meter_readings_company_id_meter_id_event_id_source_key UNIQUE (company_id, meter_id, event_id, source),
  constraint meter_readings_company_id_meter_id_trip_id_key UNIQUE (company_id, meter_id, trip_id),
  constraint meter_readings_id_key UNIQUE (id),
  constraint meter_readings_by_name_check CHECK ((length(by_name) <= 300)),
  constraint meter_readings_count_up CHECK ((total_tenths >= 0)),
  constraint meter_readings_offset_tenths_check CHECK (((offset_tenths >= '-99999999'::integer) AND (offset_tenths <= 99999999))),
  constraint meter_readings_shown_tenths_check CHECK (((shown_tenths >= 0) AND (shown_tenths <= 9999999))),
  constraint meter_readings_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'trip'::text, 'check_in'::text, 'check_out'::text, 'service'::text, 'checklist'::text, 'replacement'::text]))),
  constraint meter_readings_company_id_event_id_fkey FOREIGN KEY (company_id, event_id) REFERENCES schedule_events(company_id, id) ON DELETE SET NULL (event_id),
  constraint meter_readings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint meter_readings_company_id_meter_id_fkey FOREIGN KEY (company_id, meter_id) REFERENCES meters(company_id, id) ON DELETE CASCADE,
  constraint meter_readings_company_id_trip_id_fkey FOREIGN KEY (company_id, trip_id) REFERENCES trips(company_id, id) ON DELETE SET NULL (trip_id)
);
CREATE INDEX meter_readings_at ON meter_readings (company_id, meter_id, at DESC, id DESC) INCLUDE (total_tenths);
CREATE INDEX meter_readings_event ON meter_readings (company_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX meter_readings_trip ON meter_readings (company_id, trip_id) WHERE (trip_id IS NOT NULL);
alter table meter_readings enable row level security;
alter table meter_readings force row level security;
create policy platform on meter_readings to fairlead_platform using (true) with check (true);
create policy tenant on meter_readings to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table meters (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  equipment_id bigint not null,
  name text,
  usual_tenths integer,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint meters_pkey PRIMARY KEY (company_id, id),
  constraint meters_company_id_yacht_id_id_key UNIQUE (company_id, yacht_id, id),
  constraint meters_id_key UNIQUE (id),
  constraint meters_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint meters_usual_tenths_check CHECK (((usual_tenths >= 0) AND (usual_tenths <= 240))),
  constraint meters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint meters_company_id_yacht_id_equipment_id_fkey FOREIGN KEY (company_id, yacht_id, equipment_id) REFERENCES equipment(company_id, yacht_id, id) ON DELETE CASCADE,
  constraint meters_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX meters_equipment ON meters (company_id, yacht_id, equipment_id, id);
alter table meters enable row level security;
alter table meters force row level security;
create policy platform on meters to fairlead_platform using (true) with check (true);
create policy tenant on meters to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.meters FOR EACH ROW EXECUTE FUNCTION touch();

create table notification_settings (
  user_id bigint not null,
  seen_until timestamp(3) with time zone,
  panel text[],
  mail text[],
  due_on date,
  due_seen date,
  mailed_on date,
  token uuid not null default gen_random_uuid(),
  constraint notification_settings_pkey PRIMARY KEY (user_id),
  constraint notification_settings_token_key UNIQUE (token),
  constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
alter table notification_settings enable row level security;
alter table notification_settings force row level security;
create policy platform on notification_settings to fairlead_platform using (true) with check (true);
create policy signin on notification_settings to fairlead_signin using (true) with check (true);
create policy tenant on notification_settings to fairlead_app using ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = notification_settings.user_id)))) with check ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = notification_settings.user_id))));

create table one_off_payments (
  company_id bigint not null,
  id uuid not null default gen_random_uuid(),
  provider text not null,
  customer_id text not null,
  provider_payment_id text,
  pence integer not null,
  state text not null default 'open'::text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint one_off_payments_pkey PRIMARY KEY (company_id, id),
  constraint one_off_payments_provider_payment_id_key UNIQUE (provider_payment_id),
  constraint one_off_payments_pence_check CHECK ((pence > 0)),
  constraint one_off_payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'credited'::text]))),
  constraint one_off_payments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table one_off_payments enable row level security;
alter table one_off_payments force row level security;
create policy platform on one_off_payments to fairlead_platform using (true) with check (true);
create policy tenant on one_off_payments to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.one_off_payments FOR EACH ROW EXECUTE FUNCTION touch();

create table owner_statement_documents (
  company_id bigint not null,
  owner_statement_id bigint not null,
  content bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint owner_statement_documents_pkey PRIMARY KEY (company_id, owner_statement_id),
  constraint owner_statement_documents_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint owner_statement_documents_company_id_owner_statement_id_fkey FOREIGN KEY (company_id, owner_statement_id) REFERENCES owner_statements(company_id, id) ON DELETE CASCADE
);
alter table owner_statement_documents enable row level security;
alter table owner_statement_documents force row level security;
create policy platform on owner_statement_documents to fairlead_platform using (true) with check (true);
create policy tenant on owner_statement_documents to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
create policy yacht_owner on owner_statement_documents for select to fairlead_yacht_owner using (((company_id = current_company()) AND (EXISTS ( SELECT
   FROM owner_statements s
  WHERE ((s.company_id = owner_statement_documents.company_id) AND (s.id = owner_statement_documents.owner_statement_id))))));

create table owner_statements (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_statement_id bigint not null,
  yacht_id bigint not null,
  owner_id bigint not null,
  number text not null,
  from_day date not null,
  to_day date not null,
  statement_date date not null,
  currency text not null,
  share numeric(7,4) not null,
  revenue numeric(14,2) not null,
  fee numeric(14,2) not null,
  fee_tax numeric(14,2) not null,
  costs numeric(14,2) not null,
  amount numeric(14,2) not null,
  opening numeric(14,2) not null,
  payouts numeric(14,2) not null,
  closing numeric(14,2) not null,
  issued_as jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint owner_statements_pkey PRIMARY KEY (company_id, id),
  constraint owner_statements_company_id_yacht_statement_id_owner_id_key UNIQUE (company_id, yacht_statement_id, owner_id),
  constraint owner_statements_id_key UNIQUE (id),
  constraint owner_statements_number UNIQUE (company_id, number),
  constraint owner_statements_check CHECK ((amount = (((revenue - fee) - fee_tax) - costs))),
  constraint owner_statements_check1 CHECK ((closing = ((opening + amount) - payouts))),
  constraint owner_statements_currency_check CHECK ((length(currency) = 3)),
  constraint owner_statements_number_check CHECK ((length(number) <= 30)),
  constraint owner_statements_share_check CHECK (((share > (0)::numeric) AND (share <= (100)::numeric))),
  constraint owner_statements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint owner_statements_company_id_owner_id_fkey FOREIGN KEY (company_id, owner_id) REFERENCES yacht_owners(company_id, id),
  constraint owner_statements_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id),
  constraint owner_statements_company_id_yacht_statement_id_fkey FOREIGN KEY (company_id, yacht_statement_id) REFERENCES yacht_statements(company_id, id) ON DELETE CASCADE
);
CREATE INDEX owner_statements_day ON owner_statements (company_id, statement_date DESC, id DESC);
CREATE INDEX owner_statements_owner ON owner_statements (company_id, owner_id, id DESC);
CREATE INDEX owner_statements_yacht ON owner_statements (company_id, yacht_id, to_day DESC);
alter table owner_statements enable row level security;
alter table owner_statements force row level security;
create policy platform on owner_statements to fairlead_platform using (true) with check (true);
create policy tenant on owner_statements to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
create policy yacht_owner on owner_statements for select to fairlead_yacht_owner using (((company_id = current_company()) AND (EXISTS ( SELECT
   FROM yacht_shares s
  WHERE ((s.company_id = owner_statements.company_id) AND (s.owner_id = owner_statements.owner_id) AND (s.yacht_id = owner_statements.yacht_id) AND (s.valid_from <= owner_statements.to_day) AND ((s.valid_to IS NULL) OR (s.valid_to >= owner_statements.from_day)))))));
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.owner_statements FOR EACH ROW EXECUTE FUNCTION refuse_closed('statement_date', 'statement_date', 'number', 'yacht_id', 'owner_id', 'currency', 'revenue', 'fee', 'fee_tax', 'costs', 'amount');

create table part_movements (
  company_id bigint not null,
  id bigint not null generated always as identity,
  stock_id bigint not null,
  at timestamp(3) with time zone not null default now(),
  kind text not null,
  delta numeric(10,2) not null,
  unit_cost numeric(10,2),
  currency text,
  maintenance_id bigint,
  expense_id bigint,
  by_name text not null,
  service_id bigint,
  at_completion boolean not null default false,
  returns_id bigint,
  constraint part_movements_pkey PRIMARY KEY (company_id, id),
  constraint part_movements_company_id_expense_id_key UNIQUE (company_id, expense_id),
  constraint part_movements_id_key UNIQUE (id),
  constraint part_movements_returned_once UNIQUE (company_id, returns_id),
  constraint part_movements_by_name_check CHECK ((length(by_name) <= 300)),
  constraint part_movements_currency_check CHECK ((length(currency) = 3)),
  constraint part_movements_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'used'::text, 'moved'::text, 'counted'::text, 'returned'::text]))),
  constraint part_movements_unit_cost_check CHECK ((unit_cost >= (0)::numeric)),
  constraint part_movements_company_id_expense_id_fkey FOREIGN KEY (company_id, expense_id) REFERENCES expenses(company_id, id) ON DELETE SET NULL (expense_id),
  constraint part_movements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint part_movements_company_id_maintenance_id_fkey FOREIGN KEY (company_id, maintenance_id) REFERENCES maintenance(company_id, id) ON DELETE SET NULL (maintenance_id),
  constraint part_movements_company_id_stock_id_fkey FOREIGN KEY (company_id, stock_id) REFERENCES part_stocks(company_id, id) ON DELETE CASCADE,
  constraint part_movements_returns FOREIGN KEY (company_id, returns_id) REFERENCES part_movements(company_id, id) ON DELETE CASCADE,
  constraint part_movements_service FOREIGN KEY (company_id, service_id) REFERENCES services(company_id, id) ON DELETE SET NULL (service_id)
);
CREATE INDEX part_movements_service ON part_movements (company_id, service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX part_movements_stock ON part_movements (company_id, stock_id, at DESC, id DESC);
CREATE INDEX part_movements_work ON part_movements (company_id, maintenance_id) WHERE (maintenance_id IS NOT NULL);
alter table part_movements enable row level security;
alter table part_movements force row level security;
create policy platform on part_movements to fairlead_platform using (true) with check (true);
create policy tenant on part_movements to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table part_stocks (
  company_id bigint not null,
  id bigint not null generated always as identity,
  part_id bigint not null,
  yacht_id bigint,
  store text,
  quantity numeric(10,2) not null default 0,
  minimum numeric(10,2) not null default 0,
  unit_cost numeric(10,2),
  currency text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint part_stocks_pkey PRIMARY KEY (company_id, id),
  constraint part_stocks_id_key UNIQUE (id),
  constraint part_stocks_cost CHECK (((unit_cost IS NULL) = (currency IS NULL))),
  constraint part_stocks_currency_check CHECK ((length(currency) = 3)),
  constraint part_stocks_minimum_check CHECK ((minimum >= (0)::numeric)),
  constraint part_stocks_place CHECK (((yacht_id IS NULL) <> (store IS NULL))),
  constraint part_stocks_quantity_check CHECK ((quantity >= (0)::numeric)),
  constraint part_stocks_store_check CHECK (((length(store) >= 1) AND (length(store) <= 100))),
  constraint part_stocks_unit_cost_check CHECK ((unit_cost >= (0)::numeric)),
  constraint part_stocks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint part_stocks_company_id_part_id_fkey FOREIGN KEY (company_id, part_id) REFERENCES parts(company_id, id) ON DELETE CASCADE,
  constraint part_stocks_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX part_stocks_part ON part_stocks (company_id, part_id, id);
CREATE UNIQUE INDEX part_stocks_store ON part_stocks (company_id, part_id, lower(store)) WHERE (store IS NOT NULL);
CREATE UNIQUE INDEX part_stocks_yacht ON part_stocks (company_id, yacht_id, part_id) WHERE (yacht_id IS NOT NULL);
alter table part_stocks enable row level security;
alter table part_stocks force row level security;
create policy platform on part_stocks to fairlead_platform using (true) with check (true);
create policy tenant on part_stocks to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.part_stocks FOR EACH ROW EXECUTE FUNCTION touch();

create table parts (
  company_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  part_number text,
  maker text,
  unit text,
  supplier text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint parts_pkey PRIMARY KEY (company_id, id),
  constraint parts_id_key UNIQUE (id),
  constraint parts_maker_check CHECK ((length(maker) <= 100)),
  constraint parts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint parts_part_number_check CHECK ((length(part_number) <= 100)),
  constraint parts_supplier_check CHECK ((length(supplier) <= 200)),
  constraint parts_unit_check CHECK ((length(unit) <= 20)),
  constraint parts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX parts_name ON parts (company_id, lower(name), id);
CREATE INDEX parts_search ON parts USING gin (company_id, searchable(((name || COALESCE((' '::text || part_number), ''::text)) || COALESCE((' '::text || maker), ''::text))) gin_trgm_ops) WITH (gin_pending_list_limit='256');
alter table parts enable row level security;
alter table parts force row level security;
create policy platform on parts to fairlead_platform using (true) with check (true);
create policy tenant on parts to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.parts FOR EACH ROW EXECUTE FUNCTION touch();

create table passkeys (
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_name_check CHECK ((length(name) <= 100)),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user ON passkeys (user_id);
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy platform on passkeys to fairlead_platform using (true) with check (true);
create policy signin on passkeys to fairlead_signin using (true) with check (true);
create policy tenant on passkeys to fairlead_app using ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = passkeys.user_id)))) with check ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = passkeys.user_id))));

create table password_resets (
  token_hash bytea not null,
  user_id bigint not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  letter_id bigint,
  constraint password_resets_pkey PRIMARY KEY (token_hash),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX password_resets_expire ON password_resets (expires_at);
CREATE INDEX password_resets_user ON password_resets (user_id);

create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  body jsonb not null,
  attempts integer not null default 0,
  last_error text,
  received_at timestamp(3) with time zone not null default now(),
  processed_at timestamp(3) with time zone,
  constraint payment_events_pkey PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_events_waiting ON payment_events (received_at) WHERE (processed_at IS NULL);

create table payment_reminders (
  company_id bigint not null,
  id bigint not null generated always as identity,
  invoice_id bigint not null,
  level integer not null,
  day date not null,
  sent_to text not null,
  open numeric(10,2) not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint payment_reminders_pkey PRIMARY KEY (company_id, id),
  constraint payment_reminders_company_id_invoice_id_level_key UNIQUE (company_id, invoice_id, level),
  constraint payment_reminders_id_key UNIQUE (id),
  constraint payment_reminders_level_check CHECK ((level >= 1)),
  constraint payment_reminders_open_check CHECK ((open > (0)::numeric)),
  constraint payment_reminders_sent_to_check CHECK ((length(sent_to) <= 320)),
  constraint payment_reminders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint payment_reminders_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoices(company_id, id) ON DELETE CASCADE
);
alter table payment_reminders enable row level security;
alter table payment_reminders force row level security;
create policy platform on payment_reminders to fairlead_platform using (true) with check (true);
create policy tenant on payment_reminders to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table payments (
  company_id bigint not null,
  id bigint not null generated always as identity,
  direction text not null,
  customer_id bigint,
  day date not null,
  amount numeric(10,2) not null,
  currency text not null,
  method text,
  reference text,
  note text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  bank_line_id bigint,
  exchange_rate numeric(18,8),
  owner_id bigint,
  bank_account_id bigint,
  constraint payments_pkey PRIMARY KEY (company_id, id),
  constraint payments_id_key UNIQUE (id),
  constraint payments_amount_check CHECK ((amount > (0)::numeric)),
  constraint payments_currency_check CHECK ((length(currency) = 3)),
  constraint payments_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint payments_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  constraint payments_method_check CHECK ((length(method) <= 50)),
  constraint payments_note_check CHECK ((length(note) <= 5000)),
  constraint payments_one_party CHECK ((num_nonnulls(customer_id, owner_id) = 1)),
  constraint payments_owner_out CHECK (((owner_id IS NULL) OR (direction = 'out'::text))),
  constraint payments_reference_check CHECK ((length(reference) <= 140)),
  constraint payments_bank_account FOREIGN KEY (company_id, bank_account_id) REFERENCES bank_accounts(company_id, id) ON DELETE SET NULL (bank_account_id),
  constraint payments_bank_line FOREIGN KEY (company_id, bank_line_id) REFERENCES bank_lines(company_id, id),
  constraint payments_company_id_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id),
  constraint payments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint payments_owner FOREIGN KEY (company_id, owner_id) REFERENCES yacht_owners(company_id, id)
);
CREATE INDEX payments_bank_account ON payments (company_id, bank_account_id) WHERE (bank_account_id IS NOT NULL);
CREATE UNIQUE INDEX payments_bank_line ON payments (company_id, bank_line_id) WHERE (bank_line_id IS NOT NULL);
CREATE INDEX payments_customer ON payments (company_id, customer_id, day);
CREATE INDEX payments_day ON payments (company_id, day DESC, id DESC);
CREATE INDEX payments_owner ON payments (company_id, owner_id, day) WHERE (owner_id IS NOT NULL);
alter table payments enable row level security;
alter table payments force row level security;
create policy platform on payments to fairlead_platform using (true) with check (true);
create policy tenant on payments to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER keep_exchange_rate BEFORE INSERT OR UPDATE OF currency, day, exchange_rate ON public.payments FOR EACH ROW EXECUTE FUNCTION keep_exchange_rate('day');
CREATE CONSTRAINT TRIGGER one_behind_a_line AFTER INSERT OR UPDATE OF bank_line_id, amount, currency ON public.payments NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((new.bank_line_id IS NOT NULL)) EXECUTE FUNCTION one_behind_a_line();
CREATE TRIGGER refuse_closed BEFORE INSERT OR DELETE OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION refuse_closed('day', 'day', 'direction', 'amount', 'currency', 'exchange_rate', 'customer_id', 'owner_id', 'method', 'reference');
CREATE TRIGGER touch BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION touch();

create table pending_signups (
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  company_name text not null,
  password_hash text,
  plan_id text not null,
  subscription_id uuid not null default gen_random_uuid(),
  provider text not null,
  customer_id text,
  setup_intent_id text,
  setup_attempt integer not null default 1,
  state text not null default 'open'::text,
  failure text,
  made_company_id bigint,
  made_user_id bigint,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null default (now() + '24:00:00'::interval),
  time_zone text not null default 'UTC'::text,
  failures integer not null default 0,
  welcomed_at timestamp(3) with time zone,
  formats jsonb not null default '{}'::jsonb,
  constraint pending_signups_pkey PRIMARY KEY (id),
  constraint pending_signups_setup_intent_id_key UNIQUE (setup_intent_id),
  constraint pending_signups_subscription_id_key UNIQUE (subscription_id),
  constraint pending_signups_token_hash_key UNIQUE (token_hash),
  constraint pending_signups_check CHECK (((state <> 'completed'::text) OR ((made_company_id IS NOT NULL) AND (password_hash IS NULL)))),
  constraint pending_signups_state_check CHECK ((state = ANY (ARRAY['open'::text, 'completed'::text, 'expired'::text, 'conflict'::text]))),
  constraint pending_signups_made_company_id_fkey FOREIGN KEY (made_company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint pending_signups_made_user_id_fkey FOREIGN KEY (made_user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX pending_signups_email ON pending_signups (lower(email)) WHERE (state = 'open'::text);
CREATE INDEX pending_signups_state ON pending_signups (state, updated_at);
CREATE INDEX pending_signups_to_welcome ON pending_signups (updated_at) WHERE ((state = 'completed'::text) AND (welcomed_at IS NULL));
CREATE TRIGGER touch BEFORE UPDATE ON public.pending_signups FOR EACH ROW EXECUTE FUNCTION touch();

create table photos (
  company_id bigint not null,
  id bigint not null generated always as identity,
  defect_id bigint,
  "position" smallint not null,
  url text,
  constraint photos_pkey PRIMARY KEY (company_id, id),
  constraint photos_id_key UNIQUE (id),
  constraint photos_of_one_thing CHECK ((num_nonnulls(defect_id) = 1)),
  constraint photos_url_check CHECK ((length(url) <= 500)),
  constraint photos_company_id_defect_id_fkey FOREIGN KEY (company_id, defect_id) REFERENCES defects(company_id, id) ON DELETE CASCADE,
  constraint photos_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX photos_defect ON photos (company_id, defect_id, "position") WHERE (defect_id IS NOT NULL);
CREATE INDEX photos_url ON photos (url);
alter table photos enable row level security;
alter table photos force row level security;
create policy platform on photos to fairlead_platform using (true) with check (true);
create policy tenant on photos to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table plan_parts (
  company_id bigint not null,
  id bigint not null generated always as identity,
  plan_id bigint not null,
  part_id bigint not null,
  quantity numeric(10,2) not null,
  constraint plan_parts_pkey PRIMARY KEY (company_id, plan_id, part_id),
  constraint plan_parts_id_key UNIQUE (id),
  constraint plan_parts_quantity_check CHECK ((quantity > (0)::numeric)),
  constraint plan_parts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint plan_parts_company_id_part_id_fkey FOREIGN KEY (company_id, part_id) REFERENCES parts(company_id, id) ON DELETE CASCADE,
  constraint plan_parts_company_id_plan_id_fkey FOREIGN KEY (company_id, plan_id) REFERENCES service_plans(company_id, id) ON DELETE CASCADE
);
CREATE INDEX plan_parts_part ON plan_parts (company_id, part_id);
alter table plan_parts enable row level security;
alter table plan_parts force row level security;
create policy platform on plan_parts to fairlead_platform using (true) with check (true);
create policy tenant on plan_parts to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table postponements (
  company_id bigint not null,
  id bigint not null generated always as identity,
  plan_id bigint not null,
  cycle integer not null,
  to_on date,
  to_tenths integer,
  reason text not null,
  by_name text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint postponements_pkey PRIMARY KEY (company_id, id),
  constraint postponements_id_key UNIQUE (id),
  constraint postponements_by_name_check CHECK ((length(by_name) <= 300)),
  constraint postponements_cycle_check CHECK ((cycle >= 1)),
  constraint postponements_reason_check CHECK (((length(reason) >= 5) AND (length(reason) <= 1000))),
  constraint postponements_to_something CHECK (((to_on IS NOT NULL) OR (to_tenths IS NOT NULL))),
  constraint postponements_to_tenths_check CHECK (((to_tenths >= 0) AND (to_tenths <= 99999999))),
  constraint postponements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint postponements_company_id_plan_id_fkey FOREIGN KEY (company_id, plan_id) REFERENCES service_plans(company_id, id) ON DELETE CASCADE
);
CREATE INDEX postponements_turn ON postponements (company_id, plan_id, cycle, id);
alter table postponements enable row level security;
alter table postponements force row level security;
create policy platform on postponements to fairlead_platform using (true) with check (true);
create policy tenant on postponements to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table rate_limits (
  key text not null,
  count integer not null,
  window_ends timestamp(3) with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_window ON rate_limits (window_ends);

create table recovery_codes (
  user_id bigint not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES authenticators(user_id) ON DELETE CASCADE
);
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy platform on recovery_codes to fairlead_platform using (true) with check (true);
create policy signin on recovery_codes to fairlead_signin using (true) with check (true);
create policy tenant on recovery_codes to fairlead_app using ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = recovery_codes.user_id)))) with check ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = recovery_codes.user_id))));

create table recurring (
  company_id bigint not null,
  id bigint not null generated always as identity,
  kind text not null,
  every integer not null,
  unit text not null,
  starts_on date not null,
  ends_on date,
  next_on date,
  body jsonb not null,
  problem text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint recurring_pkey PRIMARY KEY (company_id, id),
  constraint recurring_id_key UNIQUE (id),
  constraint recurring_check CHECK ((ends_on >= starts_on)),
  constraint recurring_every_check CHECK (((every >= 1) AND (every <= 60))),
  constraint recurring_kind_check CHECK ((kind = ANY (ARRAY['expense'::text, 'invoice'::text]))),
  constraint recurring_problem_check CHECK ((length(problem) <= 1000)),
  constraint recurring_unit_check CHECK ((unit = ANY (ARRAY['week'::text, 'month'::text]))),
  constraint recurring_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX recurring_next ON recurring (next_on) WHERE (next_on IS NOT NULL);
alter table recurring enable row level security;
alter table recurring force row level security;
create policy platform on recurring to fairlead_platform using (true) with check (true);
create policy tenant on recurring to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.recurring FOR EACH ROW EXECUTE FUNCTION touch();

create table reminder_mornings (
  company_id bigint not null,
  day date not null,
  before date,
  constraint reminder_mornings_pkey PRIMARY KEY (company_id),
  constraint reminder_mornings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table reminder_mornings enable row level security;
alter table reminder_mornings force row level security;
create policy platform on reminder_mornings to fairlead_platform using (true) with check (true);
create policy tenant on reminder_mornings to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table report_links (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  token_hash bytea not null,
  user_name text not null,
  last_used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  constraint report_links_pkey PRIMARY KEY (company_id, id),
  constraint report_links_company_id_yacht_id_key UNIQUE (company_id, yacht_id),
  constraint report_links_id_key UNIQUE (id),
  constraint report_links_token_hash_key UNIQUE (token_hash),
  constraint report_links_user_name_check CHECK ((length(user_name) <= 300)),
  constraint report_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint report_links_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
alter table report_links enable row level security;
alter table report_links force row level security;
create policy platform on report_links to fairlead_platform using (true) with check (true);
create policy signin on report_links for select to fairlead_signin using (true);
create policy tenant on report_links to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table saved_views (
  id bigint not null generated always as identity,
  user_id bigint not null,
  list text not null,
  name text not null,
  search text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_list_check CHECK ((length(list) <= 40)),
  constraint saved_views_name_check CHECK ((length(name) <= 60)),
  constraint saved_views_search_check CHECK ((length(search) <= 1000)),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (user_id, list, lower(name));
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy platform on saved_views to fairlead_platform using (true) with check (true);
create policy tenant on saved_views to fairlead_app using ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = saved_views.user_id)))) with check ((EXISTS ( SELECT
   FROM users u
  WHERE (u.id = saved_views.user_id))));

create table schedule_events (
  company_id bigint not null,
  id bigint not null generated always as identity,
  title text not null,
  description text,
  yacht_id bigint not null,
  type text not null,
  color text,
  customer_id bigint,
  maintenance_id bigint,
  start_date timestamp(3) with time zone not null,
  end_date timestamp(3) with time zone not null,
  price bigint,
  currency text not null default 'USD'::text,
  estimated_cost bigint,
  actual_cost bigint,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  charter_id bigint,
  held_until timestamp(3) with time zone,
  block_id bigint,
  constraint schedule_events_pkey PRIMARY KEY (company_id, id),
  constraint schedule_events_company_id_maintenance_id_key UNIQUE (company_id, maintenance_id),
  constraint schedule_events_id_key UNIQUE (id),
  constraint schedule_events_one_booking EXCLUDE USING gist (company_id WITH =, yacht_id WITH =, tstzrange(start_date, end_date) WITH &&) WHERE ((type = ANY (ARRAY['day_rent'::text, 'charter'::text]))),
  constraint schedule_events_actual_cost_check CHECK ((actual_cost >= 0)),
  constraint schedule_events_charters_are_bookings CHECK (((charter_id IS NULL) OR (type = ANY (ARRAY['day_rent'::text, 'charter'::text])))),
  constraint schedule_events_currency_check CHECK ((length(currency) = 3)),
  constraint schedule_events_ends_after_start CHECK ((end_date > start_date)),
  constraint schedule_events_estimated_cost_check CHECK ((estimated_cost >= 0)),
  constraint schedule_events_imported_are_bookings CHECK (((block_id IS NULL) OR ((type = ANY (ARRAY['day_rent'::text, 'charter'::text])) AND (charter_id IS NULL)))),
  constraint schedule_events_options_are_charters CHECK (((held_until IS NULL) OR (charter_id IS NOT NULL))),
  constraint schedule_events_price_check CHECK ((price >= 0)),
  constraint schedule_events_type_check CHECK ((type = ANY (ARRAY['maintenance'::text, 'day_rent'::text, 'charter'::text, 'inspection'::text, 'crew_change'::text, 'other'::text]))),
  constraint schedule_events_block_fkey FOREIGN KEY (company_id, block_id) REFERENCES imported_blocks(company_id, id) ON DELETE CASCADE,
  constraint schedule_events_charter_fkey FOREIGN KEY (company_id, charter_id, yacht_id, start_date, end_date) REFERENCES charters(company_id, id, yacht_id, start_date, end_date) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint schedule_events_company_id_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id),
  constraint schedule_events_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint schedule_events_company_id_maintenance_id_fkey FOREIGN KEY (company_id, maintenance_id) REFERENCES maintenance(company_id, id) ON DELETE CASCADE,
  constraint schedule_events_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX schedule_events_block ON schedule_events (company_id, block_id) WHERE (block_id IS NOT NULL);
CREATE INDEX schedule_events_bookings ON schedule_events (company_id, yacht_id, end_date) INCLUDE (start_date, type) WHERE (type = ANY (ARRAY['day_rent'::text, 'charter'::text]));
CREATE UNIQUE INDEX schedule_events_charter ON schedule_events (company_id, charter_id) WHERE (charter_id IS NOT NULL);
CREATE INDEX schedule_events_customer ON schedule_events (company_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX schedule_events_inspections ON schedule_events (company_id, yacht_id, end_date) INCLUDE (start_date) WHERE (type = 'inspection'::text);
CREATE INDEX schedule_events_longest ON schedule_events (company_id, ((end_date - start_date)));
CREATE INDEX schedule_events_place ON schedule_events (company_id, charter_id, yacht_id, start_date, end_date) WHERE (charter_id IS NOT NULL);
CREATE INDEX schedule_events_search ON schedule_events USING gin (company_id, searchable(title) gin_trgm_ops) WITH (gin_pending_list_limit='256') WHERE (maintenance_id IS NULL);
CREATE INDEX schedule_events_start ON schedule_events (company_id, start_date) INCLUDE (end_date, held_until);
CREATE INDEX schedule_events_type ON schedule_events (company_id, type, start_date) INCLUDE (end_date, held_until);
CREATE INDEX schedule_events_words ON schedule_events USING gist (company_id, searchable(title) gist_trgm_ops (siglen='32')) WHERE (maintenance_id IS NULL);
CREATE INDEX schedule_events_work ON schedule_events (company_id, start_date) WHERE (maintenance_id IS NOT NULL);
CREATE INDEX schedule_events_yacht ON schedule_events (company_id, yacht_id, start_date);
alter table schedule_events enable row level security;
alter table schedule_events force row level security;
create policy platform on schedule_events to fairlead_platform using (true) with check (true);
create policy tenant on schedule_events to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
create policy yacht_owner on schedule_events for select to fairlead_yacht_owner using (((company_id = current_company()) AND (EXISTS ( SELECT
   FROM (yacht_shares s
     JOIN companies c ON ((c.id = s.company_id)))
  WHERE ((s.company_id = schedule_events.company_id) AND (s.yacht_id = schedule_events.yacht_id) AND (schedule_events.end_date > ((s.valid_from)::timestamp without time zone AT TIME ZONE c.time_zone)) AND ((s.valid_to IS NULL) OR (schedule_events.start_date < (((s.valid_to + 1))::timestamp without time zone AT TIME ZONE c.time_zone)))))) AND (NOT (EXISTS ( SELECT
   FROM maintenance r
  WHERE ((r.company_id = schedule_events.company_id) AND (r.id = schedule_events.maintenance_id) AND ((r.status = 'cancelled'::text) OR ((r.status = 'completed'::text) AND (schedule_events.end_date > now())))))))));
CREATE CONSTRAINT TRIGGER freed_with_charter AFTER DELETE ON public.schedule_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.charter_id IS NOT NULL)) EXECUTE FUNCTION entry_is_of_charter();
CREATE CONSTRAINT TRIGGER moved_with_charter AFTER UPDATE OF charter_id, held_until, type ON public.schedule_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.charter_id IS NOT NULL) OR (new.charter_id IS NOT NULL))) EXECUTE FUNCTION entry_is_of_charter();
CREATE CONSTRAINT TRIGGER placed_with_charter AFTER INSERT ON public.schedule_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.charter_id IS NOT NULL)) EXECUTE FUNCTION entry_is_of_charter();
CREATE TRIGGER touch BEFORE UPDATE ON public.schedule_events FOR EACH ROW EXECUTE FUNCTION touch();

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table service_plans (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  equipment_id bigint not null,
  meter_id bigint,
  title text not null,
  every_months integer,
  every_days integer,
  every_tenths integer,
  policy text not null default 'floating'::text,
  early_days integer,
  late_days integer not null default 0,
  early_tenths integer,
  late_tenths integer not null default 0,
  critical boolean not null default false,
  out_of_service boolean not null default true,
  estimated_tenths integer,
  series text,
  paused boolean not null default false,
  anchor_on date,
  anchor_tenths integer,
  due_on date,
  due_tenths integer,
  cycle integer not null default 1,
  ended_at timestamp(3) with time zone,
  noticed text,
  noticed_on date,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  checklist_id bigint,
  constraint service_plans_pkey PRIMARY KEY (company_id, id),
  constraint service_plans_id_key UNIQUE (id),
  constraint service_plans_anchor_tenths_check CHECK (((anchor_tenths >= 0) AND (anchor_tenths <= 99999999))),
  constraint service_plans_cycle_check CHECK ((cycle >= 1)),
  constraint service_plans_due CHECK (((ended_at IS NOT NULL) OR (due_on IS NOT NULL) OR (due_tenths IS NOT NULL))),
  constraint service_plans_due_tenths_check CHECK (((due_tenths >= 0) AND (due_tenths <= 99999999))),
  constraint service_plans_early_days_check CHECK (((early_days >= 0) AND (early_days <= 36500))),
  constraint service_plans_early_tenths_check CHECK (((early_tenths >= 0) AND (early_tenths <= 9999999))),
  constraint service_plans_estimated_tenths_check CHECK (((estimated_tenths >= 1) AND (estimated_tenths <= 99999))),
  constraint service_plans_every_days_check CHECK (((every_days >= 1) AND (every_days <= 36500))),
  constraint service_plans_every_months_check CHECK (((every_months >= 1) AND (every_months <= 1200))),
  constraint service_plans_every_tenths_check CHECK (((every_tenths >= 1) AND (every_tenths <= 9999999))),
  constraint service_plans_hours_need_a_meter CHECK (((meter_id IS NOT NULL) OR ((every_tenths IS NULL) AND (due_tenths IS NULL)))),
  constraint service_plans_late_days_check CHECK (((late_days >= 0) AND (late_days <= 36500))),
  constraint service_plans_late_tenths_check CHECK (((late_tenths >= 0) AND (late_tenths <= 9999999))),
  constraint service_plans_late_within CHECK (((late_days < COALESCE(every_days, (every_months * 30), 36501)) AND (late_tenths < COALESCE(every_tenths, 10000000)))),
  constraint service_plans_months_or_days CHECK (((every_months IS NULL) OR (every_days IS NULL))),
  constraint service_plans_noticed_check CHECK ((noticed = ANY (ARRAY['notice'::text, 'due'::text]))),
  constraint service_plans_policy_check CHECK ((policy = ANY (ARRAY['floating'::text, 'fixed'::text]))),
  constraint service_plans_series_check CHECK (((length(series) >= 1) AND (length(series) <= 100))),
  constraint service_plans_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint service_plans_checklist FOREIGN KEY (company_id, checklist_id) REFERENCES checklists(company_id, id) ON DELETE SET NULL (checklist_id),
  constraint service_plans_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint service_plans_company_id_yacht_id_equipment_id_fkey FOREIGN KEY (company_id, yacht_id, equipment_id) REFERENCES equipment(company_id, yacht_id, id) ON DELETE CASCADE,
  constraint service_plans_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE,
  constraint service_plans_company_id_yacht_id_meter_id_fkey FOREIGN KEY (company_id, yacht_id, meter_id) REFERENCES meters(company_id, yacht_id, id)
);
CREATE INDEX service_plans_checklist ON service_plans (company_id, checklist_id) WHERE (checklist_id IS NOT NULL);
CREATE INDEX service_plans_equipment ON service_plans (company_id, yacht_id, equipment_id, id);
CREATE INDEX service_plans_meter ON service_plans (company_id, yacht_id, meter_id) WHERE (meter_id IS NOT NULL);
alter table service_plans enable row level security;
alter table service_plans force row level security;
create policy platform on service_plans to fairlead_platform using (true) with check (true);
create policy tenant on service_plans to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.service_plans FOR EACH ROW EXECUTE FUNCTION touch();

create table services (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  equipment_id bigint,
  plan_id bigint,
  cycle integer,
  maintenance_id bigint,
  included_in bigint,
  title text not null,
  done_on date not null,
  tenths integer,
  notes text,
  done_by text,
  file_url text,
  was_due_on date,
  was_due_tenths integer,
  was_anchor_on date,
  was_anchor_tenths integer,
  was_noticed text,
  was_noticed_on date,
  on_time boolean,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint services_pkey PRIMARY KEY (company_id, id),
  constraint services_company_id_plan_id_cycle_key UNIQUE (company_id, plan_id, cycle),
  constraint services_id_key UNIQUE (id),
  constraint services_cycle_check CHECK ((cycle >= 1)),
  constraint services_done_by_check CHECK ((length(done_by) <= 200)),
  constraint services_file_url_check CHECK ((length(file_url) <= 500)),
  constraint services_notes_check CHECK ((length(notes) <= 5000)),
  constraint services_tenths_check CHECK (((tenths >= 0) AND (tenths <= 99999999))),
  constraint services_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint services_was_noticed_check CHECK ((was_noticed = ANY (ARRAY['notice'::text, 'due'::text]))),
  constraint services_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint services_company_id_included_in_fkey FOREIGN KEY (company_id, included_in) REFERENCES services(company_id, id) ON DELETE SET NULL (included_in),
  constraint services_company_id_maintenance_id_fkey FOREIGN KEY (company_id, maintenance_id) REFERENCES maintenance(company_id, id) ON DELETE SET NULL (maintenance_id),
  constraint services_company_id_plan_id_fkey FOREIGN KEY (company_id, plan_id) REFERENCES service_plans(company_id, id) ON DELETE SET NULL (plan_id),
  constraint services_company_id_yacht_id_equipment_id_fkey FOREIGN KEY (company_id, yacht_id, equipment_id) REFERENCES equipment(company_id, yacht_id, id),
  constraint services_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX services_done ON services (company_id, done_on DESC, id DESC);
CREATE INDEX services_equipment ON services (company_id, yacht_id, equipment_id, done_on DESC, id DESC) WHERE (equipment_id IS NOT NULL);
CREATE INDEX services_included ON services (company_id, included_in) WHERE (included_in IS NOT NULL);
CREATE INDEX services_maintenance ON services (company_id, maintenance_id) WHERE (maintenance_id IS NOT NULL);
CREATE INDEX services_yacht ON services (company_id, yacht_id, done_on DESC, id DESC);
alter table services enable row level security;
alter table services force row level security;
create policy platform on services to fairlead_platform using (true) with check (true);
create policy tenant on services to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.services FOR EACH ROW EXECUTE FUNCTION touch();

create table sessions (
  token_hash bytea not null,
  user_id bigint not null,
  user_agent text,
  ip inet,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  id uuid not null default gen_random_uuid(),
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE TRIGGER announce_shortened AFTER UPDATE OF expires_at ON public.sessions FOR EACH ROW WHEN ((new.expires_at < old.expires_at)) EXECUTE FUNCTION announce_standing('user_id');
CREATE TRIGGER announce_standing AFTER DELETE ON public.sessions FOR EACH ROW WHEN ((old.expires_at > now())) EXECUTE FUNCTION announce_standing('user_id');

create table sign_in_tickets (
  token_hash bytea not null,
  purpose text not null,
  user_id bigint,
  expires_at timestamp(3) with time zone not null,
  constraint sign_in_tickets_pkey PRIMARY KEY (token_hash),
  constraint sign_in_tickets_check CHECK (((user_id IS NULL) = (purpose = 'passkey'::text))),
  constraint sign_in_tickets_purpose_check CHECK ((purpose = ANY (ARRAY['second-step'::text, 'passkey'::text, 'new-passkey'::text, 'passkeys-after-reset'::text]))),
  constraint sign_in_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_tickets_expire ON sign_in_tickets (expires_at);
CREATE INDEX sign_in_tickets_user ON sign_in_tickets (user_id);

create table subscription_changes (
  company_id bigint not null,
  id uuid not null default gen_random_uuid(),
  subscription_id uuid not null,
  from_plan text not null,
  to_plan text not null,
  state text not null default 'open'::text,
  created_by bigint,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint subscription_changes_pkey PRIMARY KEY (company_id, id),
  constraint subscription_changes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'failed'::text]))),
  constraint subscription_changes_company_id_created_by_fkey FOREIGN KEY (company_id, created_by) REFERENCES users(company_id, id) ON DELETE SET NULL (created_by),
  constraint subscription_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint subscription_changes_company_id_subscription_id_fkey FOREIGN KEY (company_id, subscription_id) REFERENCES subscriptions(company_id, id) ON DELETE CASCADE
);
CREATE INDEX subscription_changes_by ON subscription_changes (company_id, created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX subscription_changes_subscription ON subscription_changes (company_id, subscription_id, created_at);
alter table subscription_changes enable row level security;
alter table subscription_changes force row level security;
create policy platform on subscription_changes to fairlead_platform using (true) with check (true);
create policy tenant on subscription_changes to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.subscription_changes FOR EACH ROW EXECUTE FUNCTION touch();

create table subscriptions (
  company_id bigint not null,
  id uuid not null default gen_random_uuid(),
  provider text not null,
  customer_id text not null,
  payment_method_id text,
  provider_subscription_id text,
  plan_id text not null,
  status text not null,
  cancel_at_period_end boolean not null default false,
  trial_end timestamp(3) with time zone,
  current_period_start timestamp(3) with time zone,
  current_period_end timestamp(3) with time zone,
  past_due_since timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  card_brand text,
  card_last4 text,
  card_exp_month integer,
  card_exp_year integer,
  provision_attempts integer not null default 0,
  last_error text,
  synced_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  setup_intent_id text,
  reminded_at timestamp(3) with time zone,
  constraint subscriptions_pkey PRIMARY KEY (company_id, id),
  constraint subscriptions_id_key UNIQUE (id),
  constraint subscriptions_provider_subscription_id_key UNIQUE (provider_subscription_id),
  constraint subscriptions_setup_intent_id_key UNIQUE (setup_intent_id),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['provisioning'::text, 'incomplete'::text, 'incomplete_expired'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text, 'paused'::text, 'canceled'::text]))),
  constraint subscriptions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX subscriptions_latest ON subscriptions (company_id, created_at DESC) WHERE (status <> ALL (ARRAY['incomplete'::text, 'incomplete_expired'::text]));
CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions (company_id) WHERE (status = ANY (ARRAY['provisioning'::text, 'incomplete'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text, 'paused'::text]));
CREATE INDEX subscriptions_to_look_after ON subscriptions (synced_at) WHERE (status = ANY (ARRAY['provisioning'::text, 'incomplete'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text, 'paused'::text]));
alter table subscriptions enable row level security;
alter table subscriptions force row level security;
create policy platform on subscriptions to fairlead_platform using (true) with check (true);
create policy signin on subscriptions for select to fairlead_signin using (true);
create policy tenant on subscriptions to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION touch();

create table tax_rates (
  id bigint not null generated always as identity,
  company_id bigint not null,
  name text not null,
  category text not null,
  percent numeric(5,2) not null,
  reason text,
  reason_code text,
  country text,
  valid_from date not null,
  valid_to date,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint tax_rates_pkey PRIMARY KEY (company_id, id),
  constraint tax_rates_id_key UNIQUE (id),
  constraint tax_rates_one_version EXCLUDE USING gist (company_id WITH =, lower(name) WITH =, daterange(valid_from, valid_to, '[]'::text) WITH &&),
  constraint tax_rates_category_check CHECK ((category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text]))),
  constraint tax_rates_check CHECK ((((percent >= (0)::numeric) AND (percent <= (100)::numeric)) AND ((percent > (0)::numeric) = (category = 'S'::text)))),
  constraint tax_rates_check1 CHECK (((length(reason) <= 300) AND ((reason IS NOT NULL) = (category <> ALL (ARRAY['S'::text, 'Z'::text]))))),
  constraint tax_rates_check2 CHECK ((valid_to >= valid_from)),
  constraint tax_rates_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint tax_rates_name_check CHECK ((length(name) <= 60)),
  constraint tax_rates_reason_code_check CHECK ((length(reason_code) <= 40)),
  constraint tax_rates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX tax_rates_name ON tax_rates (company_id, lower(name), valid_from);
alter table tax_rates enable row level security;
alter table tax_rates force row level security;
create policy platform on tax_rates to fairlead_platform using (true) with check (true);
create policy tenant on tax_rates to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.tax_rates FOR EACH ROW EXECUTE FUNCTION touch();

create table tracks (
  company_id bigint not null,
  id bigint not null generated always as identity,
  trip_id bigint,
  points bytea not null,
  point_count integer not null,
  line jsonb not null,
  sailed_miles double precision not null,
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  created_by bigint,
  created_at timestamp(3) with time zone not null default now(),
  constraint tracks_pkey PRIMARY KEY (company_id, id),
  constraint tracks_company_id_trip_id_key UNIQUE (company_id, trip_id),
  constraint tracks_id_key UNIQUE (id),
  constraint tracks_point_count_check CHECK ((point_count >= 2)),
  constraint tracks_sailed_miles_check CHECK ((sailed_miles >= (0)::double precision)),
  constraint tracks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint tracks_company_id_trip_id_fkey FOREIGN KEY (company_id, trip_id) REFERENCES trips(company_id, id) ON DELETE CASCADE
);
CREATE INDEX tracks_waiting ON tracks (created_at) WHERE (trip_id IS NULL);
alter table tracks enable row level security;
alter table tracks force row level security;
create policy platform on tracks to fairlead_platform using (true) with check (true);
create policy tenant on tracks to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table trips (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  departure_location text not null,
  arrival_location text not null,
  departure_date timestamp(3) with time zone not null,
  arrival_date timestamp(3) with time zone,
  status text not null default 'planned'::text,
  type text not null default 'relocation'::text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  departure_latitude double precision,
  departure_longitude double precision,
  arrival_latitude double precision,
  arrival_longitude double precision,
  constraint trips_pkey PRIMARY KEY (company_id, id),
  constraint trips_id_key UNIQUE (id),
  constraint trips_arrival_latitude_check CHECK (((arrival_latitude >= ('-90'::integer)::double precision) AND (arrival_latitude <= (90)::double precision))),
  constraint trips_arrival_longitude_check CHECK (((arrival_longitude >= ('-180'::integer)::double precision) AND (arrival_longitude <= (180)::double precision))),
  constraint trips_arrive_after_departure CHECK ((arrival_date >= departure_date)),
  constraint trips_departure_latitude_check CHECK (((departure_latitude >= ('-90'::integer)::double precision) AND (departure_latitude <= (90)::double precision))),
  constraint trips_departure_longitude_check CHECK (((departure_longitude >= ('-180'::integer)::double precision) AND (departure_longitude <= (180)::double precision))),
  constraint trips_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text]))),
  constraint trips_type_check CHECK ((type = ANY (ARRAY['charter'::text, 'relocation'::text, 'personal'::text, 'maintenance'::text, 'other'::text]))),
  constraint trips_whole_arrival CHECK (((arrival_latitude IS NULL) = (arrival_longitude IS NULL))),
  constraint trips_whole_departure CHECK (((departure_latitude IS NULL) = (departure_longitude IS NULL))),
  constraint trips_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint trips_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX trips_departure ON trips (company_id, departure_date);
CREATE INDEX trips_search ON trips USING gin (company_id, searchable(((departure_location || ' '::text) || arrival_location)) gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX trips_words ON trips USING gist (company_id, searchable(((departure_location || ' '::text) || arrival_location)) gist_trgm_ops (siglen='32'));
CREATE INDEX trips_yacht ON trips (company_id, yacht_id, departure_date);
alter table trips enable row level security;
alter table trips force row level security;
create policy platform on trips to fairlead_platform using (true) with check (true);
create policy tenant on trips to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.trips FOR EACH ROW EXECUTE FUNCTION touch();

create table users (
  id bigint not null generated always as identity,
  company_id bigint,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null default 'user'::text,
  image_url text,
  stripe_customer_id text,
  stripe_subscription_id text,
  last_login timestamp(3) with time zone,
  deactivated_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  formats jsonb not null default '{}'::jsonb,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_check CHECK (((role = 'admin'::text) OR (company_id IS NOT NULL))),
  constraint users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'manager'::text, 'admin'::text, 'yacht_owner'::text]))),
  constraint users_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX users_company_key ON users (company_id, id);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE INDEX users_image ON users (image_url) WHERE (image_url IS NOT NULL);
CREATE INDEX users_name ON users (lower(last_name), lower(first_name), id);
alter table users enable row level security;
alter table users force row level security;
create policy platform on users to fairlead_platform using (true) with check (true);
create policy signin on users to fairlead_signin using (true) with check (true);
create policy tenant on users to fairlead_app using ((company_id = current_company())) with check (((company_id = current_company()) AND (role <> 'admin'::text)));
CREATE TRIGGER announce_standing AFTER UPDATE OF role, company_id, deactivated_at ON public.users FOR EACH ROW WHEN (((old.role <> new.role) OR (old.company_id IS DISTINCT FROM new.company_id) OR (old.deactivated_at IS DISTINCT FROM new.deactivated_at))) EXECUTE FUNCTION announce_standing('id');
CREATE TRIGGER end_reset_links AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.password_hash <> new.password_hash) OR (old.email <> new.email) OR ((old.deactivated_at IS NULL) AND (new.deactivated_at IS NOT NULL)))) EXECUTE FUNCTION end_reset_links();
CREATE TRIGGER end_sessions AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.password_hash <> new.password_hash) OR ((old.deactivated_at IS NULL) AND (new.deactivated_at IS NOT NULL)))) EXECUTE FUNCTION end_sessions();
CREATE TRIGGER keep_yacht_owner BEFORE UPDATE OF role ON public.users FOR EACH ROW WHEN (((old.role <> new.role) AND (('yacht_owner'::text = old.role) OR ('yacht_owner'::text = new.role)))) EXECUTE FUNCTION keep_yacht_owner();
CREATE TRIGGER no_yacht_owner BEFORE INSERT ON public.users FOR EACH ROW WHEN (((new.role = 'yacht_owner'::text) AND (CURRENT_USER = 'fairlead_app'::name))) EXECUTE FUNCTION keep_yacht_owner();
CREATE TRIGGER touch BEFORE UPDATE ON public.users FOR EACH ROW WHEN ((NOT (new.last_login IS DISTINCT FROM old.last_login))) EXECUTE FUNCTION touch();

create table yacht_owners (
  company_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  email text,
  address text,
  vat_number text,
  user_id bigint,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint yacht_owners_pkey PRIMARY KEY (company_id, id),
  constraint yacht_owners_id_key UNIQUE (id),
  constraint yacht_owners_user UNIQUE (company_id, user_id),
  constraint yacht_owners_address_check CHECK ((length(address) <= 1000)),
  constraint yacht_owners_email_check CHECK ((length(email) <= 255)),
  constraint yacht_owners_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint yacht_owners_vat_number_check CHECK ((length(vat_number) <= 20)),
  constraint yacht_owners_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint yacht_owners_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE SET NULL (user_id)
);
CREATE INDEX yacht_owners_name ON yacht_owners (company_id, lower(name), id);
alter table yacht_owners enable row level security;
alter table yacht_owners force row level security;
create policy platform on yacht_owners to fairlead_platform using (true) with check (true);
create policy tenant on yacht_owners to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
create policy yacht_owner on yacht_owners for select to fairlead_yacht_owner using (((company_id = current_company()) AND (user_id = current_person())));
CREATE TRIGGER end_yacht_owner AFTER DELETE ON public.yacht_owners FOR EACH ROW WHEN ((old.user_id IS NOT NULL)) EXECUTE FUNCTION end_yacht_owner();
CREATE TRIGGER touch BEFORE UPDATE ON public.yacht_owners FOR EACH ROW EXECUTE FUNCTION touch();

create table yacht_seasons (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  from_day date not null,
  to_day date not null,
  week numeric(10,2),
  night numeric(10,2),
  day numeric(10,2),
  half_day numeric(10,2),
  seat numeric(10,2),
  child_seat numeric(10,2),
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint yacht_seasons_pkey PRIMARY KEY (company_id, id),
  constraint yacht_seasons_id_key UNIQUE (id),
  constraint yacht_seasons_apart EXCLUDE USING gist (company_id WITH =, yacht_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&),
  constraint yacht_seasons_check CHECK ((to_day >= from_day)),
  constraint yacht_seasons_child_seat_check CHECK ((child_seat >= (0)::numeric)),
  constraint yacht_seasons_day_check CHECK ((day >= (0)::numeric)),
  constraint yacht_seasons_half_day_check CHECK ((half_day >= (0)::numeric)),
  constraint yacht_seasons_night_check CHECK ((night >= (0)::numeric)),
  constraint yacht_seasons_seat_check CHECK ((seat >= (0)::numeric)),
  constraint yacht_seasons_week_check CHECK ((week >= (0)::numeric)),
  constraint yacht_seasons_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint yacht_seasons_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
CREATE INDEX yacht_seasons_yacht ON yacht_seasons (company_id, yacht_id, from_day);
alter table yacht_seasons enable row level security;
alter table yacht_seasons force row level security;
create policy platform on yacht_seasons to fairlead_platform using (true) with check (true);
create policy tenant on yacht_seasons to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.yacht_seasons FOR EACH ROW EXECUTE FUNCTION touch();

create table yacht_shares (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  owner_id bigint not null,
  share numeric(7,4) not null,
  valid_from date not null,
  valid_to date,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint yacht_shares_pkey PRIMARY KEY (company_id, id),
  constraint yacht_shares_id_key UNIQUE (id),
  constraint yacht_shares_once EXCLUDE USING gist (company_id WITH =, yacht_id WITH =, owner_id WITH =, daterange(valid_from, valid_to, '[]'::text) WITH &&),
  constraint yacht_shares_check CHECK ((valid_to >= valid_from)),
  constraint yacht_shares_share_check CHECK (((share > (0)::numeric) AND (share <= (100)::numeric))),
  constraint yacht_shares_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint yacht_shares_company_id_owner_id_fkey FOREIGN KEY (company_id, owner_id) REFERENCES yacht_owners(company_id, id),
  constraint yacht_shares_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id)
);
CREATE INDEX yacht_shares_owner ON yacht_shares (company_id, owner_id, valid_from);
CREATE INDEX yacht_shares_yacht ON yacht_shares (company_id, yacht_id, valid_from);
alter table yacht_shares enable row level security;
alter table yacht_shares force row level security;
create policy platform on yacht_shares to fairlead_platform using (true) with check (true);
create policy tenant on yacht_shares to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
create policy yacht_owner on yacht_shares for select to fairlead_yacht_owner using (((company_id = current_company()) AND (EXISTS ( SELECT
   FROM yacht_owners o
  WHERE ((o.company_id = yacht_shares.company_id) AND (o.id = yacht_shares.owner_id))))));
CREATE TRIGGER touch BEFORE UPDATE ON public.yacht_shares FOR EACH ROW EXECUTE FUNCTION touch();

create table yacht_statement_lines (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_statement_id bigint not null,
  yacht_id bigint not null,
  place integer not null,
  source_type text not null,
  source_id bigint not null,
  account text not null,
  day date not null,
  entry text not null,
  text text not null,
  amount numeric(14,2) not null,
  is_late boolean not null,
  constraint yacht_statement_lines_pkey PRIMARY KEY (company_id, id),
  constraint yacht_statement_lines_company_id_yacht_statement_id_place_key UNIQUE (company_id, yacht_statement_id, place),
  constraint yacht_statement_lines_id_key UNIQUE (id),
  constraint yacht_statement_lines_account_check CHECK ((length(account) <= 60)),
  constraint yacht_statement_lines_amount_check CHECK ((amount <> (0)::numeric)),
  constraint yacht_statement_lines_source_type_check CHECK ((length(source_type) <= 30)),
  constraint yacht_statement_lines_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint yacht_statement_lines_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id),
  constraint yacht_statement_lines_company_id_yacht_statement_id_fkey FOREIGN KEY (company_id, yacht_statement_id) REFERENCES yacht_statements(company_id, id) ON DELETE CASCADE
);
CREATE INDEX yacht_statement_lines_told ON yacht_statement_lines (company_id, yacht_id, source_type, source_id);
alter table yacht_statement_lines enable row level security;
alter table yacht_statement_lines force row level security;
create policy platform on yacht_statement_lines to fairlead_platform using (true) with check (true);
create policy tenant on yacht_statement_lines to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table yacht_statements (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  from_day date not null,
  to_day date not null,
  statement_date date not null,
  currency text not null,
  revenue numeric(14,2) not null,
  fee_percent numeric(5,2) not null,
  fee_monthly numeric(10,2) not null,
  fee numeric(14,2) not null,
  fee_tax_name text,
  fee_tax_category text,
  fee_tax_percent numeric(5,2) not null default 0,
  fee_tax_reason text,
  fee_tax numeric(14,2) not null,
  costs numeric(14,2) not null,
  result numeric(14,2) not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint yacht_statements_pkey PRIMARY KEY (company_id, id),
  constraint yacht_statements_id_key UNIQUE (id),
  constraint yacht_statements_once EXCLUDE USING gist (company_id WITH =, yacht_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&),
  constraint yacht_statements_check CHECK ((to_day >= from_day)),
  constraint yacht_statements_check1 CHECK ((result = (((revenue - fee) - fee_tax) - costs))),
  constraint yacht_statements_currency_check CHECK ((length(currency) = 3)),
  constraint yacht_statements_fee_tax_category_check CHECK ((fee_tax_category = ANY (ARRAY['S'::text, 'Z'::text, 'E'::text, 'AE'::text, 'K'::text, 'G'::text, 'O'::text]))),
  constraint yacht_statements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint yacht_statements_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id)
);
CREATE INDEX yacht_statements_yacht ON yacht_statements (company_id, yacht_id, to_day DESC);
alter table yacht_statements enable row level security;
alter table yacht_statements force row level security;
create policy platform on yacht_statements to fairlead_platform using (true) with check (true);
create policy tenant on yacht_statements to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));

create table yacht_terms (
  company_id bigint not null,
  id bigint not null generated always as identity,
  yacht_id bigint not null,
  currency text,
  check_in_days smallint[] not null default '{}'::smallint[],
  check_in_time text not null default '17:00'::text,
  check_out_time text not null default '09:00'::text,
  min_nights integer not null default 1,
  max_guests integer,
  deposit numeric(10,2) not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  registration text,
  call_sign text,
  is_public boolean not null default false,
  blurb text,
  constraint yacht_terms_pkey PRIMARY KEY (company_id, yacht_id),
  constraint yacht_terms_id_key UNIQUE (id),
  constraint yacht_terms_blurb_check CHECK ((length(blurb) <= 2000)),
  constraint yacht_terms_call_sign_check CHECK (((length(call_sign) >= 1) AND (length(call_sign) <= 20))),
  constraint yacht_terms_check_in_days_check CHECK ((check_in_days <@ '{0,1,2,3,4,5,6}'::smallint[])),
  constraint yacht_terms_check_in_time_check CHECK ((check_in_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint yacht_terms_check_out_time_check CHECK ((check_out_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint yacht_terms_currency_check CHECK ((length(currency) = 3)),
  constraint yacht_terms_deposit_check CHECK ((deposit >= (0)::numeric)),
  constraint yacht_terms_max_guests_check CHECK (((max_guests >= 1) AND (max_guests <= 999))),
  constraint yacht_terms_min_nights_check CHECK (((min_nights >= 1) AND (min_nights <= 365))),
  constraint yacht_terms_registration_check CHECK (((length(registration) >= 1) AND (length(registration) <= 100))),
  constraint yacht_terms_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint yacht_terms_company_id_yacht_id_fkey FOREIGN KEY (company_id, yacht_id) REFERENCES yachts(company_id, id) ON DELETE CASCADE
);
alter table yacht_terms enable row level security;
alter table yacht_terms force row level security;
create policy platform on yacht_terms to fairlead_platform using (true) with check (true);
create policy tenant on yacht_terms to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
CREATE TRIGGER touch BEFORE UPDATE ON public.yacht_terms FOR EACH ROW EXECUTE FUNCTION touch();

create table yachts (
  company_id bigint not null,
  id bigint not null generated always as identity,
  name text not null,
  type text not null,
  length text not null,
  length_metres numeric generated always as (((replace("substring"(length, '^\s*(\d{1,6}(?:[.,]\d{1,4})?)'::text), ','::text, '.'::text))::numeric *
CASE
    WHEN (length ~* '^\s*[\d.,]+\s*(ft|feet|foot|''|′)'::text) THEN 0.3048
    ELSE (1)::numeric
END)) stored,
  status text not null default 'active'::text,
  image_url text,
  flag_country text,
  location text,
  year integer,
  captain_id bigint,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  house_rules jsonb,
  constraint yachts_pkey PRIMARY KEY (company_id, id),
  constraint yachts_id_key UNIQUE (id),
  constraint yachts_status_check CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text, 'inspection'::text, 'docked'::text]))),
  constraint yachts_type_check CHECK ((type = ANY (ARRAY['Motor Yacht'::text, 'Sailing Yacht'::text, 'Mega Yacht'::text, 'Super Yacht'::text, 'Catamaran'::text]))),
  constraint yachts_captain_fkey FOREIGN KEY (company_id, captain_id) REFERENCES crew(company_id, id) ON DELETE SET NULL (captain_id),
  constraint yachts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
CREATE INDEX yachts_captain ON yachts (company_id, captain_id) WHERE (captain_id IS NOT NULL);
CREATE INDEX yachts_image ON yachts (image_url) WHERE (image_url IS NOT NULL);
CREATE INDEX yachts_search ON yachts USING gin (company_id, searchable(((name || ' '::text) || COALESCE(location, ''::text))) gin_trgm_ops) WITH (gin_pending_list_limit='256');
alter table yachts enable row level security;
alter table yachts force row level security;
create policy platform on yachts to fairlead_platform using (true) with check (true);
create policy tenant on yachts to fairlead_app using ((company_id = current_company())) with check ((company_id = current_company()));
create policy yacht_owner on yachts for select to fairlead_yacht_owner using (((company_id = current_company()) AND (EXISTS ( SELECT
   FROM yacht_shares s
  WHERE ((s.company_id = yachts.company_id) AND (s.yacht_id = yachts.id))))));
CREATE TRIGGER touch BEFORE UPDATE ON public.yachts FOR EACH ROW EXECUTE FUNCTION touch();

create table sandbox.customers (
  id text not null,
  ref text not null,
  email text not null,
  name text not null,
  credit integer not null default 0,
  ahead interval not null default '00:00:00'::interval,
  constraint customers_pkey PRIMARY KEY (id)
);

create table sandbox.events (
  number bigint not null generated always as identity,
  id text not null,
  body jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  delivered_at timestamp(3) with time zone,
  constraint events_pkey PRIMARY KEY (number),
  constraint events_id_key UNIQUE (id)
);
CREATE INDEX events_number_idx ON sandbox.events (number) WHERE (delivered_at IS NULL);

create table sandbox.intents (
  id text not null,
  kind text not null,
  customer_id text not null,
  invoice_id text,
  ref text not null,
  pence integer,
  client_secret text not null,
  status text not null,
  payment_method_id text,
  asked_token text,
  last_error jsonb,
  constraint intents_pkey PRIMARY KEY (id),
  constraint intents_client_secret_key UNIQUE (client_secret),
  constraint intents_kind_check CHECK ((kind = ANY (ARRAY['setup'::text, 'payment'::text]))),
  constraint intents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES sandbox.customers(id) ON DELETE CASCADE,
  constraint intents_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES sandbox.invoices(id) ON DELETE CASCADE,
  constraint intents_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES sandbox.payment_methods(id) ON DELETE SET NULL
);
CREATE INDEX intents_customer_id_idx ON sandbox.intents (customer_id);
CREATE INDEX intents_invoice_id_idx ON sandbox.intents (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX intents_payment_method_id_idx ON sandbox.intents (payment_method_id) WHERE (payment_method_id IS NOT NULL);

create table sandbox.invoices (
  id text not null,
  number bigint not null generated always as identity,
  subscription_id text not null,
  pence integer not null,
  status text not null,
  attempts integer not null default 0,
  next_attempt_at timestamp(3) with time zone,
  plan_id text,
  created_at timestamp(3) with time zone not null default now(),
  credited integer not null default 0,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES sandbox.subscriptions(id) ON DELETE CASCADE
);
CREATE INDEX invoices_subscription_id_number_idx ON sandbox.invoices (subscription_id, number);

create table sandbox.payment_methods (
  id text not null,
  customer_id text not null,
  token text not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  constraint payment_methods_pkey PRIMARY KEY (id),
  constraint payment_methods_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES sandbox.customers(id) ON DELETE CASCADE
);
CREATE INDEX payment_methods_customer_id_idx ON sandbox.payment_methods (customer_id);

create table sandbox.requests (
  key text not null,
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint requests_pkey PRIMARY KEY (key)
);

create table sandbox.subscriptions (
  id text not null,
  ref text not null,
  customer_id text not null,
  plan_id text not null,
  item_id text not null,
  status text not null,
  cancel_at_period_end boolean not null default false,
  trial_end timestamp(3) with time zone,
  period_start timestamp(3) with time zone not null,
  period_end timestamp(3) with time zone not null,
  canceled_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  payment_method_id text,
  tries integer not null default 0,
  due_at timestamp(3) with time zone,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES sandbox.customers(id) ON DELETE CASCADE,
  constraint subscriptions_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES sandbox.payment_methods(id) ON DELETE SET NULL
);
CREATE INDEX subscriptions_due_at_idx ON sandbox.subscriptions (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX subscriptions_payment_method_id_idx ON sandbox.subscriptions (payment_method_id);
CREATE UNIQUE INDEX subscriptions_ref ON sandbox.subscriptions (customer_id, ref) WHERE (status <> 'incomplete_expired'::text);


-- Functions

CREATE OR REPLACE FUNCTION public.add_search_kind(kind text, of_table text, words text, nearest text, fitting text DEFAULT 'true'::text, weight numeric DEFAULT 0)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create index %I on %I using gin (company_id, searchable(%s) gin_trgm_ops) with (gin_pending_list_limit = 256) where %s',
    of_table || '_search', of_table, words, fitting);
  perform write_search(search_kinds() || jsonb_build_object('kind', kind, 'table', of_table, 'words', words, 'fitting', fitting, 'nearest', nearest, 'weight', weight));
end $function$;

CREATE OR REPLACE FUNCTION public.adopt_payments(of_company bigint, of_invoice bigint DEFAULT NULL::bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  paid record;
  rest numeric(10, 2);
  payment bigint;
begin
  for paid in
    select n.*, i.customer_id as payer, i.total from income n
      join invoices i on i.company_id = n.company_id and i.id = n.invoice_id and i.currency = n.currency
    where n.company_id = of_company and (of_invoice is null or n.invoice_id = of_invoice) and n.payment_status = 'paid' and n.payment_id is null and n.apa_id is null
      and i.status in ('sent', 'overdue', 'paid')
    order by n.income_date, n.id
  loop
    rest := paid.total - coalesce((select sum(a.amount) from allocations a where a.company_id = of_company and a.debit_invoice_id = paid.invoice_id), 0);
    continue when rest <= 0;
    insert into payments (company_id, direction, customer_id, day, amount, currency, exchange_rate, method, created_at)
      values (of_company, 'in', paid.payer, paid.income_date, paid.amount, paid.currency, paid.exchange_rate, paid.payment_method, paid.created_at) returning id into payment;
    insert into allocations (company_id, day, amount, credit_payment_id, debit_invoice_id, created_at)
      values (of_company, paid.income_date, least(rest, paid.amount), payment, paid.invoice_id, paid.created_at);
    update income set payment_id = payment, amount = least(rest, paid.amount) where company_id = of_company and id = paid.id;
    if paid.amount > rest then
      insert into income (company_id, customer_id, yacht_id, category, subcategory, description, amount, currency, exchange_rate, income_date, payment_status, payment_method, payment_id)
        values (of_company, paid.payer, paid.yacht_id, paid.category, paid.subcategory, paid.description, paid.amount - rest, paid.currency, paid.exchange_rate, paid.income_date, 'paid', paid.payment_method, payment);
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.allot_within()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held record;
begin
  if new.debit_invoice_id is not null then
    select total, currency, customer_id into held from invoices where company_id = new.company_id and id = new.debit_invoice_id for update;
    if held.total < (select sum(amount) from allocations where company_id = new.company_id and debit_invoice_id = new.debit_invoice_id) then
      raise exception 'more is allotted than invoice % comes to', new.debit_invoice_id using errcode = 'BK002';
    end if;
    if new.credit_payment_id is not null and not exists (select from payments p where p.company_id = new.company_id and p.id = new.credit_payment_id
        and p.direction = 'in' and p.currency = held.currency and p.customer_id = held.customer_id) then
      raise exception 'payment % is not for invoice %', new.credit_payment_id, new.debit_invoice_id using errcode = 'BK002';
    end if;
    if new.credit_note_id is not null and not exists (select from credit_notes n where n.company_id = new.company_id and n.id = new.credit_note_id
        and n.currency = held.currency and n.customer_id = held.customer_id) then
      raise exception 'credit note % is not for invoice %', new.credit_note_id, new.debit_invoice_id using errcode = 'BK002';
    end if;
  end if;
  if new.credit_note_id is not null then
    select total into held from credit_notes where company_id = new.company_id and id = new.credit_note_id for update;
    if held.total < (select sum(amount) from allocations where company_id = new.company_id and credit_note_id = new.credit_note_id) then
      raise exception 'more is allotted than credit note % comes to', new.credit_note_id using errcode = 'BK002';
    end if;
  end if;
  for held in
    select p.id, p.amount, (select sum(a.amount) from allocations a where a.company_id = p.company_id
        and (case p.direction when 'in' then a.credit_payment_id else a.debit_payment_id end) = p.id) as allotted
    from payments p where p.company_id = new.company_id and p.id in (new.credit_payment_id, new.debit_payment_id) order by p.id for update
  loop
    if held.amount < held.allotted then
      raise exception 'more is allotted than payment % comes to', held.id using errcode = 'BK002';
    end if;
  end loop;
  if new.debit_apa_id is not null or new.credit_apa_id is not null then
    -- Held before it is added up: what is left of it is what it is once nobody else writes.
    select w.id, w.currency, w.customer_id into held from apa_accounts w
      where w.company_id = new.company_id and w.id = coalesce(new.debit_apa_id, new.credit_apa_id) for update;
    if new.credit_apa_id is not null and (
        (select coalesce(sum(case when a.debit_apa_id is null then -a.amount else a.amount end), 0) from allocations a
          where a.company_id = new.company_id and (a.debit_apa_id = held.id or a.credit_apa_id = held.id))
        < (select coalesce(sum(e.amount_in_apa), 0) from apa_entries e where e.company_id = new.company_id and e.account_id = held.id)) then
      raise exception 'more is taken of APA % than is left', held.id using errcode = 'BK002';
    end if;
    if not exists (select from payments p where p.company_id = new.company_id and p.id = coalesce(new.credit_payment_id, new.debit_payment_id)
          and p.direction = case when new.debit_apa_id is null then 'out' else 'in' end and p.currency = held.currency and p.customer_id = held.customer_id)
        and not exists (select from invoices i where i.company_id = new.company_id and i.id = new.debit_invoice_id and i.currency = held.currency
          and i.customer_id = held.customer_id) then
      raise exception 'APA % is another customer’s, or in another currency', held.id using errcode = 'BK002';
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_standing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('standings', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.charter_is_placed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_wrong_place(new.company_id, new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_seats()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  freed integer := 0;
  taken integer := 0;
begin
  if tg_op <> 'INSERT' and old.departure_id is not null and old.state in ('option', 'booked', 'closed') then
    freed := old.seats;
  end if;
  if tg_op <> 'DELETE' and new.departure_id is not null and new.state in ('option', 'booked', 'closed') then
    taken := new.seats;
  end if;
  if tg_op = 'UPDATE' and old.departure_id is not distinct from new.departure_id then
    if taken <> freed then
      update departures set seats_taken = seats_taken + taken - freed where company_id = new.company_id and id = new.departure_id;
    end if;
    return null;
  end if;
  if freed > 0 then
    update departures set seats_taken = seats_taken - freed where company_id = old.company_id and id = old.departure_id;
  end if;
  if taken > 0 then
    update departures set seats_taken = seats_taken + taken where company_id = new.company_id and id = new.departure_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.credit_within()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held record;
begin
  select total into held from invoices where company_id = new.company_id and id = new.invoice_id for update;
  if held.total < (select sum(total) from credit_notes where company_id = new.company_id and invoice_id = new.invoice_id) then
    raise exception 'more is credited than invoice % comes to', new.invoice_id using errcode = 'BK004';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.current_company()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint;

CREATE OR REPLACE FUNCTION public.current_person()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.person_id'::text, true), ''::text))::bigint;

CREATE OR REPLACE FUNCTION public.end_reset_links()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from password_resets where user_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from sessions where user_id = new.id;
  delete from sign_in_tickets where user_id = new.id;
  delete from known_browsers where user_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_yacht_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from users where company_id = old.company_id and id = old.user_id and role = 'yacht_owner';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.enter(token bytea)
 RETURNS json
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  stale boolean;
  person json;
begin
  select s.last_used_at < now() - interval '1 minute',
    json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role, 'imageUrl', u.image_url,
      -- Platform admins get no company here: the caller takes the platform role for them.
      'companyId', case when u.role in ('admin', 'yacht_owner') then u.company_id else set_config('app.company_id', u.company_id::text, true)::bigint end,
      'companyName', c.name, 'isOwner', coalesce(c.owner_id = u.id, false), 'timeZone', c.time_zone, 'currency', c.default_currency, 'formats', coalesce(c.formats, '{}'), 'ownFormats', u.formats, 'subscriptionTier', c.subscription_tier,
      'stripeSubscriptionId', u.stripe_subscription_id, 'createdAt', wire_instant(u.created_at), 'lastLogin', wire_instant(u.last_login),
      'program', null, 'reach', null, 'standing', case when b.status is not null then
        json_build_object('status', b.status, 'cancelAtPeriodEnd', b.cancel_at_period_end, 'trialEnd', wire_instant(b.trial_end),
          'currentPeriodEnd', wire_instant(b.current_period_end), 'pastDueSince', wire_instant(b.past_due_since)) end)
  into stale, person
  from sessions s join users u on u.id = s.user_id left join companies c on c.id = u.company_id
  left join lateral (
    select status, cancel_at_period_end, trial_end, current_period_end, past_due_since from subscriptions
    where company_id = u.company_id and status not in ('incomplete', 'incomplete_expired') order by created_at desc limit 1
  ) b on true
  where s.token_hash = token and s.expires_at > now() and u.deactivated_at is null;
  if stale then
    -- A crash may lose this note of use, and nobody has to wait for the disk to keep it.
    perform set_config('synchronous_commit', 'off', true);
    update sessions set last_used_at = now(), expires_at = case when expires_at < now() + interval '30 days' then now() + interval '30 days 1 hour' else expires_at end
    where token_hash = token;
  elsif stale is null then
    person := enter_as_program(token);
  end if;
  return person;
end $function$;

CREATE OR REPLACE FUNCTION public.enter_as_program(token bytea)
 RETURNS json
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  stale boolean;
  person json;
begin
  select coalesce(p.last_used_at < now() - interval '1 minute', true),
    json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'role', 'user', 'imageUrl', u.image_url,
      'companyId', set_config('app.company_id', p.company_id::text, true)::bigint,
      'companyName', c.name, 'isOwner', false, 'timeZone', c.time_zone, 'currency', c.default_currency, 'formats', c.formats, 'ownFormats', '{}'::jsonb, 'subscriptionTier', c.subscription_tier,
      'stripeSubscriptionId', u.stripe_subscription_id, 'createdAt', wire_instant(u.created_at), 'lastLogin', wire_instant(u.last_login),
      'program', p.name, 'reach', p.reach, 'standing', case when b.status is not null then
        json_build_object('status', b.status, 'cancelAtPeriodEnd', b.cancel_at_period_end, 'trialEnd', wire_instant(b.trial_end),
          'currentPeriodEnd', wire_instant(b.current_period_end), 'pastDueSince', wire_instant(b.past_due_since)) end)
  into stale, person
  from api_tokens p join users u on u.company_id = p.company_id and u.id = p.user_id join companies c on c.id = p.company_id
  left join lateral (
    select status, cancel_at_period_end, trial_end, current_period_end, past_due_since from subscriptions
    where company_id = p.company_id and status not in ('incomplete', 'incomplete_expired') order by created_at desc limit 1
  ) b on true
  where p.token_hash = token and u.deactivated_at is null;
  if stale is null then
    raise exception 'not signed in' using errcode = 'invalid_authorization_specification';
  end if;
  if stale then
    perform set_config('synchronous_commit', 'off', true);
    update api_tokens set last_used_at = now() where token_hash = token;
  end if;
  return person;
end $function$;

CREATE OR REPLACE FUNCTION public.entry_is_of_charter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.charter_id is not null then
    perform refuse_wrong_place(old.company_id, old.charter_id);
  end if;
  if tg_op <> 'DELETE' and new.charter_id is not null then
    perform refuse_wrong_place(new.company_id, new.charter_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.exchange_rate_on(of_company bigint, of_currency text, in_currency text, on_day date)
 RETURNS numeric
 LANGUAGE sql
 STABLE
AS $function$
  select case when of_currency = in_currency then 1 else (
    select round(coalesce(b.per_euro, 1) / coalesce(a.per_euro, 1), 8)
    from generate_series(0, 7) back
    left join exchange_rates a on a.company_id = of_company and a.currency = of_currency and a.day = on_day - back
    left join exchange_rates b on b.company_id = of_company and b.currency = in_currency and b.day = on_day - back
    where (of_currency = 'EUR' or a.id is not null) and (in_currency = 'EUR' or b.id is not null)
    order by back limit 1) end;
$function$;

CREATE OR REPLACE FUNCTION public.follow_default_currency()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from books_settings s where s.company_id = new.id and s.reporting_currency is not null) then
    perform renew_exchange_rates(new.id, true);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.found_everywhere(asked text)
 RETURNS TABLE(kind text, company_id bigint, id bigint, score real)
 LANGUAGE sql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.4'
BEGIN ATOMIC
 SELECT yachts.kind,
     yachts.company_id,
     yachts.id,
     yachts.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'yacht'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + 0.2)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + 0.2)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT yachts_1.company_id,
                                     yachts_1.id,
                                     searchable(((yachts_1.name || ' '::text) || COALESCE(yachts_1.location, ''::text))) AS words,
                                     yachts_1.name AS nearest
                                    FROM yachts yachts_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(((yachts_1.name || ' '::text) || COALESCE(yachts_1.location, ''::text))) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT yachts_1.company_id,
                                     yachts_1.id,
                                     searchable(((yachts_1.name || ' '::text) || COALESCE(yachts_1.location, ''::text))) AS searchable,
                                     yachts_1.name
                                    FROM yachts yachts_1
                                   WHERE (true AND true AND (searchable(((yachts_1.name || ' '::text) || COALESCE(yachts_1.location, ''::text))) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) yachts
 UNION ALL
  SELECT crew.kind,
     crew.company_id,
     crew.id,
     crew.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'crew'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + 0.15)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + 0.15)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT crew_1.company_id,
                                     crew_1.id,
                                     searchable(((crew_1.name || ' '::text) || crew_1.role)) AS words,
                                     crew_1.name AS nearest
                                    FROM crew crew_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(((crew_1.name || ' '::text) || crew_1.role)) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT crew_1.company_id,
                                     crew_1.id,
                                     searchable(((crew_1.name || ' '::text) || crew_1.role)) AS searchable,
                                     crew_1.name
                                    FROM crew crew_1
                                   WHERE (true AND true AND (searchable(((crew_1.name || ' '::text) || crew_1.role)) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) crew
 UNION ALL
  SELECT customers.kind,
     customers.company_id,
     customers.id,
     customers.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'customer'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + 0.15)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + 0.15)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT customers_1.company_id,
                                     customers_1.id,
                                     searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(split_part(customers_1.email, '@'::text, 1), ''::text))) AS words,
                                     customers_1.last_name AS nearest
                                    FROM customers customers_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(split_part(customers_1.email, '@'::text, 1), ''::text))) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT customers_1.company_id,
                                     customers_1.id,
                                     searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(split_part(customers_1.email, '@'::text, 1), ''::text))) AS searchable,
                                     customers_1.last_name
                                    FROM customers customers_1
                                   WHERE (true AND true AND (searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(split_part(customers_1.email, '@'::text, 1), ''::text))) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) customers
 UNION ALL
  SELECT customers.kind,
     customers.company_id,
     customers.id,
     customers.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'customer'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + 0.15)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + 0.15)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT customers_1.company_id,
                                     customers_1.id,
                                     searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(customers_1.email, ''::text))) AS words,
                                     customers_1.last_name AS nearest
                                    FROM customers customers_1
                                   WHERE (true AND (POSITION(('@'::text) IN (found_everywhere.asked)) > 0) AND (length(found_everywhere.asked) > 2) AND (searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(customers_1.email, ''::text))) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT customers_1.company_id,
                                     customers_1.id,
                                     searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(customers_1.email, ''::text))) AS searchable,
                                     customers_1.last_name
                                    FROM customers customers_1
                                   WHERE (true AND (POSITION(('@'::text) IN (found_everywhere.asked)) > 0) AND (searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(customers_1.email, ''::text))) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) customers
 UNION ALL
  SELECT schedule_events.kind,
     schedule_events.company_id,
     schedule_events.id,
     schedule_events.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT
                                 CASE
                                     WHEN (EXISTS ( SELECT
                                        FROM departures d
                                       WHERE ((d.company_id = c.company_id) AND (d.id = c.id)))) THEN 'departure'::text
                                     ELSE 'schedule'::text
                                 END AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT schedule_events_1.company_id,
                                     schedule_events_1.id,
                                     searchable(schedule_events_1.title) AS words,
CASE
 WHEN (schedule_events_1.end_date < now()) THEN ('1000000000000'::numeric + EXTRACT(epoch FROM (now() - schedule_events_1.end_date)))
 ELSE EXTRACT(epoch FROM (schedule_events_1.start_date - now()))
END AS nearest
                                    FROM schedule_events schedule_events_1
                                   WHERE (true AND (schedule_events_1.maintenance_id IS NULL) AND (length(found_everywhere.asked) > 2) AND (searchable(schedule_events_1.title) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT schedule_events_1.company_id,
                                     schedule_events_1.id,
                                     searchable(schedule_events_1.title) AS searchable,
CASE
 WHEN (schedule_events_1.end_date < now()) THEN ('1000000000000'::numeric + EXTRACT(epoch FROM (now() - schedule_events_1.end_date)))
 ELSE EXTRACT(epoch FROM (schedule_events_1.start_date - now()))
END AS "extract"
                                    FROM schedule_events schedule_events_1
                                   WHERE (true AND (schedule_events_1.maintenance_id IS NULL) AND (searchable(schedule_events_1.title) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) schedule_events
 UNION ALL
  SELECT trips.kind,
     trips.company_id,
     trips.id,
     trips.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'trip'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT trips_1.company_id,
                                     trips_1.id,
                                     searchable(((trips_1.departure_location || ' '::text) || trips_1.arrival_location)) AS words,
                                     (
CASE
 WHEN (trips_1.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + abs(EXTRACT(epoch FROM (trips_1.departure_date - now())))) AS nearest
                                    FROM trips trips_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(((trips_1.departure_location || ' '::text) || trips_1.arrival_location)) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT trips_1.company_id,
                                     trips_1.id,
                                     searchable(((trips_1.departure_location || ' '::text) || trips_1.arrival_location)) AS searchable,
                                     (
CASE
 WHEN (trips_1.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + abs(EXTRACT(epoch FROM (trips_1.departure_date - now()))))
                                    FROM trips trips_1
                                   WHERE (true AND true AND (searchable(((trips_1.departure_location || ' '::text) || trips_1.arrival_location)) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) trips
 UNION ALL
  SELECT invoices.kind,
     invoices.company_id,
     invoices.id,
     invoices.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'invoice'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + 0.1)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + 0.1)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT invoices_1.company_id,
                                     invoices_1.id,
                                     searchable(((invoices_1.invoice_number || ' '::text) || regexp_replace(invoices_1.invoice_number, '^.*\D0*'::text, ''::text))) AS words,
                                     (- invoices_1.id) AS nearest
                                    FROM invoices invoices_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(((invoices_1.invoice_number || ' '::text) || regexp_replace(invoices_1.invoice_number, '^.*\D0*'::text, ''::text))) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT invoices_1.company_id,
                                     invoices_1.id,
                                     searchable(((invoices_1.invoice_number || ' '::text) || regexp_replace(invoices_1.invoice_number, '^.*\D0*'::text, ''::text))) AS searchable,
                                     (- invoices_1.id)
                                    FROM invoices invoices_1
                                   WHERE (true AND true AND (searchable(((invoices_1.invoice_number || ' '::text) || regexp_replace(invoices_1.invoice_number, '^.*\D0*'::text, ''::text))) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) invoices
 UNION ALL
  SELECT credit_notes.kind,
     credit_notes.company_id,
     credit_notes.id,
     credit_notes.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'credit_note'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + 0.05)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + 0.05)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT credit_notes_1.company_id,
                                     credit_notes_1.id,
                                     searchable(((credit_notes_1.number || ' '::text) || regexp_replace(credit_notes_1.number, '^.*\D0*'::text, ''::text))) AS words,
                                     (- credit_notes_1.id) AS nearest
                                    FROM credit_notes credit_notes_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(((credit_notes_1.number || ' '::text) || regexp_replace(credit_notes_1.number, '^.*\D0*'::text, ''::text))) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT credit_notes_1.company_id,
                                     credit_notes_1.id,
                                     searchable(((credit_notes_1.number || ' '::text) || regexp_replace(credit_notes_1.number, '^.*\D0*'::text, ''::text))) AS searchable,
                                     (- credit_notes_1.id)
                                    FROM credit_notes credit_notes_1
                                   WHERE (true AND true AND (searchable(((credit_notes_1.number || ' '::text) || regexp_replace(credit_notes_1.number, '^.*\D0*'::text, ''::text))) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) credit_notes
 UNION ALL
  SELECT maintenance.kind,
     maintenance.company_id,
     maintenance.id,
     maintenance.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'maintenance'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT maintenance_1.company_id,
                                     maintenance_1.id,
                                     searchable(maintenance_1.title) AS words,
                                     (
CASE
 WHEN (maintenance_1.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + abs(EXTRACT(epoch FROM (maintenance_1.scheduled_date - now())))) AS nearest
                                    FROM maintenance maintenance_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(maintenance_1.title) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT maintenance_1.company_id,
                                     maintenance_1.id,
                                     searchable(maintenance_1.title) AS searchable,
                                     (
CASE
 WHEN (maintenance_1.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + abs(EXTRACT(epoch FROM (maintenance_1.scheduled_date - now()))))
                                    FROM maintenance maintenance_1
                                   WHERE (true AND true AND (searchable(maintenance_1.title) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) maintenance
 UNION ALL
  SELECT charters.kind,
     charters.company_id,
     charters.id,
     charters.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'charter'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + 0.1)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + 0.1)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT charters_1.company_id,
                                     charters_1.id,
                                     searchable((((((charters_1.number || ' '::text) || regexp_replace(charters_1.number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || charters_1.contact_first_name), ''::text)) || COALESCE((' '::text || charters_1.contact_last_name), ''::text)) || COALESCE((' '::text || charters_1.title), ''::text))) AS words,
                                     (
CASE
 WHEN (charters_1.state = ANY (ARRAY['lost'::text, 'cancelled'::text, 'closed'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + COALESCE(abs(EXTRACT(epoch FROM (charters_1.start_date - now()))), (0)::numeric)) AS nearest
                                    FROM charters charters_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable((((((charters_1.number || ' '::text) || regexp_replace(charters_1.number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || charters_1.contact_first_name), ''::text)) || COALESCE((' '::text || charters_1.contact_last_name), ''::text)) || COALESCE((' '::text || charters_1.title), ''::text))) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT charters_1.company_id,
                                     charters_1.id,
                                     searchable((((((charters_1.number || ' '::text) || regexp_replace(charters_1.number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || charters_1.contact_first_name), ''::text)) || COALESCE((' '::text || charters_1.contact_last_name), ''::text)) || COALESCE((' '::text || charters_1.title), ''::text))) AS searchable,
                                     (
CASE
 WHEN (charters_1.state = ANY (ARRAY['lost'::text, 'cancelled'::text, 'closed'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + COALESCE(abs(EXTRACT(epoch FROM (charters_1.start_date - now()))), (0)::numeric))
                                    FROM charters charters_1
                                   WHERE (true AND true AND (searchable((((((charters_1.number || ' '::text) || regexp_replace(charters_1.number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || charters_1.contact_first_name), ''::text)) || COALESCE((' '::text || charters_1.contact_last_name), ''::text)) || COALESCE((' '::text || charters_1.title), ''::text))) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) charters
 UNION ALL
  SELECT documents.kind,
     documents.company_id,
     documents.id,
     documents.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'document'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + 0.05)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + 0.05)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT documents_1.company_id,
                                     documents_1.id,
                                     searchable(documents_1.type) AS words,
                                     lower(documents_1.type) AS nearest
                                    FROM documents documents_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(documents_1.type) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT documents_1.company_id,
                                     documents_1.id,
                                     searchable(documents_1.type) AS searchable,
                                     lower(documents_1.type) AS lower
                                    FROM documents documents_1
                                   WHERE (true AND true AND (searchable(documents_1.type) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) documents
 UNION ALL
  SELECT defects.kind,
     defects.company_id,
     defects.id,
     defects.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'defect'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + 0.05)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + 0.05)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT defects_1.company_id,
                                     defects_1.id,
                                     searchable(defects_1.title) AS words,
                                     (
CASE
 WHEN (defects_1.status = ANY (ARRAY['fixed'::text, 'dismissed'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + EXTRACT(epoch FROM (now() - defects_1.reported_at))) AS nearest
                                    FROM defects defects_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(defects_1.title) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT defects_1.company_id,
                                     defects_1.id,
                                     searchable(defects_1.title) AS searchable,
                                     (
CASE
 WHEN (defects_1.status = ANY (ARRAY['fixed'::text, 'dismissed'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + EXTRACT(epoch FROM (now() - defects_1.reported_at)))
                                    FROM defects defects_1
                                   WHERE (true AND true AND (searchable(defects_1.title) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) defects
 UNION ALL
  SELECT equipment.kind,
     equipment.company_id,
     equipment.id,
     equipment.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'equipment'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT equipment_1.company_id,
                                     equipment_1.id,
                                     searchable(((((equipment_1.name || COALESCE((' '::text || equipment_1.maker), ''::text)) || COALESCE((' '::text || equipment_1.model), ''::text)) || COALESCE((' '::text || equipment_1.serial_number), ''::text)) || COALESCE((' '::text || equipment_1.location), ''::text))) AS words,
                                     (
CASE
 WHEN (equipment_1.retired_on IS NULL) THEN (0)::numeric
 ELSE '1000000000000'::numeric
END + (equipment_1.id)::numeric) AS nearest
                                    FROM equipment equipment_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(((((equipment_1.name || COALESCE((' '::text || equipment_1.maker), ''::text)) || COALESCE((' '::text || equipment_1.model), ''::text)) || COALESCE((' '::text || equipment_1.serial_number), ''::text)) || COALESCE((' '::text || equipment_1.location), ''::text))) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT equipment_1.company_id,
                                     equipment_1.id,
                                     searchable(((((equipment_1.name || COALESCE((' '::text || equipment_1.maker), ''::text)) || COALESCE((' '::text || equipment_1.model), ''::text)) || COALESCE((' '::text || equipment_1.serial_number), ''::text)) || COALESCE((' '::text || equipment_1.location), ''::text))) AS searchable,
                                     (
CASE
 WHEN (equipment_1.retired_on IS NULL) THEN (0)::numeric
 ELSE '1000000000000'::numeric
END + (equipment_1.id)::numeric)
                                    FROM equipment equipment_1
                                   WHERE (true AND true AND (searchable(((((equipment_1.name || COALESCE((' '::text || equipment_1.maker), ''::text)) || COALESCE((' '::text || equipment_1.model), ''::text)) || COALESCE((' '::text || equipment_1.serial_number), ''::text)) || COALESCE((' '::text || equipment_1.location), ''::text))) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) equipment
 UNION ALL
  SELECT parts.kind,
     parts.company_id,
     parts.id,
     parts.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'part'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_everywhere.asked, c.words) + (similarity(found_everywhere.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_everywhere.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_everywhere.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_everywhere.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT parts_1.company_id,
                                     parts_1.id,
                                     searchable(((parts_1.name || COALESCE((' '::text || parts_1.part_number), ''::text)) || COALESCE((' '::text || parts_1.maker), ''::text))) AS words,
                                     lower(parts_1.name) AS nearest
                                    FROM parts parts_1
                                   WHERE (true AND true AND (length(found_everywhere.asked) > 2) AND (searchable(((parts_1.name || COALESCE((' '::text || parts_1.part_number), ''::text)) || COALESCE((' '::text || parts_1.maker), ''::text))) ~~ (('%'::text || regexp_replace(found_everywhere.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT parts_1.company_id,
                                     parts_1.id,
                                     searchable(((parts_1.name || COALESCE((' '::text || parts_1.part_number), ''::text)) || COALESCE((' '::text || parts_1.maker), ''::text))) AS searchable,
                                     lower(parts_1.name) AS lower
                                    FROM parts parts_1
                                   WHERE (true AND true AND (searchable(((parts_1.name || COALESCE((' '::text || parts_1.part_number), ''::text)) || COALESCE((' '::text || parts_1.maker), ''::text))) %> found_everywhere.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) parts;
END;

CREATE OR REPLACE FUNCTION public.found_in_company(asked text)
 RETURNS TABLE(kind text, company_id bigint, id bigint, score real)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET "pg_trgm.word_similarity_threshold" TO '0.4'
BEGIN ATOMIC
 SELECT yachts.kind,
     yachts.company_id,
     yachts.id,
     yachts.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'yacht'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + 0.2)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + 0.2)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT yachts_1.company_id,
                                     yachts_1.id,
                                     searchable(((yachts_1.name || ' '::text) || COALESCE(yachts_1.location, ''::text))) AS words,
                                     yachts_1.name AS nearest
                                    FROM yachts yachts_1
                                   WHERE ((yachts_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(((yachts_1.name || ' '::text) || COALESCE(yachts_1.location, ''::text))) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT yachts_1.company_id,
                                     yachts_1.id,
                                     searchable(((yachts_1.name || ' '::text) || COALESCE(yachts_1.location, ''::text))) AS searchable,
                                     yachts_1.name
                                    FROM yachts yachts_1
                                   WHERE ((yachts_1.company_id = current_company()) AND true AND (searchable(((yachts_1.name || ' '::text) || COALESCE(yachts_1.location, ''::text))) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) yachts
 UNION ALL
  SELECT crew.kind,
     crew.company_id,
     crew.id,
     crew.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'crew'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + 0.15)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + 0.15)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT crew_1.company_id,
                                     crew_1.id,
                                     searchable(((crew_1.name || ' '::text) || crew_1.role)) AS words,
                                     crew_1.name AS nearest
                                    FROM crew crew_1
                                   WHERE ((crew_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(((crew_1.name || ' '::text) || crew_1.role)) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT crew_1.company_id,
                                     crew_1.id,
                                     searchable(((crew_1.name || ' '::text) || crew_1.role)) AS searchable,
                                     crew_1.name
                                    FROM crew crew_1
                                   WHERE ((crew_1.company_id = current_company()) AND true AND (searchable(((crew_1.name || ' '::text) || crew_1.role)) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) crew
 UNION ALL
  SELECT customers.kind,
     customers.company_id,
     customers.id,
     customers.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'customer'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + 0.15)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + 0.15)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT customers_1.company_id,
                                     customers_1.id,
                                     searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(split_part(customers_1.email, '@'::text, 1), ''::text))) AS words,
                                     customers_1.last_name AS nearest
                                    FROM customers customers_1
                                   WHERE ((customers_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(split_part(customers_1.email, '@'::text, 1), ''::text))) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT customers_1.company_id,
                                     customers_1.id,
                                     searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(split_part(customers_1.email, '@'::text, 1), ''::text))) AS searchable,
                                     customers_1.last_name
                                    FROM customers customers_1
                                   WHERE ((customers_1.company_id = current_company()) AND true AND (searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(split_part(customers_1.email, '@'::text, 1), ''::text))) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) customers
 UNION ALL
  SELECT customers.kind,
     customers.company_id,
     customers.id,
     customers.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'customer'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + 0.15)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + 0.15)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT customers_1.company_id,
                                     customers_1.id,
                                     searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(customers_1.email, ''::text))) AS words,
                                     customers_1.last_name AS nearest
                                    FROM customers customers_1
                                   WHERE ((customers_1.company_id = current_company()) AND (POSITION(('@'::text) IN (found_in_company.asked)) > 0) AND (length(found_in_company.asked) > 2) AND (searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(customers_1.email, ''::text))) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT customers_1.company_id,
                                     customers_1.id,
                                     searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(customers_1.email, ''::text))) AS searchable,
                                     customers_1.last_name
                                    FROM customers customers_1
                                   WHERE ((customers_1.company_id = current_company()) AND (POSITION(('@'::text) IN (found_in_company.asked)) > 0) AND (searchable((((((customers_1.first_name || ' '::text) || customers_1.last_name) || ' '::text) || COALESCE((customers_1.organisation || ' '::text), ''::text)) || COALESCE(customers_1.email, ''::text))) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) customers
 UNION ALL
  SELECT schedule_events.kind,
     schedule_events.company_id,
     schedule_events.id,
     schedule_events.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT
                                 CASE
                                     WHEN (EXISTS ( SELECT
                                        FROM departures d
                                       WHERE ((d.company_id = c.company_id) AND (d.id = c.id)))) THEN 'departure'::text
                                     ELSE 'schedule'::text
                                 END AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT schedule_events_1.company_id,
                                     schedule_events_1.id,
                                     searchable(schedule_events_1.title) AS words,
CASE
 WHEN (schedule_events_1.end_date < now()) THEN ('1000000000000'::numeric + EXTRACT(epoch FROM (now() - schedule_events_1.end_date)))
 ELSE EXTRACT(epoch FROM (schedule_events_1.start_date - now()))
END AS nearest
                                    FROM schedule_events schedule_events_1
                                   WHERE ((schedule_events_1.company_id = current_company()) AND (schedule_events_1.maintenance_id IS NULL) AND (length(found_in_company.asked) > 2) AND (searchable(schedule_events_1.title) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT schedule_events_1.company_id,
                                     schedule_events_1.id,
                                     searchable(schedule_events_1.title) AS searchable,
CASE
 WHEN (schedule_events_1.end_date < now()) THEN ('1000000000000'::numeric + EXTRACT(epoch FROM (now() - schedule_events_1.end_date)))
 ELSE EXTRACT(epoch FROM (schedule_events_1.start_date - now()))
END AS "extract"
                                    FROM schedule_events schedule_events_1
                                   WHERE ((schedule_events_1.company_id = current_company()) AND (schedule_events_1.maintenance_id IS NULL) AND (searchable(schedule_events_1.title) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) schedule_events
 UNION ALL
  SELECT trips.kind,
     trips.company_id,
     trips.id,
     trips.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'trip'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT trips_1.company_id,
                                     trips_1.id,
                                     searchable(((trips_1.departure_location || ' '::text) || trips_1.arrival_location)) AS words,
                                     (
CASE
 WHEN (trips_1.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + abs(EXTRACT(epoch FROM (trips_1.departure_date - now())))) AS nearest
                                    FROM trips trips_1
                                   WHERE ((trips_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(((trips_1.departure_location || ' '::text) || trips_1.arrival_location)) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT trips_1.company_id,
                                     trips_1.id,
                                     searchable(((trips_1.departure_location || ' '::text) || trips_1.arrival_location)) AS searchable,
                                     (
CASE
 WHEN (trips_1.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + abs(EXTRACT(epoch FROM (trips_1.departure_date - now()))))
                                    FROM trips trips_1
                                   WHERE ((trips_1.company_id = current_company()) AND true AND (searchable(((trips_1.departure_location || ' '::text) || trips_1.arrival_location)) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) trips
 UNION ALL
  SELECT invoices.kind,
     invoices.company_id,
     invoices.id,
     invoices.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'invoice'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + 0.1)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + 0.1)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT invoices_1.company_id,
                                     invoices_1.id,
                                     searchable(((invoices_1.invoice_number || ' '::text) || regexp_replace(invoices_1.invoice_number, '^.*\D0*'::text, ''::text))) AS words,
                                     (- invoices_1.id) AS nearest
                                    FROM invoices invoices_1
                                   WHERE ((invoices_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(((invoices_1.invoice_number || ' '::text) || regexp_replace(invoices_1.invoice_number, '^.*\D0*'::text, ''::text))) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT invoices_1.company_id,
                                     invoices_1.id,
                                     searchable(((invoices_1.invoice_number || ' '::text) || regexp_replace(invoices_1.invoice_number, '^.*\D0*'::text, ''::text))) AS searchable,
                                     (- invoices_1.id)
                                    FROM invoices invoices_1
                                   WHERE ((invoices_1.company_id = current_company()) AND true AND (searchable(((invoices_1.invoice_number || ' '::text) || regexp_replace(invoices_1.invoice_number, '^.*\D0*'::text, ''::text))) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) invoices
 UNION ALL
  SELECT credit_notes.kind,
     credit_notes.company_id,
     credit_notes.id,
     credit_notes.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'credit_note'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + 0.05)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + 0.05)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT credit_notes_1.company_id,
                                     credit_notes_1.id,
                                     searchable(((credit_notes_1.number || ' '::text) || regexp_replace(credit_notes_1.number, '^.*\D0*'::text, ''::text))) AS words,
                                     (- credit_notes_1.id) AS nearest
                                    FROM credit_notes credit_notes_1
                                   WHERE ((credit_notes_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(((credit_notes_1.number || ' '::text) || regexp_replace(credit_notes_1.number, '^.*\D0*'::text, ''::text))) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT credit_notes_1.company_id,
                                     credit_notes_1.id,
                                     searchable(((credit_notes_1.number || ' '::text) || regexp_replace(credit_notes_1.number, '^.*\D0*'::text, ''::text))) AS searchable,
                                     (- credit_notes_1.id)
                                    FROM credit_notes credit_notes_1
                                   WHERE ((credit_notes_1.company_id = current_company()) AND true AND (searchable(((credit_notes_1.number || ' '::text) || regexp_replace(credit_notes_1.number, '^.*\D0*'::text, ''::text))) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) credit_notes
 UNION ALL
  SELECT maintenance.kind,
     maintenance.company_id,
     maintenance.id,
     maintenance.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'maintenance'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT maintenance_1.company_id,
                                     maintenance_1.id,
                                     searchable(maintenance_1.title) AS words,
                                     (
CASE
 WHEN (maintenance_1.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + abs(EXTRACT(epoch FROM (maintenance_1.scheduled_date - now())))) AS nearest
                                    FROM maintenance maintenance_1
                                   WHERE ((maintenance_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(maintenance_1.title) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT maintenance_1.company_id,
                                     maintenance_1.id,
                                     searchable(maintenance_1.title) AS searchable,
                                     (
CASE
 WHEN (maintenance_1.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + abs(EXTRACT(epoch FROM (maintenance_1.scheduled_date - now()))))
                                    FROM maintenance maintenance_1
                                   WHERE ((maintenance_1.company_id = current_company()) AND true AND (searchable(maintenance_1.title) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) maintenance
 UNION ALL
  SELECT charters.kind,
     charters.company_id,
     charters.id,
     charters.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'charter'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + 0.1)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + 0.1)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT charters_1.company_id,
                                     charters_1.id,
                                     searchable((((((charters_1.number || ' '::text) || regexp_replace(charters_1.number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || charters_1.contact_first_name), ''::text)) || COALESCE((' '::text || charters_1.contact_last_name), ''::text)) || COALESCE((' '::text || charters_1.title), ''::text))) AS words,
                                     (
CASE
 WHEN (charters_1.state = ANY (ARRAY['lost'::text, 'cancelled'::text, 'closed'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + COALESCE(abs(EXTRACT(epoch FROM (charters_1.start_date - now()))), (0)::numeric)) AS nearest
                                    FROM charters charters_1
                                   WHERE ((charters_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable((((((charters_1.number || ' '::text) || regexp_replace(charters_1.number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || charters_1.contact_first_name), ''::text)) || COALESCE((' '::text || charters_1.contact_last_name), ''::text)) || COALESCE((' '::text || charters_1.title), ''::text))) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT charters_1.company_id,
                                     charters_1.id,
                                     searchable((((((charters_1.number || ' '::text) || regexp_replace(charters_1.number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || charters_1.contact_first_name), ''::text)) || COALESCE((' '::text || charters_1.contact_last_name), ''::text)) || COALESCE((' '::text || charters_1.title), ''::text))) AS searchable,
                                     (
CASE
 WHEN (charters_1.state = ANY (ARRAY['lost'::text, 'cancelled'::text, 'closed'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + COALESCE(abs(EXTRACT(epoch FROM (charters_1.start_date - now()))), (0)::numeric))
                                    FROM charters charters_1
                                   WHERE ((charters_1.company_id = current_company()) AND true AND (searchable((((((charters_1.number || ' '::text) || regexp_replace(charters_1.number, '^.*\D0*'::text, ''::text)) || COALESCE((' '::text || charters_1.contact_first_name), ''::text)) || COALESCE((' '::text || charters_1.contact_last_name), ''::text)) || COALESCE((' '::text || charters_1.title), ''::text))) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) charters
 UNION ALL
  SELECT documents.kind,
     documents.company_id,
     documents.id,
     documents.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'document'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + 0.05)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + 0.05)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT documents_1.company_id,
                                     documents_1.id,
                                     searchable(documents_1.type) AS words,
                                     lower(documents_1.type) AS nearest
                                    FROM documents documents_1
                                   WHERE ((documents_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(documents_1.type) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT documents_1.company_id,
                                     documents_1.id,
                                     searchable(documents_1.type) AS searchable,
                                     lower(documents_1.type) AS lower
                                    FROM documents documents_1
                                   WHERE ((documents_1.company_id = current_company()) AND true AND (searchable(documents_1.type) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) documents
 UNION ALL
  SELECT defects.kind,
     defects.company_id,
     defects.id,
     defects.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'defect'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + 0.05)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + 0.05)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT defects_1.company_id,
                                     defects_1.id,
                                     searchable(defects_1.title) AS words,
                                     (
CASE
 WHEN (defects_1.status = ANY (ARRAY['fixed'::text, 'dismissed'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + EXTRACT(epoch FROM (now() - defects_1.reported_at))) AS nearest
                                    FROM defects defects_1
                                   WHERE ((defects_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(defects_1.title) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT defects_1.company_id,
                                     defects_1.id,
                                     searchable(defects_1.title) AS searchable,
                                     (
CASE
 WHEN (defects_1.status = ANY (ARRAY['fixed'::text, 'dismissed'::text])) THEN '1000000000000'::numeric
 ELSE (0)::numeric
END + EXTRACT(epoch FROM (now() - defects_1.reported_at)))
                                    FROM defects defects_1
                                   WHERE ((defects_1.company_id = current_company()) AND true AND (searchable(defects_1.title) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) defects
 UNION ALL
  SELECT equipment.kind,
     equipment.company_id,
     equipment.id,
     equipment.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'equipment'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT equipment_1.company_id,
                                     equipment_1.id,
                                     searchable(((((equipment_1.name || COALESCE((' '::text || equipment_1.maker), ''::text)) || COALESCE((' '::text || equipment_1.model), ''::text)) || COALESCE((' '::text || equipment_1.serial_number), ''::text)) || COALESCE((' '::text || equipment_1.location), ''::text))) AS words,
                                     (
CASE
 WHEN (equipment_1.retired_on IS NULL) THEN (0)::numeric
 ELSE '1000000000000'::numeric
END + (equipment_1.id)::numeric) AS nearest
                                    FROM equipment equipment_1
                                   WHERE ((equipment_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(((((equipment_1.name || COALESCE((' '::text || equipment_1.maker), ''::text)) || COALESCE((' '::text || equipment_1.model), ''::text)) || COALESCE((' '::text || equipment_1.serial_number), ''::text)) || COALESCE((' '::text || equipment_1.location), ''::text))) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT equipment_1.company_id,
                                     equipment_1.id,
                                     searchable(((((equipment_1.name || COALESCE((' '::text || equipment_1.maker), ''::text)) || COALESCE((' '::text || equipment_1.model), ''::text)) || COALESCE((' '::text || equipment_1.serial_number), ''::text)) || COALESCE((' '::text || equipment_1.location), ''::text))) AS searchable,
                                     (
CASE
 WHEN (equipment_1.retired_on IS NULL) THEN (0)::numeric
 ELSE '1000000000000'::numeric
END + (equipment_1.id)::numeric)
                                    FROM equipment equipment_1
                                   WHERE ((equipment_1.company_id = current_company()) AND true AND (searchable(((((equipment_1.name || COALESCE((' '::text || equipment_1.maker), ''::text)) || COALESCE((' '::text || equipment_1.model), ''::text)) || COALESCE((' '::text || equipment_1.serial_number), ''::text)) || COALESCE((' '::text || equipment_1.location), ''::text))) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) equipment
 UNION ALL
  SELECT parts.kind,
     parts.company_id,
     parts.id,
     parts.score
    FROM ( SELECT r.kind,
             r.company_id,
             r.id,
             r.score
            FROM ( SELECT s.kind,
                     s.company_id,
                     s.id,
                     s.nearest,
                     s.score,
                     row_number() OVER (PARTITION BY s.kind ORDER BY s.score DESC, s.nearest, s.id) AS place
                    FROM ( SELECT 'part'::text AS kind,
                             c.company_id,
                             c.id,
                             c.nearest,
                             (((word_similarity(found_in_company.asked, c.words) + (similarity(found_in_company.asked, c.words) * (0.3)::double precision)) + (
                                 CASE
                                     WHEN starts_with(c.words, found_in_company.asked) THEN (0.5 + (0)::numeric)
                                     WHEN (POSITION(((' '::text || found_in_company.asked)) IN (c.words)) > 0) THEN (0.3 + (0)::numeric)
                                     WHEN (POSITION((found_in_company.asked) IN (c.words)) > 0) THEN 0.1
                                     ELSE (0)::numeric
                                 END)::double precision))::real AS score
                            FROM (( SELECT parts_1.company_id,
                                     parts_1.id,
                                     searchable(((parts_1.name || COALESCE((' '::text || parts_1.part_number), ''::text)) || COALESCE((' '::text || parts_1.maker), ''::text))) AS words,
                                     lower(parts_1.name) AS nearest
                                    FROM parts parts_1
                                   WHERE ((parts_1.company_id = current_company()) AND true AND (length(found_in_company.asked) > 2) AND (searchable(((parts_1.name || COALESCE((' '::text || parts_1.part_number), ''::text)) || COALESCE((' '::text || parts_1.maker), ''::text))) ~~ (('%'::text || regexp_replace(found_in_company.asked, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)))
                                  LIMIT 300)
                                 UNION
                                 ( SELECT parts_1.company_id,
                                     parts_1.id,
                                     searchable(((parts_1.name || COALESCE((' '::text || parts_1.part_number), ''::text)) || COALESCE((' '::text || parts_1.maker), ''::text))) AS searchable,
                                     lower(parts_1.name) AS lower
                                    FROM parts parts_1
                                   WHERE ((parts_1.company_id = current_company()) AND true AND (searchable(((parts_1.name || COALESCE((' '::text || parts_1.part_number), ''::text)) || COALESCE((' '::text || parts_1.maker), ''::text))) %> found_in_company.asked))
                                  LIMIT 300)) c) s) r
           WHERE (r.place <= 6)) parts;
END;

CREATE OR REPLACE FUNCTION public.keep_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.event_id is not null then
    new.category := coalesce((select case e.type when 'day_rent' then 'day_trip' else 'charter' end
      from schedule_events e where e.company_id = new.company_id and e.id = new.event_id), new.category);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_closed_apa()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  row jsonb;
begin
  foreach row in array array_remove(array[case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end], null) loop
    if exists (select from apa_accounts w where w.company_id = (row ->> 'company_id')::bigint and w.closed_on is not null
        and w.id in ((row ->> 'account_id')::bigint, (row ->> 'debit_apa_id')::bigint, (row ->> 'credit_apa_id')::bigint)) then
      if tg_op = 'DELETE' and not exists (select from companies c where c.id = old.company_id) then return old; end if;
      raise exception 'the APA is closed' using errcode = 'BK005';
    end if;
  end loop;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_exchange_rate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  reporting text := reporting_currency(new.company_id);
  new_day date := (to_jsonb(new) ->> tg_argv[0])::date;
  old_day date;
begin
  if new.currency = reporting then
    new.exchange_rate := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.exchange_rate is not null and new.exchange_rate is not distinct from old.exchange_rate then
    old_day := (to_jsonb(old) ->> tg_argv[0])::date;
    if new.currency <> old.currency
        or (new_day <> old_day and old.exchange_rate = exchange_rate_on(new.company_id, old.currency, reporting, old_day)) then
      new.exchange_rate := null;
    end if;
  end if;
  new.exchange_rate := coalesce(new.exchange_rate, exchange_rate_on(new.company_id, new.currency, reporting, new_day));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_signed_handover()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.signed_at is not null and (new.yacht_id is not null or to_jsonb(new) - 'yacht_id' <> to_jsonb(old) - 'yacht_id') then
    raise exception 'handover % is signed', old.id using errcode = 'HO001';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_yacht_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the role of a yacht owner is neither given nor taken' using errcode = 'check_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.next_invoice_number(of_company bigint, of_year integer)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  counted integer;
  freed integer[];
  number text;
begin
  loop
    insert into invoice_counters as k (company_id, year, last_number) values (of_company, of_year, 1)
      on conflict (company_id, year) do update set last_number = k.last_number + 1
      returning last_number, freed_numbers into counted, freed;
    -- What was given back goes first, and then the counter stays where it was.
    if cardinality(freed) > 0 then
      update invoice_counters set last_number = counted - 1, freed_numbers = freed[2:] where company_id = of_company and year = of_year;
      counted := freed[1];
    end if;
    number := format('INV-%s-%s', of_year, lpad(counted::text, greatest(4, length(counted::text)), '0'));
    -- Somebody may have given this number by hand.
    if not exists (select from invoices where company_id = of_company and invoice_number = number) then
      return number;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.one_behind_a_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.quoted(cell text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when safe ~ '[",\r\n]' then '"' || replace(safe, '"', '""') || '"' else safe end
  from (select case when cell ~ '^''*[=+@\t\r\n＝＋－＠-]' then '''' || cell else cell end as safe) as c;
$function$;

CREATE OR REPLACE FUNCTION public.refuse_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_company bigint := case tg_op when 'DELETE' then old.company_id else new.company_id end;
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' then
    -- What the journal doesn't say may change.
    if (select coalesce(bool_and(before -> name is not distinct from after -> name), true) from unnest(tg_argv[1:]) name)
        and (before ->> 'receipt_url' is null or before -> 'receipt_url' is not distinct from after -> 'receipt_url') then
      return new;
    end if;
  elsif tg_op = 'DELETE' and not exists (select from companies c where c.id = of_company) then
    return old;
  end if;
  if before is not null then perform refuse_closed_day(of_company, (before ->> tg_argv[0])::date); end if;
  if after is not null then perform refuse_closed_day(of_company, (after ->> tg_argv[0])::date); end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_allocation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was record;
  row allocations;
begin
  if tg_op = 'DELETE' and not exists (select from companies c where c.id = old.company_id) then return old; end if;
  for row in select * from (select (old).* where tg_op <> 'INSERT' union all select (new).* where tg_op <> 'DELETE') rows loop
    select greatest(row.day,
      (select i.issue_date from invoices i where i.company_id = row.company_id and i.id = row.debit_invoice_id),
      (select p.day from payments p where p.company_id = row.company_id and p.id = row.debit_payment_id),
      (select p.day from payments p where p.company_id = row.company_id and p.id = row.credit_payment_id),
      (select n.issue_date from credit_notes n where n.company_id = row.company_id and n.id = row.credit_note_id)) as day into was;
    perform refuse_closed_day(row.company_id, was.day);
  end loop;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_apa()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  first date;
begin
  if (old.currency, old.exchange_rate, old.customer_id, old.yacht_id, old.charter_id)
      is distinct from (new.currency, new.exchange_rate, new.customer_id, new.yacht_id, new.charter_id) then
    select min(day) into first from (
      select e.day from apa_entries e where e.company_id = new.company_id and e.account_id = new.id
      union all
      select greatest(a.day, (select p.day from payments p where p.company_id = a.company_id and p.id = coalesce(a.credit_payment_id, a.debit_payment_id)),
        (select i.issue_date from invoices i where i.company_id = a.company_id and i.id = a.debit_invoice_id))
      from allocations a where a.company_id = new.company_id and (a.debit_apa_id = new.id or a.credit_apa_id = new.id)) lines;
    if first is not null then perform refuse_closed_day(new.company_id, first); end if;
  end if;
  -- What rounding leaves of one in another currency stands on the day on which it was closed.
  if new.closed_on is distinct from old.closed_on then perform refuse_closed_day(new.company_id, coalesce(new.closed_on, old.closed_on)); end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_day(of_company bigint, on_day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(727001, (of_company % 2147483647)::integer);
  select closed_until into closed from books_settings where company_id = of_company;
  if on_day <= closed then
    raise exception 'the books are closed until %', closed using errcode = 'BK001', detail = closed::text;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_income()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  said text[] := array['income_date', 'amount', 'currency', 'exchange_rate', 'tax_rate_id', 'tax_amount', 'category', 'description', 'payment_method',
    'yacht_id', 'customer_id'];
  in_books_before boolean := tg_op <> 'INSERT' and old.payment_id is null and old.apa_id is null and old.payment_status = 'paid';
  in_books_after boolean := tg_op <> 'DELETE' and new.payment_id is null and new.apa_id is null and new.payment_status = 'paid';
begin
  if tg_op = 'DELETE' and not exists (select from companies c where c.id = old.company_id) then return old; end if;
  if in_books_before and in_books_after
      and (select bool_and(to_jsonb(old) -> name is not distinct from to_jsonb(new) -> name) from unnest(said) name) then
    return new;
  end if;
  if in_books_before then perform refuse_closed_day(old.company_id, old.income_date); end if;
  if in_books_after then perform refuse_closed_day(new.company_id, new.income_date); end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  said text[] := array['issue_date', 'invoice_number', 'currency', 'exchange_rate', 'yacht_id', 'customer_id', 'category', 'subtotal', 'tax_amount', 'total'];
  has_note boolean := exists (select from credit_notes k where k.company_id = case tg_op when 'DELETE' then old.company_id else new.company_id end
    and k.invoice_id = case tg_op when 'DELETE' then old.id else new.id end);
  in_books_before boolean := tg_op <> 'INSERT' and old.sent_at is not null and (old.status in ('sent', 'paid', 'overdue') or (old.status = 'cancelled' and has_note));
  in_books_after boolean := tg_op <> 'DELETE' and new.sent_at is not null and (new.status in ('sent', 'paid', 'overdue') or (new.status = 'cancelled' and has_note));
begin
  if tg_op = 'DELETE' and not exists (select from companies c where c.id = old.company_id) then return old; end if;
  if tg_op = 'UPDATE' and in_books_before and in_books_after
      and (select bool_and(to_jsonb(old) -> name is not distinct from to_jsonb(new) -> name) from unnest(said) name) then
    return new;
  end if;
  if tg_op <> 'INSERT' and (in_books_before or in_books_after) then perform refuse_closed_day(old.company_id, old.issue_date); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (in_books_after or new.issue_date <> old.issue_date)) then
    perform refuse_closed_day(new.company_id, new.issue_date);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_taxes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  row jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  company bigint := (row ->> 'company_id')::bigint;
  on_day date;
begin
  if tg_table_name = 'invoice_taxes' then
    select i.issue_date into on_day from invoices i where i.company_id = company and i.id = (row ->> 'invoice_id')::bigint and i.sent_at is not null;
  else
    select n.issue_date into on_day from credit_notes n where n.company_id = company and n.id = (row ->> 'credit_note_id')::bigint;
  end if;
  if on_day is not null and not (tg_op = 'DELETE' and not exists (select from companies c where c.id = company)) then
    perform refuse_closed_day(company, on_day);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_wrong_place(of_company bigint, of_charter bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  found record;
begin
  select c.state, c.option_until, c.type, e.id as entry, e.held_until, e.type as entry_type into found
  from charters c left join schedule_events e on e.company_id = c.company_id and e.charter_id = c.id
  where c.company_id = of_company and c.id = of_charter;
  if found.state is null then
    return;
  end if;
  if (found.type <> 'seats' and found.state in ('option', 'booked', 'closed')) <> (found.entry is not null) then
    raise exception 'charter % is %, and its entry is %', of_charter, found.state, found.entry using errcode = 'CD001';
  end if;
  if found.entry is not null and (found.held_until is distinct from found.option_until or found.type <> found.entry_type) then
    raise exception 'the entry of charter % says otherwise', of_charter using errcode = 'CD001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_yacht_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from users where id = new.user_id and role = 'yacht_owner') then
    raise exception 'a yacht owner has no %', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_exchange_rates(of_company bigint, every_one boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  reporting text := reporting_currency(of_company);
  kind record;
begin
  for kind in select * from (values ('invoices', 'issue_date'), ('credit_notes', 'issue_date'), ('payments', 'day'),
      ('expenses', 'expense_date'), ('income', 'income_date'), ('apa_accounts', 'opened_on')) kinds (name, day) loop
    execute format('update %1$I set exchange_rate = exchange_rate_on(company_id, currency, $2, %2$I) where company_id = $1
        and case when $3 then exchange_rate is distinct from nullif(exchange_rate_on(company_id, currency, $2, %2$I), 1) or currency = $2
          else exchange_rate is null and currency <> $2 and exchange_rate_on(company_id, currency, $2, %2$I) is not null end',
      kind.name, kind.day) using of_company, reporting, every_one;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.reporting_currency(of_company bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select s.reporting_currency from books_settings s where s.company_id = of_company),
    (select c.default_currency from companies c where c.id = of_company));
$function$;

CREATE OR REPLACE FUNCTION public.search_kinds()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$select E'[
    {
        "kind": "yacht",
        "table": "yachts",
        "words": "name || '' '' || coalesce(location, '''')",
        "weight": 0.2,
        "fitting": "true",
        "nearest": "name"
    },
    {
        "kind": "crew",
        "table": "crew",
        "words": "name || '' '' || role",
        "weight": 0.15,
        "fitting": "true",
        "nearest": "name"
    },
    {
        "kind": "customer",
        "table": "customers",
        "words": "first_name || '' '' || last_name || '' '' || coalesce(organisation || '' '', '''') || coalesce(split_part(email, ''@'', 1), '''')",
        "weight": 0.15,
        "fitting": "true",
        "nearest": "last_name"
    },
    {
        "kind": "customer",
        "table": "customers",
        "words": "first_name || '' '' || last_name || '' '' || coalesce(organisation || '' '', '''') || coalesce(email, '''')",
        "weight": 0.15,
        "fitting": "position(''@'' in asked) > 0",
        "nearest": "last_name"
    },
    {
        "kind": "schedule",
        "table": "schedule_events",
        "words": "title",
        "weight": 0,
        "divided": "case when exists (select from departures d where d.company_id = c.company_id and d.id = c.id) then ''departure'' else ''schedule'' end",
        "fitting": "maintenance_id is null",
        "nearest": "case when end_date < now() then 1e12 + extract(epoch from now() - end_date) else extract(epoch from start_date - now()) end"
    },
    {
        "kind": "trip",
        "table": "trips",
        "words": "departure_location || '' '' || arrival_location",
        "weight": 0,
        "fitting": "true",
        "nearest": "case when status in (''completed'', ''cancelled'') then 1e12 else 0 end + abs(extract(epoch from departure_date - now()))"
    },
    {
        "kind": "invoice",
        "table": "invoices",
        "words": "invoice_number || '' '' || regexp_replace(invoice_number, ''^.*\\\\D0*'', '''')",
        "weight": 0.1,
        "fitting": "true",
        "nearest": "-id"
    },
    {
        "kind": "credit_note",
        "table": "credit_notes",
        "words": "number || '' '' || regexp_replace(number, ''^.*\\\\D0*'', '''')",
        "weight": 0.05,
        "fitting": "true",
        "nearest": "-id"
    },
    {
        "kind": "maintenance",
        "table": "maintenance",
        "words": "title",
        "weight": 0,
        "fitting": "true",
        "nearest": "case when status in (''completed'', ''cancelled'') then 1e12 else 0 end + abs(extract(epoch from scheduled_date - now()))"
    },
    {
        "kind": "charter",
        "table": "charters",
        "words": "number || '' '' || regexp_replace(number, ''^.*\\\\D0*'', '''') || coalesce('' '' || contact_first_name, '''') || coalesce('' '' || contact_last_name, '''') || coalesce('' '' || title, '''')",
        "weight": 0.1,
        "fitting": "true",
        "nearest": "case when state in (''lost'', ''cancelled'', ''closed'') then 1e12 else 0 end + coalesce(abs(extract(epoch from start_date - now())), 0)"
    },
    {
        "kind": "document",
        "table": "documents",
        "words": "type",
        "weight": 0.05,
        "fitting": "true",
        "nearest": "lower(type)"
    },
    {
        "kind": "defect",
        "table": "defects",
        "words": "title",
        "weight": 0.05,
        "fitting": "true",
        "nearest": "case when status in (''fixed'', ''dismissed'') then 1e12 else 0 end + extract(epoch from now() - reported_at)"
    },
    {
        "kind": "equipment",
        "table": "equipment",
        "words": "name || coalesce('' '' || maker, '''') || coalesce('' '' || model, '''') || coalesce('' '' || serial_number, '''') || coalesce('' '' || location, '''')",
        "weight": 0,
        "fitting": "true",
        "nearest": "case when retired_on is null then 0 else 1e12 end + id"
    },
    {
        "kind": "part",
        "table": "parts",
        "words": "name || coalesce('' '' || part_number, '''') || coalesce('' '' || maker, '''')",
        "weight": 0,
        "fitting": "true",
        "nearest": "lower(name)"
    }
]'::jsonb$function$;

CREATE OR REPLACE FUNCTION public.searchable(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(lower(unaccent('unaccent'::regdictionary, words)), 'αβγδεζηθικλμνξοπρσςτυφχψωΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'::text, 'avgdezitiklmnxoprsstufxpoavgdezitiklmnxoprstufxpo'::text);

CREATE OR REPLACE FUNCTION public.touch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.wire_instant(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN to_char((at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text);

CREATE OR REPLACE FUNCTION public.write_search(kinds jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  part text;
  parts text[];
begin
  execute format('create or replace function search_kinds() returns jsonb language sql immutable as %L', format('select %L::jsonb', jsonb_pretty(kinds)));
  select array_agg(format($p$
    select * from (
      select r.kind, r.company_id, r.id, r.score from (
        select s.*, row_number() over (partition by s.kind order by s.score desc, s.nearest, s.id) as place from (
          select %1$s as kind, c.company_id, c.id, c.nearest,
            (word_similarity(asked, c.words) + similarity(asked, c.words) * 0.3
              + case when starts_with(c.words, asked) then 0.5 + %6$s when position(' ' || asked in c.words) > 0 then 0.3 + %6$s when position(asked in c.words) > 0 then 0.1 else 0 end)::real as score
          from (
            (select company_id, id, searchable(%3$s) as words, %5$s as nearest from %2$I
              where @wall and %4$s and length(asked) > 2 and searchable(%3$s) like '%%' || regexp_replace(asked, '([\\%%_])', '\\\1', 'g') || '%%' limit 300)
            union
            (select company_id, id, searchable(%3$s), %5$s from %2$I where @wall and %4$s and searchable(%3$s) %%> asked limit 300)
          ) c
        ) s
      ) r
      where r.place <= 6
    ) %2$I$p$, coalesce(k ->> 'divided', quote_literal(k ->> 'kind')), k ->> 'table', k ->> 'words', k ->> 'fitting', k ->> 'nearest', k ->> 'weight') order by nth) into parts
  from jsonb_array_elements(kinds) with ordinality of_all (k, nth);
  part := $f$create or replace function %I(asked text) returns table (kind text, company_id bigint, id bigint, score real)
    language sql stable %s set pg_trgm.word_similarity_threshold = 0.4 begin atomic %s; end$f$;
  execute 'grant create on schema public to fairlead_platform';
  execute format(part, 'found_in_company', 'security definer', replace(array_to_string(parts, ' union all '), '@wall', 'company_id = current_company()'));
  execute format(part, 'found_everywhere', 'security invoker', replace(array_to_string(parts, ' union all '), '@wall', 'true'));
  execute 'revoke create on schema public from fairlead_platform';
end $function$;


-- What the application may do

grant create, usage on schema public to pg_database_owner;
grant usage on schema sandbox to fairlead_platform;
grant delete, insert, select, update on activities to fairlead_app;
grant delete, insert, select, update on activities to fairlead_platform;
grant insert on activities to fairlead_signin;
grant delete, insert, select, update on agencies to fairlead_app;
grant delete, insert, select, update on agencies to fairlead_platform;
grant delete, insert, select, update on allocations to fairlead_app;
grant delete, insert, select, update on allocations to fairlead_platform;
grant delete, insert, select, update on apa_accounts to fairlead_app;
grant delete, insert, select, update on apa_accounts to fairlead_platform;
grant delete, insert, select, update on apa_entries to fairlead_app;
grant delete, insert, select, update on apa_entries to fairlead_platform;
grant delete, insert, select, update on api_tokens to fairlead_app;
grant delete, insert, select, update on api_tokens to fairlead_platform;
grant select, update on api_tokens to fairlead_signin;
grant delete on authenticators to fairlead_app;
grant delete on authenticators to fairlead_platform;
grant delete, insert, select, update on authenticators to fairlead_signin;
grant delete, insert, select, update on bank_accounts to fairlead_app;
grant delete, insert, select, update on bank_accounts to fairlead_platform;
grant delete, insert, select, update on bank_files to fairlead_app;
grant delete, insert, select, update on bank_files to fairlead_platform;
grant delete, insert, select, update on bank_lines to fairlead_app;
grant delete, insert, select, update on bank_lines to fairlead_platform;
grant delete, insert, select, update on books_accounts to fairlead_app;
grant delete, insert, select, update on books_accounts to fairlead_platform;
grant delete, insert, select, update on books_settings to fairlead_app;
grant delete, insert, select, update on books_settings to fairlead_platform;
grant delete, insert, select, update on calendar_feeds to fairlead_app;
grant delete, insert, select, update on calendar_feeds to fairlead_platform;
grant select on calendar_feeds to fairlead_signin;
grant delete, insert, select, update on calendar_imports to fairlead_app;
grant delete, insert, select, update on calendar_imports to fairlead_platform;
grant delete, insert, select, update on certificates to fairlead_app;
grant delete, insert, select, update on certificates to fairlead_platform;
grant delete, insert, select, update on charter_confirmations to fairlead_app;
grant delete, insert, select, update on charter_confirmations to fairlead_platform;
grant delete, insert, select, update on charter_counters to fairlead_app;
grant delete, insert, select, update on charter_counters to fairlead_platform;
grant delete, insert, select, update on charter_crew to fairlead_app;
grant delete, insert, select, update on charter_crew to fairlead_platform;
grant insert, select on charter_documents to fairlead_app;
grant insert, select on charter_documents to fairlead_platform;
grant delete, insert, select, update on charter_guests to fairlead_app;
grant delete, insert, select, update on charter_guests to fairlead_platform;
grant delete, insert, select, update on charter_instalments to fairlead_app;
grant delete, insert, select, update on charter_instalments to fairlead_platform;
grant delete, insert, select, update on charter_lines to fairlead_app;
grant delete, insert, select, update on charter_lines to fairlead_platform;
grant delete, insert, select, update on charter_links to fairlead_app;
grant delete, insert, select, update on charter_links to fairlead_platform;
grant insert, select on charter_signatures to fairlead_app;
grant insert, select on charter_signatures to fairlead_platform;
grant delete, insert, select, update on charter_terms to fairlead_app;
grant delete, insert, select, update on charter_terms to fairlead_platform;
grant delete, insert, select, update on charters to fairlead_app;
grant delete, insert, select, update on charters to fairlead_platform;
grant delete, insert, select, update on checklist_answers to fairlead_app;
grant delete, insert, select, update on checklist_answers to fairlead_platform;
grant delete, insert, select, update on checklist_items to fairlead_app;
grant delete, insert, select, update on checklist_items to fairlead_platform;
grant delete, insert, select, update on checklist_runs to fairlead_app;
grant delete, insert, select, update on checklist_runs to fairlead_platform;
grant delete, insert, select, update on checklists to fairlead_app;
grant delete, insert, select, update on checklists to fairlead_platform;
grant insert, select on closing_files to fairlead_app;
grant insert, select on closing_files to fairlead_platform;
grant insert, select on closings to fairlead_app;
grant insert, select on closings to fairlead_platform;
grant select, update on companies to fairlead_app;
grant delete, insert, select, update on companies to fairlead_platform;
grant select on companies to fairlead_signin;
grant insert on contact_requests to fairlead_app;
grant insert, select on contact_requests to fairlead_platform;
grant delete, insert, select, update on credit_note_documents to fairlead_app;
grant delete, insert, select, update on credit_note_documents to fairlead_platform;
grant delete, insert, select, update on credit_note_items to fairlead_app;
grant delete, insert, select, update on credit_note_items to fairlead_platform;
grant delete, insert, select, update on credit_note_taxes to fairlead_app;
grant delete, insert, select, update on credit_note_taxes to fairlead_platform;
grant delete, insert, select, update on credit_notes to fairlead_app;
grant delete, insert, select, update on credit_notes to fairlead_platform;
grant delete, insert, select, update on crew to fairlead_app;
grant delete, insert, select, update on crew to fairlead_platform;
grant delete, insert, select, update on crew_papers to fairlead_app;
grant delete, insert, select, update on crew_papers to fairlead_platform;
grant delete, insert, select, update on customers to fairlead_app;
grant delete, insert, select, update on customers to fairlead_platform;
grant delete, insert, select, update on defects to fairlead_app;
grant delete, insert, select, update on defects to fairlead_platform;
grant delete, insert, select, update on departures to fairlead_app;
grant delete, insert, select, update on departures to fairlead_platform;
grant delete, insert, select, update on deposit_deductions to fairlead_app;
grant delete, insert, select, update on deposit_deductions to fairlead_platform;
grant delete, insert, select, update on deposit_settlements to fairlead_app;
grant delete, insert, select, update on deposit_settlements to fairlead_platform;
grant delete, insert, select, update on document_counters to fairlead_app;
grant delete, insert, select, update on document_counters to fairlead_platform;
grant delete, insert, select, update on document_needs to fairlead_app;
grant delete, insert, select, update on document_needs to fairlead_platform;
grant delete, insert, select, update on document_versions to fairlead_app;
grant delete, insert, select, update on document_versions to fairlead_platform;
grant delete, insert, select, update on documents to fairlead_app;
grant delete, insert, select, update on documents to fairlead_platform;
grant delete, insert, select, update on equipment to fairlead_app;
grant delete, insert, select, update on equipment to fairlead_platform;
grant delete, insert, select, update on exchange_rates to fairlead_app;
grant delete, insert, select, update on exchange_rates to fairlead_platform;
grant delete, insert, select, update on expenses to fairlead_app;
grant delete, insert, select, update on expenses to fairlead_platform;
grant delete, insert, select, update on exports to fairlead_app;
grant delete, insert, select, update on exports to fairlead_platform;
grant delete, insert, select, update on extras to fairlead_app;
grant delete, insert, select, update on extras to fairlead_platform;
grant delete, insert, select, update on files to fairlead_app;
grant delete, insert, select, update on files to fairlead_platform;
grant delete, insert, select, update on handover_items to fairlead_app;
grant delete, insert, select, update on handover_items to fairlead_platform;
grant delete, insert, select, update on handover_photos to fairlead_app;
grant delete, insert, select, update on handover_photos to fairlead_platform;
grant delete, insert, select, update on handovers to fairlead_app;
grant delete, insert, select, update on handovers to fairlead_platform;
grant delete, insert, select, update on idempotency_keys to fairlead_app;
grant delete, insert, select, update on idempotency_keys to fairlead_platform;
grant delete, insert, select, update on imported_blocks to fairlead_app;
grant delete, insert, select, update on imported_blocks to fairlead_platform;
grant delete, insert, select, update on income to fairlead_app;
grant delete, insert, select, update on income to fairlead_platform;
grant delete, insert, select, update on inventory_items to fairlead_app;
grant delete, insert, select, update on inventory_items to fairlead_platform;
grant delete, insert, select, update on invitation_links to fairlead_app;
grant delete, insert, select, update on invitation_links to fairlead_platform;
grant select on invitation_links to fairlead_signin;
grant delete, insert, select, update on invitations to fairlead_app;
grant delete, insert, select, update on invitations to fairlead_platform;
grant delete, select on invitations to fairlead_signin;
grant delete, insert, select, update on invoice_counters to fairlead_app;
grant delete, insert, select, update on invoice_counters to fairlead_platform;
grant delete, insert, select, update on invoice_documents to fairlead_app;
grant delete, insert, select, update on invoice_documents to fairlead_platform;
grant delete, insert, select, update on invoice_items to fairlead_app;
grant delete, insert, select, update on invoice_items to fairlead_platform;
grant delete, insert, select, update on invoice_links to fairlead_app;
grant delete, insert, select, update on invoice_links to fairlead_platform;
grant delete, insert, select, update on invoice_taxes to fairlead_app;
grant delete, insert, select, update on invoice_taxes to fairlead_platform;
grant delete, insert, select, update on invoices to fairlead_app;
grant delete, insert, select, update on invoices to fairlead_platform;
grant delete, insert, select, update on job_plans to fairlead_app;
grant delete, insert, select, update on job_plans to fairlead_platform;
grant delete, insert, select, update on jobs to fairlead_app;
grant insert, select, update on jobs to fairlead_platform;
grant insert, select, update on jobs to fairlead_signin;
grant delete, insert, select, update on known_browsers to fairlead_signin;
grant delete, insert, select, update on leases to fairlead_app;
grant delete, insert, select, update on letters to fairlead_app;
grant delete, insert, select, update on letters to fairlead_platform;
grant delete, insert, select, update on letters_to_strangers to fairlead_app;
grant delete, insert, select, update on letters_to_strangers to fairlead_platform;
grant delete, insert, select, update on maintenance to fairlead_app;
grant delete, insert, select, update on maintenance to fairlead_platform;
grant delete, insert, select, update on management_agreements to fairlead_app;
grant delete, insert, select, update on management_agreements to fairlead_platform;
grant delete, insert, select, update on meter_readings to fairlead_app;
grant delete, insert, select, update on meter_readings to fairlead_platform;
grant delete, insert, select, update on meters to fairlead_app;
grant delete, insert, select, update on meters to fairlead_platform;
grant delete, insert, select, update on notification_settings to fairlead_app;
grant delete, insert, select, update on notification_settings to fairlead_platform;
grant delete, insert, select, update on one_off_payments to fairlead_app;
grant delete, insert, select, update on one_off_payments to fairlead_platform;
grant insert, select on owner_statement_documents to fairlead_app;
grant insert, select on owner_statement_documents to fairlead_platform;
grant insert, select on owner_statements to fairlead_app;
grant insert, select on owner_statements to fairlead_platform;
grant delete, insert, select, update on part_movements to fairlead_app;
grant delete, insert, select, update on part_movements to fairlead_platform;
grant delete, insert, select, update on part_stocks to fairlead_app;
grant delete, insert, select, update on part_stocks to fairlead_platform;
grant delete, insert, select, update on parts to fairlead_app;
grant delete, insert, select, update on parts to fairlead_platform;
grant delete, insert, select on passkeys to fairlead_app;
grant delete, insert, select on passkeys to fairlead_platform;
grant delete, insert, select, update on passkeys to fairlead_signin;
grant delete, select on password_resets to fairlead_platform;
grant delete, insert, select, update on password_resets to fairlead_signin;
grant delete, insert, select, update on payment_events to fairlead_platform;
grant delete, insert, select, update on payment_reminders to fairlead_app;
grant delete, insert, select, update on payment_reminders to fairlead_platform;
grant delete, insert, select, update on payments to fairlead_app;
grant delete, insert, select, update on payments to fairlead_platform;
grant delete, insert, select, update on pending_signups to fairlead_platform;
grant delete, insert, select, update on photos to fairlead_app;
grant delete, insert, select, update on photos to fairlead_platform;
grant delete, insert, select, update on plan_parts to fairlead_app;
grant delete, insert, select, update on plan_parts to fairlead_platform;
grant delete, insert, select, update on postponements to fairlead_app;
grant delete, insert, select, update on postponements to fairlead_platform;
grant delete, insert, select, update on rate_limits to fairlead_app;
grant delete, insert on recovery_codes to fairlead_app;
grant delete, insert on recovery_codes to fairlead_platform;
grant delete, insert, select, update on recovery_codes to fairlead_signin;
grant delete, insert, select, update on recurring to fairlead_app;
grant delete, insert, select, update on recurring to fairlead_platform;
grant delete, insert, select, update on reminder_mornings to fairlead_app;
grant delete, insert, select, update on reminder_mornings to fairlead_platform;
grant delete, insert, select, update on report_links to fairlead_app;
grant delete, insert, select, update on report_links to fairlead_platform;
grant select on report_links to fairlead_signin;
grant delete, insert, select, update on sandbox.customers to fairlead_platform;
grant delete, insert, select, update on sandbox.events to fairlead_platform;
grant delete, insert, select, update on sandbox.intents to fairlead_platform;
grant delete, insert, select, update on sandbox.invoices to fairlead_platform;
grant delete, insert, select, update on sandbox.payment_methods to fairlead_platform;
grant delete, insert, select, update on sandbox.requests to fairlead_platform;
grant delete, insert, select, update on sandbox.subscriptions to fairlead_platform;
grant delete, insert, select, update on saved_views to fairlead_app;
grant delete, insert, select, update on saved_views to fairlead_platform;
grant delete, insert, select, update on schedule_events to fairlead_app;
grant delete, insert, select, update on schedule_events to fairlead_platform;
grant delete, insert, select, update on service_plans to fairlead_app;
grant delete, insert, select, update on service_plans to fairlead_platform;
grant delete, insert, select, update on services to fairlead_app;
grant delete, insert, select, update on services to fairlead_platform;
grant delete, insert, select, update on sessions to fairlead_signin;
grant delete, insert, select, update on sign_in_tickets to fairlead_signin;
grant delete, insert, select, update on subscription_changes to fairlead_app;
grant delete, insert, select, update on subscription_changes to fairlead_platform;
grant delete, insert, select, update on subscriptions to fairlead_app;
grant delete, insert, select, update on subscriptions to fairlead_platform;
grant select on subscriptions to fairlead_signin;
grant delete, insert, select, update on tax_rates to fairlead_app;
grant delete, insert, select, update on tax_rates to fairlead_platform;
grant delete, insert, select, update on tracks to fairlead_app;
grant delete, insert, select, update on tracks to fairlead_platform;
grant delete, insert, select, update on trips to fairlead_app;
grant delete, insert, select, update on trips to fairlead_platform;
grant delete, insert, update on users to fairlead_app;
grant delete, insert, update on users to fairlead_platform;
grant insert, select on users to fairlead_signin;
grant delete, insert, select, update on yacht_owners to fairlead_app;
grant delete, insert, select, update on yacht_owners to fairlead_platform;
grant delete, insert, select, update on yacht_seasons to fairlead_app;
grant delete, insert, select, update on yacht_seasons to fairlead_platform;
grant delete, insert, select, update on yacht_shares to fairlead_app;
grant delete, insert, select, update on yacht_shares to fairlead_platform;
grant insert, select on yacht_statement_lines to fairlead_app;
grant insert, select on yacht_statement_lines to fairlead_platform;
grant insert, select on yacht_statements to fairlead_app;
grant insert, select on yacht_statements to fairlead_platform;
grant delete, insert, select, update on yacht_terms to fairlead_app;
grant delete, insert, select, update on yacht_terms to fairlead_platform;
grant delete, insert, select, update on yachts to fairlead_app;
grant delete, insert, select, update on yachts to fairlead_platform;
grant execute on function end_reset_links() to fairlead_signin;
grant execute on function enter(bytea) to fairlead_app;
grant execute on function enter(bytea) to fairlead_signin;
grant execute on function enter_as_program(bytea) to fairlead_signin;
grant execute on function found_everywhere(text) to fairlead_platform;
grant execute on function found_in_company(text) to fairlead_app;
grant execute on function found_in_company(text) to fairlead_platform;
grant select (user_id, confirmed_at, created_at) on authenticators to fairlead_app;
grant select (user_id, confirmed_at, created_at) on authenticators to fairlead_platform;
grant update (confirmed_at, used_step) on authenticators to fairlead_app;
grant update (confirmed_at, used_step) on authenticators to fairlead_platform;
grant update (last_read_at) on calendar_feeds to fairlead_signin;
grant select (id, time_zone) on companies to fairlead_yacht_owner;
grant select (company_id, id, status) on maintenance to fairlead_yacht_owner;
grant select (token) on notification_settings to fairlead_signin;
grant update (mail) on notification_settings to fairlead_signin;
grant select (company_id, owner_statement_id, content) on owner_statement_documents to fairlead_yacht_owner;
grant select (company_id, id, yacht_id, owner_id, number, from_day, to_day, statement_date, currency, share, revenue, fee, fee_tax, costs, amount, opening, payouts, closing) on owner_statements to fairlead_yacht_owner;
grant select (user_id) on recovery_codes to fairlead_app;
grant select (user_id) on recovery_codes to fairlead_platform;
grant select (company_id, yacht_id, type, start_date, end_date, held_until) on schedule_events to fairlead_yacht_owner;
grant select (id, company_id, email, first_name, last_name, role, image_url, stripe_customer_id, stripe_subscription_id, last_login, deactivated_at, created_at, updated_at, formats) on users to fairlead_app;
grant select (id, company_id, email, first_name, last_name, role, image_url, stripe_customer_id, stripe_subscription_id, last_login, deactivated_at, created_at, updated_at, formats) on users to fairlead_platform;
grant update (password_hash, last_login) on users to fairlead_signin;
grant select (company_id, id, user_id) on yacht_owners to fairlead_yacht_owner;
grant select (company_id, yacht_id, owner_id, share, valid_from, valid_to) on yacht_shares to fairlead_yacht_owner;
grant select (company_id, id, name) on yachts to fairlead_yacht_owner;
