// The records of the maintenance rooms and the charter desk in a benchmark world, as the SQL that generates them. Ids are assigned so that
// related ones can be computed: the records of yacht y have the ids y * 100 + 1 and so on.
import { one, list, places } from './row-words.ts';

/** Readings of each meter in three years: every three weeks, and every week in the largest fleet. */
const readings = 52;
const fleetReadings = 156;
/** Services by plan of each yacht; in the largest fleet 2,400. */
const plans = 5;
const fleetPlans = 40;

const things = list(
  'Port engine|Starboard engine|Port gearbox|Generator|Life raft|EPIRB|Windlass|Watermaker|Batteries|Extinguishers|Bow thruster|Air conditioning',
);
const kinds = list('engine|engine|gearbox|generator|life_raft|epirb|windlass|watermaker|batteries|extinguisher|thruster|air_conditioning');
const jobs = list(
  '250 h service|Oil and filters|Impeller|Raft inspection|Battery test|Rigging check|Hydrostatic release|Belt and hoses|Coolant|Injectors',
);
const papers = list(
  'Certificate of registry|Insurance policy|Coding certificate|Class certificate|Tonnage certificate|Load line certificate|Safety equipment certificate|Life raft certificate|Safe manning document|Radio license|EPIRB registration|Survey report',
);
const faults = list(
  'Bilge pump stays on|Navigation light out|Leak at the hatch|Winch is stiff|Low oil pressure|Fridge warm|Anchor chain jams|Torn bimini',
);
const spares = list('Oil filter|Fuel filter|Impeller|Belt|Zinc anode|Coolant|Spark plug|Bilge pump|Shackle|Fuse');

/** A number of records for each yacht, and another in the largest fleet: y is the yacht, c its company, n counts from 1. */
const ofYachts = (many: number, inFleet: number) =>
  `from (select id as y, company_id as c, company_id > $companies as fleet from yachts) yacht, lateral generate_series(1, case when fleet then ${inFleet} else ${many} end) n`;
const ofCompanies = (many: number, inFleet = many) =>
  `from generate_series(1, $companies + 1) c, lateral generate_series(1, case when c > $companies then ${inFleet} else ${many} end) n`;

