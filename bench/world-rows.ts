// The contents of a benchmark world, table by table, as the SQL that generates it. $companies is the number of ordinary companies;
// the one after them has the largest fleet. Ids are assigned, so that a row's company can be computed: yacht y belongs to
// company (y - 1) / 20 + 1, those after them to the last.
import { charterOfEvent, optionOfEvent } from './rooms-rows.ts';
import { certificates, firstNames, one, places, surnames, works, yachtNames } from './row-words.ts';

export const yachtsPerCompany = 20;
export const eventsPerYacht = 50;
/** The largest fleet: sixty yachts with 1,500 events in ninety days, and sixty people who run it. */
export const fleetYachts = 60;
export const eventsPerFleetYacht = 304;
export const fleetPeople = 60;

const customers = 30;
const invoices = 150;
const expenses = 200;
const income = 150;
const activities = 500;

/** Everything events refer to. */
export const beforeEvents = [
  `insert into companies (id, name, time_zone, subscription_tier, default_currency) overriding system value
   select c, 'Company ' || c, 'Europe/Paris', 'enterprise', 'EUR' from generate_series(1, $companies + 1) c`,
  `insert into users (id, company_id, email, password_hash, first_name, last_name, role) overriding system value
   select c, least(c, $companies + 1), 'person' || c || '@bench.example', 'nobody signs in with a password here', 'Robin', 'Bench', 'manager' from generate_series(1, $companies + ${fleetPeople}) c`,
  `insert into sessions (token_hash, user_id, expires_at)
   select sha256(convert_to('bench-token-of-company-' || c, 'UTF8')), c, now() + interval '10 years' from generate_series(1, $companies + ${fleetPeople}) c`,
  `insert into subscriptions (company_id, provider, customer_id, plan_id, status, synced_at, created_at)
   select c, 'sandbox', 'bench_' || c, 'enterprise', 'active', now() + interval '10 years', now() from generate_series(1, $companies + 1) c`,
  `insert into yachts (id, company_id, name, type, length, status, flag_country, location, year, captain_id) overriding system value
   select y, least((y - 1) / ${yachtsPerCompany}, $companies) + 1, ${one(yachtNames, 'y')} || ' ' || y % 900 + 1, (array['Motor Yacht', 'Sailing Yacht', 'Mega Yacht', 'Super Yacht', 'Catamaran'])[y % 5 + 1], 12 + y % 60 || 'm',
     (array['active', 'active', 'active', 'maintenance', 'docked'])[y % 5 + 1], 'Malta', ${one(places, 'y / 3')}, 1990 + y % 36, y * 2 from generate_series(1, $companies * ${yachtsPerCompany} + ${fleetYachts}) y`,
  // Twelve seasons per yacht, three months each: for the year of the events and the years around it.
  `insert into yacht_seasons (company_id, yacht_id, from_day, to_day, week, night, day)
   select y.company_id, y.id, from_day, (from_day + interval '3 months')::date - 1, 3000 + k * 100, 500 + k * 10, 700
   from yachts y, generate_series(0, 11) k, lateral (select (date_trunc('month', current_date) - interval '18 months' + k * interval '3 months')::date) f(from_day)`,
  `insert into crew (id, company_id, name, role, email, yacht_id) overriding system value
   select m, least((m - 1) / ${2 * yachtsPerCompany}, $companies) + 1, ${one(firstNames, 'm * 7')} || ' ' || ${one(surnames, 'm')}, case m % 2 when 0 then 'Captain' else (array['Deckhand', 'Chef', 'Engineer'])[m % 3 + 1] end, 'crew' || m || '@bench.example', (m - 1) / 2 + 1
   from generate_series(1, ($companies * ${yachtsPerCompany} + ${fleetYachts}) * 2) m`,
  `insert into certificates (company_id, crew_id, type, number, issue_date, expiry_date)
   select m.company_id, m.id, ${one(certificates, 'k * 2 + m.id')}, 'C' || m.id || k, current_date - 400, current_date - 60 + (m.id * 37 + k * 211)::int % 1400 from crew m, generate_series(0, 2) k`,
  `insert into customers (id, company_id, first_name, last_name, email, phone) overriding system value
   select c, (c - 1) / ${customers} + 1, ${one(firstNames, 'c')}, ${one(surnames, 'c * 3 + c / 40')}, 'customer' || c || '@bench.example', '+33 6 ' || c from generate_series(1, ($companies + 1) * ${customers}) c`,
  // Every tenth event is yard work and has its record here.
  `insert into maintenance (id, company_id, yacht_id, title, type, status, scheduled_date, estimated_cost) overriding system value
   select (y - 1) * 5 + k, (y - 1) / ${yachtsPerCompany} + 1, y, ${one(works, 'y + k * 3')}, 'engine', case when k < 3 then 'completed' else 'pending' end, start, 1200
   from generate_series(1, $companies * ${yachtsPerCompany}) y, generate_series(1, 5) k, lateral (select ${startOf('k * 10 - 1')}) s(start)`,
];

