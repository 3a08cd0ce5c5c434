-- The hire of a yacht, from an enquiry to its end. What it holds of the calendar is an entry there (docs/decisions/026).
create table charters (
  company_id bigint not null references companies on delete cascade,
  id bigint generated always as identity,
  number text not null check (number ~ '^C-\d{4}-\d{4,}$'),
  type text not null check (type in ('charter', 'day_rent')),
  state text not null check (state in ('enquiry', 'quote', 'option', 'waiting', 'expired', 'booked', 'lost', 'cancelled', 'closed')),
  customer_id bigint,
  contact_first_name text check (length(contact_first_name) <= 100),
  contact_last_name text check (length(contact_last_name) <= 100),
  contact_email text check (length(contact_email) <= 255),
  contact_phone text check (length(contact_phone) <= 50),
  title text check (length(title) between 1 and 200),
  yacht_id bigint,
  start_date timestamptz(3),
  end_date timestamptz(3),
  adults integer not null default 2 check (adults between 0 and 999),
  children integer not null default 0 check (children between 0 and 999),
  source text not null default 'manual' check (source in ('manual', 'phone', 'email', 'website', 'agency', 'portal', 'owner')),
  agency_id bigint,
  commission_percent numeric(5, 2) not null default 0 check (commission_percent between 0 and 100),
  -- As it was priced: its lines are written and taxed by these until it is priced again.
  currency text not null check (length(currency) = 3),
  prices text not null default 'net' check (prices in ('net', 'gross')),
  tax_rate numeric(5, 2) not null default 0 check (tax_rate between 0 and 100),
  -- Of its lines; null without a yacht and dates.
  fee numeric(12, 2),
  subtotal numeric(12, 2),
  tax_amount numeric(12, 2),
  total numeric(12, 2),
  at_base numeric(12, 2),
  commission numeric(12, 2),
  deposit numeric(10, 2) not null default 0 check (deposit >= 0),
  -- Those that were given by hand, so that it can be priced again with them.
  discounts jsonb not null default '[]' check (jsonb_typeof(discounts) = 'array'),
  option_until timestamptz(3),
  -- How long an option lasts once it begins to hold, where somebody said.
  option_hours integer check (option_hours between 1 and 99999),
  queued_at timestamptz(3),
  booked_at timestamptz(3),
  reason text check (length(reason) <= 1000),
  -- The charter that this is an alternative to.
  enquiry_id bigint,
  message text check (length(message) <= 5000),
  notes text check (length(notes) <= 5000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  unique (company_id, number),
  unique (company_id, id, yacht_id, start_date, end_date),
  foreign key (company_id, customer_id) references customers,
  foreign key (company_id, yacht_id) references yachts,
  foreign key (company_id, agency_id) references agencies,
  foreign key (company_id, enquiry_id) references charters on delete set null (enquiry_id),
  constraint charters_end_after_start check (end_date > start_date),
  constraint charters_of_a_yacht_and_dates check (state in ('enquiry', 'lost', 'expired') or (yacht_id is not null and start_date is not null and end_date is not null)),
  constraint charters_of_a_customer check (state not in ('option', 'waiting', 'booked', 'closed', 'cancelled') or customer_id is not null),
  constraint charters_options_end check ((state = 'option') = (option_until is not null) and option_until <= start_date),
  constraint charters_queue check ((state in ('option', 'waiting')) = (queued_at is not null)),
  constraint charters_booked check (state not in ('booked', 'closed') or booked_at is not null)
);
create index charters_state on charters (company_id, state, start_date);
create index charters_yacht on charters (company_id, yacht_id, start_date) where yacht_id is not null;
create index charters_queue_of_yacht on charters (company_id, yacht_id, queued_at) where state in ('option', 'waiting');
create index charters_customer on charters (company_id, customer_id) where customer_id is not null;
create index charters_agency on charters (company_id, agency_id) where agency_id is not null;
create index charters_alternatives on charters (company_id, enquiry_id) where enquiry_id is not null;

-- What a charter's price is made of, as it was when it was priced or as somebody wrote it.
create table charter_lines (
  company_id bigint not null,
  id bigint generated always as identity,
  charter_id bigint not null,
  position smallint not null,
  kind text not null check (kind in ('base', 'discount', 'extra', 'other')),
  label text not null check (length(label) between 1 and 200),
  quantity numeric(10, 2) not null,
  unit_price numeric(12, 2) not null,
  total numeric(12, 2) not null,
  tax_exempt boolean not null default false,
  payable text not null default 'invoice' check (payable in ('invoice', 'base')),
  extra_id bigint,
  primary key (company_id, id),
  unique (id),
  foreign key (company_id) references companies on delete cascade,
  foreign key (company_id, extra_id) references extras on delete set null (extra_id),
  foreign key (company_id, charter_id) references charters on delete cascade
);
create index charter_lines_extra on charter_lines (company_id, extra_id) where extra_id is not null;
create index charter_lines_charter on charter_lines (company_id, charter_id, position);

create table charter_counters (
  company_id bigint not null references companies on delete cascade,
  year integer not null,
  last_number integer not null,
  primary key (company_id, year)
);

-- An entry that a charter holds is at the charter's yacht and dates, whatever moves: so the wall between bookings covers charters. One
-- that an option holds says until when; whoever reads the calendar later than that leaves it out.
alter table schedule_events
  add column charter_id bigint,
  add column held_until timestamptz(3),
  add constraint schedule_events_charters_are_bookings check (charter_id is null or type in ('day_rent', 'charter')),
  add constraint schedule_events_options_are_charters check (held_until is null or charter_id is not null),
  add constraint schedule_events_charter_fkey foreign key (company_id, charter_id, yacht_id, start_date, end_date)
    references charters (company_id, id, yacht_id, start_date, end_date) on update cascade on delete cascade;
create unique index schedule_events_charter on schedule_events (company_id, charter_id) where charter_id is not null;
create index schedule_events_place on schedule_events (company_id, charter_id, yacht_id, start_date, end_date) where charter_id is not null;
grant select (held_until) on schedule_events to fairlead_yacht_owner;

-- An option, a booked and a closed charter hold the yacht, and no others do: exactly then there is an entry, until the same moment.
create function refuse_wrong_place(of_company bigint, of_charter bigint) returns void language plpgsql as $$
declare
  found record;
begin
  select c.state, c.option_until, c.type, e.id as entry, e.held_until, e.type as entry_type into found
  from charters c left join schedule_events e on e.company_id = c.company_id and e.charter_id = c.id
  where c.company_id = of_company and c.id = of_charter;
  if found.state is null then
    return;
  end if;
  if (found.state in ('option', 'booked', 'closed')) <> (found.entry is not null) then
    raise exception 'charter % is %, and its entry is %', of_charter, found.state, found.entry using errcode = 'CD001';
  end if;
  if found.entry is not null and (found.held_until is distinct from found.option_until or found.type <> found.entry_type) then
    raise exception 'the entry of charter % says otherwise', of_charter using errcode = 'CD001';
  end if;
end $$;

create function charter_is_placed() returns trigger language plpgsql as $$
begin
  perform refuse_wrong_place(new.company_id, new.id);
  return null;
end $$;
create constraint trigger placed after insert or update of state, option_until, type on charters
  deferrable initially deferred for each row execute function charter_is_placed();

create function entry_is_of_charter() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.charter_id is not null then
    perform refuse_wrong_place(old.company_id, old.charter_id);
  end if;
  if tg_op <> 'DELETE' and new.charter_id is not null then
    perform refuse_wrong_place(new.company_id, new.charter_id);
  end if;
  return null;
end $$;
create constraint trigger placed_with_charter after insert on schedule_events
  deferrable initially deferred for each row when (new.charter_id is not null) execute function entry_is_of_charter();
create constraint trigger moved_with_charter after update of charter_id, held_until, type on schedule_events
  deferrable initially deferred for each row when (old.charter_id is not null or new.charter_id is not null) execute function entry_is_of_charter();
create constraint trigger freed_with_charter after delete on schedule_events
  deferrable initially deferred for each row when (old.charter_id is not null) execute function entry_is_of_charter();

do $$
declare
  name text;
begin
  foreach name in array array['charters', 'charter_lines', 'charter_counters'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I to fairlead_app using (company_id = current_company()) with check (company_id = current_company())', name);
    execute format('create policy platform on %I to fairlead_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to fairlead_app, fairlead_platform', name);
  end loop;
end $$;
create trigger touch before update on charters for each row execute function touch();