const care = [
  `insert into equipment (id, company_id, yacht_id, parent_id, parent_depth, name, kind, maker, model, serial_number, critical) overriding system value
   select y * 100 + n, c, y, case when n = 3 then y * 100 + 1 end, case when n = 3 then 1 else 0 end, ${one(things, 'n - 1')}, ${one(kinds, 'n - 1')}, 'Maker ' || n % 5, 'M' || y % 40, 'S' || y || n, n < 3 ${ofYachts(4, 12)}`,
  `insert into meters (id, company_id, yacht_id, equipment_id) overriding system value select y * 10 + n, c, y, y * 100 + n ${ofYachts(2, 4)}`,
  // All companies are mixed here too, week by week.
  `insert into meter_readings (company_id, meter_id, at, shown_tenths, by_name)
   select company_id, id, now() - make_interval(days => (many - k) * 1092 / many, secs => (id % 80000)::int), k * 12480 / many + (id % 100)::int, 'Robin Bench'
   from generate_series(1, ${fleetReadings}) k, lateral (select id, company_id, case when company_id > $companies then ${fleetReadings} else ${readings} end as many from meters) m
   where k <= many order by k::float / many`,
  `insert into service_plans (id, company_id, yacht_id, equipment_id, meter_id, title, every_months, every_tenths, critical, out_of_service, estimated_tenths, anchor_on, anchor_tenths, due_on, due_tenths, cycle) overriding system value
   select y * 100 + n, c, y, y * 100 + (n - 1) % 4 + 1, case when n % 4 in (1, 2) then y * 10 + n % 4 end, ${one(jobs, 'n + y')} || ' ' || n, 12, case when n % 4 in (1, 2) then 2500 end, n % 7 = 0, n % 3 > 0, 20 + n % 60,
     current_date - 200, case when n % 4 in (1, 2) then 10000 end, current_date - 20 + (y * 37 + n * 53)::int % 380, case when n % 4 in (1, 2) then 12400 + (y * 13 + n * 211)::int % 2500 end, 3 ${ofYachts(plans, fleetPlans)}`,
  `insert into services (company_id, yacht_id, equipment_id, plan_id, cycle, title, done_on, tenths, done_by, on_time)
   select company_id, yacht_id, equipment_id, id, n, title, current_date - (3 - n) * 180 - (id % 90)::int, case when meter_id is not null then n * 4000 end, 'Robin Bench', id % 5 > 0 from service_plans, generate_series(1, 2) n`,
  `insert into documents (id, company_id, yacht_id, type) overriding system value select y * 100 + n, c, y, ${one(papers, 'n - 1')} ${ofYachts(4, 11)}`,
  `insert into documents (id, company_id, yacht_id, type) overriding system value select 1000000000000 + c * 10 + n, c, null, (array['Liability insurance', 'Trade license', 'Safety management certificate'])[n] ${ofCompanies(3)}`,
  `insert into document_versions (company_id, document_id, version, number, issuer, issued_on, expires_on)
   select company_id, id, n, 'D' || id || n, 'Flag state', current_date - 1000 + n * 365, current_date - 60 + (n - 2) * 365 + (id % 1000 * 37)::int % 700 from documents, generate_series(1, 2) n`,
  `insert into document_needs (company_id, of, yacht_id, type, needed) select c, 'fleet', null, ${one(papers, 'n - 1')}, true ${ofCompanies(5, 12)}`,
  `insert into document_needs (company_id, of, yacht_id, type, needed) select company_id, 'yacht', id, ${one(papers, 'id % 12')}, id % 2 = 0 from yachts where id % 5 = 0`,
  `insert into document_needs (company_id, of, yacht_id, type, needed) select c, 'company', null, 'Liability insurance', true from generate_series(1, $companies + 1) c`,
  `insert into defects (company_id, yacht_id, equipment_id, title, severity, status, reported_by, reported_at)
   select c, y, y * 100 + n % 4 + 1, ${one(faults, 'y + n')}, case when (y + n) % 60 = 0 then 'may_not_sail' else (array['urgent', 'normal', 'minor'])[n % 3 + 1] end, case when n < 3 then (array['reported', 'accepted'])[n] else 'fixed' end, 'Robin Bench', now() - make_interval(hours => ((n * 700 + y) % 26000)::int) ${ofYachts(3, 20)}`,
  `insert into parts (id, company_id, name, part_number, maker, unit) overriding system value select c * 1000 + n, c, ${one(spares, 'n')} || ' ' || n, 'P' || n, 'Maker ' || n % 5, 'piece' ${ofCompanies(20, 400)}`,
  `insert into part_stocks (id, company_id, part_id, yacht_id, store, quantity, minimum, unit_cost, currency) overriding system value
   select id * 2 + n, company_id, id, case when n = 1 then (company_id - 1) * 20 + id % 20 + 1 end, case when n = 0 then 'Shed' end, id % 9, 3, 12, 'EUR' from parts, generate_series(0, 1) n`,
  `insert into part_movements (company_id, stock_id, at, kind, delta, unit_cost, currency, by_name) select company_id, id, now() - interval '90 days', 'received', greatest(quantity, 1), 12, 'EUR', 'Robin Bench' from part_stocks`,
  `insert into checklists (id, company_id, name, purpose) overriding system value select c * 10 + n, c, (array['Before departure', 'Check-in', 'Check-out'])[n], (array['pre_departure', 'check_in', 'check_out'])[n] ${ofCompanies(3)}`,
  `insert into checklist_items (company_id, checklist_id, position, text, kind, severity) select company_id, id, n, 'Look at ' || ${one(things, 'n')}, 'pass', 'normal' from checklists, generate_series(1, 12) n`,
  `insert into checklist_runs (id, company_id, checklist_id, yacht_id, name, purpose, started_by, finished_at, signed_by, created_at) overriding system value
   select c * 1000 + n, c, c * 10 + n % 3 + 1, (c - 1) * 20 + n % 20 + 1, 'Before departure', 'pre_departure', 'Robin Bench', done, case when done is not null then 'Robin Bench' end, now() - make_interval(days => n * 3)
   from (select c, n, case when n > 2 then now() - make_interval(days => n * 3) end as done ${ofCompanies(15, 200)}) run`,
  `insert into checklist_answers (company_id, run_id, position, text, kind, severity, result) select company_id, id, n, 'Look at ' || ${one(things, 'n')}, 'pass', 'normal', case when finished_at is not null then 'pass' end from checklist_runs, generate_series(1, 12) n`,
];