// Fifty slots of 21.9 days are three years around today; an event begins in the first ten days of its slot and lasts
// at most eight, so none meets the next. The large fleet's slots are of 3.6 days; there, an event begins on the first day and
// lasts two at most. They are stored in the order of time, all companies mixed.
const events = `
  insert into schedule_events (company_id, title, description, yacht_id, type, customer_id, maintenance_id, start_date, end_date, price, currency, charter_id, held_until)
  select company, case type when 'charter' then ${one(surnames, 'y + k * 3')} || ' charter, ' || ${one(places, 'y * 3 + k')} when 'day_rent' then 'Day out with ' || ${one(surnames, 'y * 5 + k')} when 'maintenance' then ${one(works, 'y + (k + 1) / 10 * 3')}
      when 'inspection' then 'Flag state inspection' when 'crew_change' then 'Crew change in ' || ${one(places, 'y + k')} else 'Boat show, ' || ${one(places, 'k')} end,
    'Half board, tender included.', y, type,
    case when type in ('charter', 'day_rent') then (company - 1) * ${customers} + (y * 7 + k) % ${customers} + 1 end,
    maintenance, start, start + make_interval(hours => hours), 250000 + k * 1000, 'EUR', ${charterOfEvent}, ${optionOfEvent}
  from (
    select company, y, k, case when k % 10 = 9 then 'maintenance' else (array['charter', 'day_rent', 'charter', 'charter', 'inspection', 'charter', 'crew_change', 'day_rent', 'other'])[k % 10 + 1] end as type,
      case when k % 10 = 9 then (y - 1) * 5 + (k + 1) / 10 end as maintenance, start, 8 + (y * 13 + k * 29)::int % 180 as hours
    from generate_series(0, ${eventsPerYacht - 1}) k cross join (select id as y, company_id as company from yachts where company_id <= $companies) yacht, lateral (select ${startOf('k')}) s(start)
    union all
    select company, y, k, (array['charter', 'day_rent', 'charter', 'inspection', 'crew_change', 'day_rent'])[k % 6 + 1], null,
      date_trunc('day', now()) - interval '547 days' + make_interval(hours => (k * 3.6 * 24)::int + (y * 7 + k * 5)::int % 24), 6 + (y * 13 + k * 29)::int % 42
    from generate_series(0, ${eventsPerFleetYacht - 1}) k cross join (select id as y, company_id as company from yachts where company_id > $companies) yacht
  ) event
  order by date_trunc('month', start), md5(y::text || k)`;

const yachtOf = (row: string) => `(c - 1) * ${yachtsPerCompany} + (${row} * 11) % ${yachtsPerCompany} + 1`;
const customerOf = (row: string) => `(c - 1) * ${customers} + (${row} * 7) % ${customers} + 1`;
const each = (many: number) => `from generate_series(0, ${many - 1}) k cross join generate_series(1, $companies + 1) c`;

