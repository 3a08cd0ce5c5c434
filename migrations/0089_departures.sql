-- A departure: a day on which a yacht takes parties of different people, each a charter of type `seats` (charter-desk R28). It is an entry of the
-- calendar, whose id it has, and blocks the yacht like any booking.
create table departures (
  company_id bigint not null references companies on delete cascade,
  id bigint not null,
  capacity integer not null check (capacity between 1 and 999),
  seat_price numeric(10, 2) not null check (seat_price >= 0),
  -- Children pay as adults where there is none.
  child_price numeric(10, 2) check (child_price >= 0),
  minimum integer not null default 1 check (minimum between 0 and 999),
  is_public boolean not null default false,
  -- How many seats options, bookings and closed charters have: kept by a trigger on them, and never more than there are.
  seats_taken integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, id) references schedule_events on delete cascade,
  constraint departures_seats check (seats_taken between 0 and capacity)
);
alter table departures enable row level security, force row level security;
create policy tenant on departures to fairlead_app using (company_id = current_company()) with check (company_id = current_company());
create policy platform on departures to fairlead_platform using (true) with check (true);
grant select, insert, update, delete on departures to fairlead_app, fairlead_platform;
create trigger touch before update on departures for each row execute function touch();

alter table charters
  drop constraint charters_type_check,
  add constraint charters_type_check check (type in ('charter', 'day_rent', 'seats')),
  add column departure_id bigint,
  add column seats integer not null generated always as (adults + children) stored,
  add constraint charters_departure_fkey foreign key (company_id, departure_id) references departures on delete set null (departure_id),
  -- Seats are on a departure, which has the yacht and the dates; what came to nothing outlives it.
  add constraint charters_seats_are_on_departures check (
    case when type = 'seats' then yacht_id is null and start_date is null and end_date is null and adults + children > 0
      and (departure_id is not null or state in ('lost', 'expired', 'cancelled'))
    else departure_id is null end),
  drop constraint charters_of_a_yacht_and_dates,
  add constraint charters_of_a_yacht_and_dates check (type = 'seats' or state in ('enquiry', 'lost', 'expired') or (yacht_id is not null and start_date is not null and end_date is not null)),
  add constraint charters_seats_do_not_wait check (type <> 'seats' or state <> 'waiting');
create index charters_departure on charters (company_id, departure_id) where departure_id is not null;

-- Seats hold no yacht: they never have an entry of their own.
create or replace function refuse_wrong_place(of_company bigint, of_charter bigint) returns void language plpgsql as $$
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
end $$;

-- Whoever sells at the same time waits for the row of the departure, and whoever is too late meets its check.
create function count_seats() returns trigger language plpgsql as $$
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
end $$;
create trigger count_seats after insert or update of state, adults, children, departure_id or delete on charters
  for each row execute function count_seats();