/** Charters for calendar entries with the same dates: for a third of them, and for all in the largest fleet. */
export const charterOfEvent = `case when type = 'charter' and (company > $companies or k % 3 = 0) then y * 1000 + k end`;
/** Some future ones are on option for as long as the world exists. */
export const optionOfEvent = `case when type = 'charter' and (company > $companies or k % 3 = 0) and k % 8 = 0 and start > now() + interval '1 day' then least(start, now() + interval '300 days') end`;

const desk = [
  `insert into charter_terms (company_id, public_open, public_options, discounts) select c, true, true, '[{"label": "Early bird", "kind": "early", "days": 120, "percent": "10.00"}, {"label": "Long charter", "kind": "long", "days": 14, "percent": "5.00"}]' from generate_series(1, $companies + 1) c`,
  `update companies set public_slug = 'bench-' || id where id > 0`,
  `insert into yacht_terms (company_id, yacht_id, check_in_days, min_nights, max_guests, deposit, is_public, blurb)
   select company_id, id, case when id % 4 = 0 then '{}' else '{5}' end::smallint[], case when id % 3 = 0 then 1 else 7 end, 8 + id % 4, 2500, true, 'Five cabins, and a crew who know every bay.' from yachts`,
  `insert into extras (id, company_id, name, unit, price, currency, obligatory, payable, tax_exempt) overriding system value
   select c * 10 + n, c, (array['Final cleaning', 'Skipper', 'Tourist tax', 'Paddle board', 'Bed linen', 'Fuel'])[n], (array['booking', 'night', 'person_night', 'week', 'person', 'booking'])[n], 20 * n, 'EUR', n in (1, 3), case n when 3 then 'base' else 'invoice' end, n = 3 ${ofCompanies(6)}`,
  `insert into agencies (id, company_id, name, commission_percent) overriding system value select c * 10 + n, c, 'Agency ' || n, 15 ${ofCompanies(4)}`,
  `insert into charters (id, company_id, number, type, state, customer_id, yacht_id, start_date, end_date, adults, source, agency_id, currency, fee, subtotal, total, at_base, commission, option_until, queued_at, booked_at) overriding system value
   select charter_id, company_id, 'C-2026-' || lpad(charter_id::text, 9, '0'), 'charter', case when held_until is not null then 'option' when end_date < now() then 'closed' else 'booked' end, customer_id, yacht_id, start_date, end_date, 2 + charter_id % 6,
     (array['manual', 'website', 'agency'])[charter_id % 3 + 1], case when charter_id % 3 = 2 then company_id * 10 + 1 end, 'EUR', 3500, 3620, 3620, 40, 0, held_until, case when held_until is not null then now() - interval '2 days' end, case when held_until is null then start_date - interval '60 days' end
   from schedule_events where charter_id is not null`,
  // Charters that hold no yacht: enquiries, quotes, waiting ones, lost ones.
  `insert into charters (id, company_id, number, type, state, customer_id, contact_first_name, contact_last_name, yacht_id, start_date, end_date, adults, currency, fee, subtotal, total, at_base, commission, queued_at, reason, cancelled_on, message) overriding system value
   select 1000000000000 + c * 10000 + n, c, 'C-2025-' || lpad((c * 10000 + n)::text, 9, '0'), 'charter', state, case when state in ('waiting', 'cancelled') then (c - 1) * 30 + n % 30 + 1 end, 'Ada', 'Asker ' || n, y, date_trunc('day', now()) + make_interval(days => n * 7 % 300 + 1, hours => 15), date_trunc('day', now()) + make_interval(days => n * 7 % 300 + 8, hours => 7),
     4, 'EUR', 3500, 3620, 3620, 40, 0, case when state = 'waiting' then now() - interval '1 day' end, case when state = 'lost' then 'Too late' end, case when state = 'cancelled' then current_date - 10 end, 'A week in ' || ${one(places, 'n')}
   from (select c, n, (array['enquiry', 'quote', 'waiting', 'expired', 'lost', 'cancelled'])[n % 6 + 1] as state, (c - 1) * 20 + case when c > $companies then n % 60 else n % 20 end + 1 as y ${ofCompanies(30, 600)}) asked`,
  `insert into charter_lines (company_id, charter_id, position, kind, label, quantity, unit_price, total, payable)
   select company_id, id, n, (array['base', 'extra', 'extra'])[n], (array['7 nights', 'Final cleaning', 'Tourist tax'])[n], 1, (array[3500, 120, 40])[n], (array[3500, 120, 40])[n], case n when 3 then 'base' else 'invoice' end from charters, generate_series(1, 3) n`,
  `insert into charter_instalments (company_id, charter_id, position, kind, label, share, taxable, exempt, amount, due_date)
   select company_id, id, n, (array['fee', 'fee', 'deposit'])[n], (array['First installment', 'Second installment', 'Security deposit'])[n], case when n < 3 then 50 end, (array[1810, 1810, 2500])[n], 0, (array[1810, 1810, 2500])[n], (start_date - interval '28 days')::date from charters, generate_series(1, 3) n where state in ('booked', 'closed')`,
  `insert into charter_guests (company_id, charter_id, position, family_name, given_names, birth_date, nationality, document_type, document_number, document_expiry)
   select company_id, id, n, 'Guest ' || n, 'Ada', date '1980-05-05', 'FRA', 'passport', 'P' || id || n, current_date + 700 from charters, generate_series(1, 3) n where state = 'booked'`,
  `insert into departures (company_id, id, capacity, seat_price, is_public) select company_id, id, 12, 80, true from schedule_events where type = 'day_rent' and start_date > now() and id % 10 = 0`,
  `insert into calendar_imports (id, company_id, yacht_id, label) overriding system value select y, c, y, 'Portal' ${ofYachts(1, 1)}`,
  `insert into imported_blocks (company_id, import_id, yacht_id, key, summary, same, start_date, end_date)
   select c, y, y, 'block ' || n, 'Booked', n > 1, date_trunc('day', now()) + make_interval(days => n * 40 + (y % 20)::int, hours => 15), date_trunc('day', now()) + make_interval(days => n * 40 + (y % 20)::int + 7, hours => 7) ${ofYachts(1, 4)}`,
];