/** The events and everything that comes with them: trips, the books, the feed. All companies are mixed here too, day by day. */
export const eventsAndMore = [
  events,
  `insert into trips (company_id, yacht_id, departure_location, arrival_location, departure_date, arrival_date, status, type)
   select c, ${yachtOf('k')}, ${one(places, 'k + c')}, ${one(places, 'k * 7 + c + 1')}, now() - make_interval(days => 1050 - k * 11), now() - make_interval(days => 1049 - k * 11), case when k < 95 then 'completed' else 'planned' end, (array['charter', 'relocation', 'personal'])[k % 3 + 1]
   ${each(100)}`,
  `insert into invoices (id, company_id, customer_id, invoice_number, issue_date, due_date, status, subtotal, tax_rate, tax_amount, total, currency, sent_at) overriding system value
   select k::bigint * ($companies + 1) + c, c, ${customerOf('k')}, 'INV-' || extract(year from day) || '-' || lpad((k + 1)::text, 4, '0'), day, day + 30,
     case when k % 50 = 49 then 'draft' when k > ${invoices - 20} then 'sent' when k % 40 = 39 then 'overdue' else 'paid' end, 3000, 20, 600, 3600, 'EUR', day
   ${each(invoices)}, lateral (select current_date - (${invoices} - k) * 5 as day) d`,
  `insert into invoice_items (company_id, invoice_id, position, description, unit_price, total)
   select company_id, id, n, 'A week in the Aegean', 1000, 1000 from invoices, generate_series(1, 3) n`,
  `insert into expenses (company_id, yacht_id, category, description, amount, currency, expense_date, vendor, payment_method)
   select c, case when k % 4 > 0 then ${yachtOf('k')} end, (array['fuel', 'port_fees', 'maintenance', 'salaries', 'insurance', 'cleaning', 'supplies'])[k % 7 + 1], ${one(works, 'k + c')} || ' in ' || ${one(places, 'k * 3 + c')}, 40 + (k * 83 + c) % 4000, 'EUR',
     current_date - (${expenses} - k) * 4, ${one(surnames, 'k * 11 + c')} || ' Marine', 'bank_transfer' ${each(expenses)}`,
  `insert into income (company_id, customer_id, yacht_id, category, description, amount, currency, income_date, payment_status)
   select c, ${customerOf('k')}, ${yachtOf('k')}, (array['charter', 'day_trip', 'other'])[k % 3 + 1], ${one(places, 'k * 3 + c')} || ' charter', 900 + (k * 83 + c) % 9000, 'EUR', current_date - (${income} - k) * 5, case when k % 6 = 5 then 'pending' else 'paid' end ${each(income)}`,
  `insert into activities (company_id, action, resource_type, resource_id, details, user_id, user_name, timestamp)
   select c, (array['create', 'update', 'update', 'delete'])[k % 4 + 1], (array['schedule', 'yacht', 'crew', 'maintenance', 'invoice', 'trip'])[k % 6 + 1], c * 7 + k, 'Changed ' || ${one(yachtNames, 'k + c')}, c, 'Robin Bench', now() - make_interval(hours => (${activities} - k) * 9, secs => c % 3600) ${each(activities)}`,
  `insert into files (company_id, id, kind, name, content_type, size, created_by)
   select c, 'bench-' || c || '-' || k, 'picture', 'Deck.jpg', 'image/jpeg', 200000, c ${each(60)}`,
  `insert into tracks (company_id, trip_id, points, point_count, line, sailed_miles) select company_id, id, 'none', 2, '[]', 40 from trips where id % 5 = 0`,
  `insert into invoice_documents (company_id, invoice_id, content) select company_id, id, convert_to(repeat(md5(id::text), 8), 'UTF8') from invoices where id % 5 = 0`,
  `insert into calendar_feeds (company_id, yacht_id, token_hash, user_id, user_name) select c, ${yachtOf('k')}, sha256(convert_to('feed ' || c || k, 'UTF8')), c, 'Robin Bench' ${each(5)}`,
  `insert into invitations (company_id, email, invited_by_name, expires_at) select c, 'guest' || k || '@bench.example', 'Robin Bench', now() + interval '1 year' ${each(5)}`,
  `insert into api_tokens (company_id, name, reach, token_hash, user_id) select c, 'Token ' || k, 'read', sha256(convert_to('api ' || c || k, 'UTF8')), c ${each(5)}`,
  `insert into exports (company_id, status, stored_as, size, requested_by_name, expires_at) select c, 'ready', 'none', 1, 'Robin Bench', now() + interval '1 year' ${each(5)}`,
  // Ids assigned above are in use.
  ...['companies', 'users', 'yachts', 'crew', 'customers', 'maintenance', 'invoices'].map(
    (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  ),
];

function startOf(slot: string): string {
  return `date_trunc('day', now()) - interval '547 days' + make_interval(hours => ((${slot}) * 21.9 * 24)::int + (y * 31 + (${slot}) * 17)::int % 240)`;
}