/** The books apart from invoices: taxes, payments and their allocations, yacht owners, the bank. */
const books = [
  `insert into invoice_taxes (company_id, invoice_id, position, category, percent, taxable, tax) select company_id, id, 1, 'S', 20, 3000, 600 from invoices`,
  `insert into payments (id, company_id, direction, customer_id, day, amount, currency, method) overriding system value select id, company_id, 'in', customer_id, issue_date + 10, 3600, 'EUR', 'bank_transfer' from invoices where status = 'paid'`,
  `insert into allocations (company_id, credit_payment_id, debit_invoice_id, day, amount) select company_id, id, id, day, amount from payments`,
  `insert into yacht_owners (id, company_id, name, email) overriding system value select c * 10 + n, c, 'Owner ' || n, 'owner' || n || '@bench.example' ${ofCompanies(5)}`,
  `insert into yacht_shares (company_id, yacht_id, owner_id, share, valid_from) select company_id, id, company_id * 10 + id % 5 + 1, 100, date '2020-01-01' from yachts`,
  `insert into management_agreements (company_id, yacht_id, fee_percent, valid_from) select company_id, id, 20, date '2020-01-01' from yachts`,
  `insert into bank_accounts (id, company_id, name, currency) overriding system value select c, c, 'Bank', 'EUR' from generate_series(1, $companies + 1) c`,
  `insert into bank_files (id, company_id, account_id, name, sha256, lines, known) overriding system value select c, c, c, 'year.xml', encode(sha256(c::text::bytea), 'hex'), 60, 0 from generate_series(1, $companies + 1) c`,
  `insert into bank_lines (company_id, account_id, file_id, day, amount, currency, name, text, fingerprint, occurrence) select c, c, c, current_date - n * 3, 3600, 'EUR', 'Ada Guest', 'Invoice ' || n, encode(sha256((c || ' ' || n)::bytea), 'hex'), 1 ${ofCompanies(60)}`,
];

/** The records of these rooms, once yachts, events and invoices exist. */
export const roomRows = [
  ...care,
  ...desk,
  ...books,
  ...[
    'equipment',
    'meters',
    'service_plans',
    'documents',
    'parts',
    'part_stocks',
    'checklists',
    'checklist_runs',
    'extras',
    'agencies',
    'charters',
    'calendar_imports',
    'payments',
    'yacht_owners',
    'bank_accounts',
    'bank_files',
  ].map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
];
