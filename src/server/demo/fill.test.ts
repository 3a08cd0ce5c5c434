import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPassword } from '../session/passwords.ts';
import { aDatabase } from '../testing/database.ts';
import { describeDemo, fillWithDemoData } from './fill.ts';

const tables = [
  'companies',
  'users',
  'subscriptions',
  'yachts',
  'crew',
  'certificates',
  'documents',
  'defects',
  'document_needs',
  'customers',
  'maintenance',
  'schedule_events',
  'trips',
  'expenses',
  'income',
  'invoices',
  'invoice_items',
  'invoice_counters',
  'bank_accounts',
  'bank_lines',
  'equipment',
  'meters',
  'meter_readings',
  'parts',
  'part_stocks',
  'part_movements',
  'checklists',
  'checklist_items',
  'checklist_runs',
  'checklist_answers',
  'service_plans',
  'postponements',
  'job_plans',
  'plan_parts',
  'services',
  'activities',
];

// A Saturday, nights with clock changes in both directions, the turn of the year, a leap day, and a Saturday in the high season.
describe.each([
  ['2026-11-21T12:00:00Z'],
  ['2026-03-29T00:59:00Z'],
  ['2026-10-25T00:59:00Z'],
  ['2026-12-31T23:30:00Z'],
  ['2028-02-29T07:00:00Z'],
  ['2026-07-18T06:00:00Z'],
])('the demo at %s', (moment) => {
  const now = new Date(moment);
  let pool: Pool;
  let address: string;
  let filled: boolean;
  const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;
  const counts = () =>
    Promise.all(tables.map(async (table) => (await rows(`select count(*)::int as count from ${table}`))[0].count as number));

  beforeAll(async () => {
    address = (await aDatabase()).owner;
    pool = new Pool({ connectionString: address, max: 1 });
    filled = await fillWithDemoData(address, now);
  });
  afterAll(() => pool.end());

  test('has every kind of record in both companies', async () => {
    expect(filled).toBe(true);
    for (const table of tables.filter((each) => each !== 'companies')) {
      const companies = await rows(`select distinct company_id from ${table} where company_id is not null`);
      expect(companies, table).toHaveLength(2);
    }
    const fleets = await rows(
      `select c.name, count(y.id)::int as yachts, count(distinct y.captain_id)::int as captains from companies c join yachts y on y.company_id = c.id group by c.name order by 1`,
    );
    expect(fleets).toEqual([
      { name: 'Azure Charters', yachts: 12, captains: 12 },
      { name: 'Northwind Sailing', yachts: 3, captains: 3 },
    ]);
    expect(await rows(`select distinct type from yachts`)).toHaveLength(5);
    expect(await rows(`select distinct type from schedule_events`)).toHaveLength(6);
    expect(await rows(`select distinct type from maintenance`)).toHaveLength(5);
    expect(await rows(`select distinct status from maintenance`)).toHaveLength(4);
    expect(await rows(`select distinct status from invoices`)).toHaveLength(5);
    expect(await rows(`select distinct on_time from services`)).toHaveLength(3);
  });

  test('lets the four users sign in', async () => {
    const accounts = await rows(
      `select u.email, u.role, u.password_hash, c.name as company, c.owner_id = u.id as owns from users u left join companies c on c.id = u.company_id order by u.email`,
    );
    expect(accounts.map(({ password_hash: _hash, ...account }) => account)).toEqual([
      { email: 'admin@fairlead.example', role: 'admin', company: null, owns: null },
      { email: 'maya@azure-charters.example', role: 'manager', company: 'Azure Charters', owns: true },
      { email: 'nora@northwind-sailing.example', role: 'manager', company: 'Northwind Sailing', owns: true },
      { email: 'tom@azure-charters.example', role: 'user', company: 'Azure Charters', owns: false },
    ]);
    for (const { email, password_hash: hash } of accounts) {
      expect(await isPassword(hash, 'fairlead-demo')).toBe(true);
      expect(describeDemo(true)).toContain(email);
    }
  });

  test('has a trip whose track starts and ends with it, and is as long as a route around the land', async () => {
    const tracks = await rows(`
      select p.departure_location as from, k.started_at = p.departure_date and k.ended_at = p.arrival_date as on_time, k.sailed_miles as miles, k.point_count as points
      from tracks k join trips p on p.company_id = k.company_id and p.id = k.trip_id`);
    expect(tracks).toEqual([{ from: 'Portofino', on_time: true, miles: expect.any(Number), points: 121 }]);
    expect(Math.round(tracks[0].miles)).toBeGreaterThan(36);
    expect(Math.round(tracks[0].miles)).toBeLessThan(44);
  });

  test('has the same dates and costs for maintenance and its calendar entry', async () => {
    const apart = await rows(`
      select m.title from maintenance m left join schedule_events e on e.company_id = m.company_id and e.maintenance_id = m.id
      where e.id is null or e.type <> 'maintenance' or (e.title, e.yacht_id, e.start_date) is distinct from (m.title, m.yacht_id, m.scheduled_date)
        or m.completed_date <> e.end_date or (e.estimated_cost / 100.0, e.actual_cost / 100.0) is distinct from (m.estimated_cost, m.actual_cost)`);
    expect(apart).toEqual([]);
    expect(await rows(`select title from schedule_events where type = 'maintenance' and maintenance_id is null`)).toEqual([]);
  });

  test('has work that includes a service of its engine', async () => {
    const carried = await rows(`
      select r.title as work, q.name as equipment from job_plans j join maintenance r on r.company_id = j.company_id and r.id = j.maintenance_id
        join service_plans p on p.company_id = j.company_id and p.id = j.plan_id join equipment q on q.company_id = p.company_id and q.id = p.equipment_id
      where r.title = 'Port main engine overhaul'`);
    expect(carried).toEqual([{ work: 'Port main engine overhaul', equipment: 'Port engine' }]);
  });

  test('books no yacht in the yard, and keeps the guests’ times across daylight saving changes', async () => {
    const onWork = await rows(`
      select b.title from schedule_events b join schedule_events w on w.company_id = b.company_id and w.yacht_id = b.yacht_id
      where b.type in ('charter', 'day_rent') and w.type in ('maintenance', 'inspection') and tstzrange(b.start_date, b.end_date) && tstzrange(w.start_date, w.end_date)`);
    expect(onWork).toEqual([]);
    const hours = await rows(`
      select distinct to_char(e.start_date at time zone c.time_zone, 'HH24:MI') as boards, to_char(e.end_date at time zone c.time_zone, 'HH24:MI') as leaves
      from schedule_events e join companies c on c.id = e.company_id where e.type = 'charter' and e.block_id is null`);
    expect(hours).toEqual([{ boards: '17:00', leaves: '09:00' }]);
  });

  test('has someone at sea, work in progress and activities of the last hour', async () => {
    const [{ away, inYard, news }] = await rows(
      `select (select count(*) from schedule_events where type = 'charter' and start_date <= $1 and end_date > $1)::int as away,
        (select count(*) from maintenance m join schedule_events e on e.maintenance_id = m.id where m.status = 'in_progress' and $1 between e.start_date and e.end_date)::int as "inYard",
        (select count(*) from activities where timestamp between $1::timestamptz - interval '1 hour' and $1)::int as news`,
      [now],
    );
    expect(Math.min(away, inYard, news)).toBeGreaterThan(0);
    expect(await rows(`select details from activities where timestamp > $1`, [now])).toEqual([]);
  });

  test('has meter readings that never fall, outrun the clock, or lie in the future', async () => {
    const wrong = await rows(
      `select meter_id, at, total_tenths, before from (
        select r.*, lag(total_tenths) over w as before, lag(at) over w as since from meter_readings r window w as (partition by meter_id order by at, id)
      ) r where total_tenths < before or total_tenths - before > extract(epoch from at - since) / 360 or at > $1`,
      [now],
    );
    expect(wrong).toEqual([]);
    expect((await rows(`select count(*)::int as count from meter_readings where trip_id is not null`))[0].count).toBeGreaterThan(40);
  });

  test('has certificates in every state, issued before they expire', async () => {
    const states = await rows(
      `
      select case when k.expiry_date < d.today then 'expired' when k.expiry_date <= d.today + 90 then 'due' else 'valid' end as state, count(*)::int as count
      from certificates k join companies c on c.id = k.company_id, lateral (select ($1::timestamptz at time zone c.time_zone)::date as today) d where c.name = 'Azure Charters' group by 1 order by 1`,
      [now],
    );
    expect(states.map(({ state }) => state)).toEqual(['due', 'expired', 'valid']);
    expect(await rows(`select type from certificates where issue_date >= expiry_date or issue_date > $1`, [now])).toEqual([]);
  });

  test('has defects of every severity and status, and in each company a yacht that may not sail before its work ends', async () => {
    const found = await rows(
      `select c.name, count(distinct d.severity)::int as severities, count(distinct d.status)::int as statuses, count(*) filter (where d.severity = 'may_not_sail' and d.maintenance_id is not null)::int as banned
       from defects d join companies c on c.id = d.company_id group by 1 order by 1`,
    );
    expect(found).toEqual([
      { name: 'Azure Charters', severities: 4, statuses: 4, banned: 1 },
      { name: 'Northwind Sailing', severities: 4, statuses: 4, banned: 1 },
    ]);
  });

  test('has documents in every state, a missing one, and consecutive renewals', async () => {
    const states = await rows(
      `
      select c.name, array_agg(distinct case when v.expires_on < d.today then 'expired' when v.expires_on <= d.today + 90 then 'due' else 'valid' end) as states
      from companies c join document_versions v on v.company_id = c.id and not exists (select from document_versions n where n.document_id = v.document_id and n.version > v.version),
        lateral (select ($1::timestamptz at time zone c.time_zone)::date as today) d group by 1 order by 1`,
      [now],
    );
    expect(states.map((each) => each.states)).toEqual([
      ['due', 'expired', 'valid'],
      ['due', 'expired', 'valid'],
    ]);
    const missing = await rows(
      `select c.name from document_needs n join companies c on c.id = n.company_id join yachts y on y.company_id = c.id
       where n.of = 'fleet' and not exists (select from documents d where d.yacht_id = y.id and d.type = n.type) order by 1`,
    );
    expect(missing).toEqual([{ name: 'Azure Charters' }, { name: 'Northwind Sailing' }]);
    const apart = await rows(
      `select v.id from document_versions v join document_versions n on n.document_id = v.document_id and n.version = v.version + 1 where n.expires_on <= v.expires_on`,
    );
    expect(apart).toEqual([]);
  });

  test('has every charter invoiced once for its price, or so far for a deposit of half of it, and paid as its invoice says', async () => {
    const wrong = await rows(`
      select e.title, e.start_date, i.status, i.total, p.paid, p.late from schedule_events e
        left join invoices i on i.company_id = e.company_id and i.event_id = e.id and i.status <> 'cancelled'
        left join lateral (select coalesce(sum(n.amount) filter (where n.payment_status = 'paid'), 0) as paid, coalesce(sum(n.amount) filter (where n.payment_status = 'overdue'), 0) as late
          from income n where n.company_id = i.company_id and n.invoice_id = i.id) p on true
      where e.type = 'charter' and e.block_id is null and e.held_until is null and (i.id is null
        or not exists (select 1 from invoice_items l where l.company_id = i.company_id and l.invoice_id = i.id and l.position = 1 and l.unit_price = round(e.price / case i.kind when 'deposit' then 200.0 else 100.0 end, 2))
        or case i.status when 'paid' then p.paid <> i.total when 'overdue' then p.paid + p.late <> i.total or p.late = 0 when 'sent' then p.paid >= i.total else p.paid <> 0 end)`);
    expect(wrong).toEqual([]);
    expect(await rows(`select event_id from invoices where status <> 'cancelled' group by event_id, kind having count(*) > 1`)).toEqual([]);
    // Nothing is paid in the future, and nothing due in the future is overdue.
    const early = await rows(
      `select i.invoice_number from invoices i left join income n on n.company_id = i.company_id and n.invoice_id = i.id
       where (n.payment_status = 'paid' and n.income_date > $1::timestamptz::date) or (i.status = 'overdue' and i.due_date >= $1::timestamptz::date + 1) or i.issue_date > $1::timestamptz::date + 1`,
      [now],
    );
    expect(early).toEqual([]);
  });

  test('has a portal that also sold part of a charter', async () => {
    const blocks = await rows(
      `select b.placed, b.same from imported_blocks b join companies c on c.id = b.company_id where c.name = 'Azure Charters' order by b.start_date`,
    );
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toEqual({ placed: false, same: false });
  });

  test('has charters in every state with matching plans and invoices, and closed ones are paid and settled', async () => {
    const states = await rows(
      `select o.name, count(distinct c.state)::int as states from charters c join companies o on o.id = c.company_id group by 1 order by 1`,
    );
    expect(states).toEqual([
      { name: 'Azure Charters', states: 9 },
      { name: 'Northwind Sailing', states: 9 },
    ]);
    const wrong = await rows(`
      select c.number, c.state, c.total, p.planned, p.unpaid, p.kept from charters c cross join lateral (
        select sum(i.amount) filter (where i.kind = 'fee') as planned, count(*) filter (where i.kind = 'fee' and n.status is distinct from 'paid') as unpaid,
          count(*) filter (where i.kind = 'deposit' and i.received_on is not null and s.id is null) as kept
        from charter_instalments i left join invoices n on n.company_id = i.company_id and n.id = i.invoice_id
          left join deposit_settlements s on s.company_id = i.company_id and s.charter_id = i.charter_id
        where i.company_id = c.company_id and i.charter_id = c.id) p
      where c.state in ('booked', 'closed') and (c.total is distinct from p.planned or (c.state = 'closed' and (p.unpaid > 0 or p.kept > 0)))`);
    expect(wrong).toEqual([]);
    // Charters that ended since the company requires it are closed only after a signed check-in and check-out.
    const handedOver = await rows(`
      select count(*) filter (where c.state = 'closed' and (i.signed_at is null or o.signed_at is null))::int as unsigned,
        (count(distinct c.company_id) = 2 and count(*) filter (where c.state = 'closed') >= 8) as are_some,
        count(*) filter (where i.signed_at not between c.start_date and c.end_date or o.signed_at < c.end_date or greatest(i.signed_at, o.signed_at) > '${moment}')::int as untimely
      from charters c left join handovers i on i.company_id = c.company_id and i.charter_id = c.id and i.kind = 'check_in'
        left join handovers o on o.company_id = c.company_id and o.charter_id = c.id and o.kind = 'check_out'
      where c.type = 'charter' and c.end_date >= (
        select a.timestamp from activities a where a.company_id = c.company_id and a.resource_type = 'price' and a.changes::jsonb ? 'handovers')`);
    expect(handedOver).toEqual([{ unsigned: 0, untimely: 0, are_some: true }]);
    const withoutActivity = await rows(
      `select c.number from charters c where not exists (select from activities a where a.company_id = c.company_id and a.resource_type = 'charter' and a.resource_id = c.id)`,
    );
    expect(withoutActivity).toEqual([]);
  });

  test('shows who took each booking and when, before it starts', async () => {
    const withoutActivity = await rows(
      `select e.title from schedule_events e where e.type in ('charter', 'day_rent') and e.block_id is null and e.held_until is null and not exists (
        select 1 from activities a join users u on u.company_id = a.company_id and u.id = a.user_id
        where a.company_id = e.company_id and a.resource_type = 'schedule' and a.resource_id = e.id and a.timestamp = e.created_at and a.timestamp <= $1 and a.timestamp < e.start_date)`,
      [now],
    );
    expect(withoutActivity).toEqual([]);
  });

  test('had all twelve yachts out on every Saturday in July at least two months ago, changing over from nine to five', async () => {
    const saturdays = await rows(
      `
      select d.day::date::text as day, count(distinct e.yacht_id)::int as out from generate_series($1::timestamptz - interval '11 months', $1::timestamptz - interval '60 days', interval '1 day') d(day)
        join companies c on c.name = 'Azure Charters'
        left join schedule_events e on e.company_id = c.id and e.type in ('charter', 'day_rent') and (e.start_date at time zone c.time_zone)::date <= d.day::date and (e.end_date at time zone c.time_zone) > d.day::date + time '10:00'
      where extract(month from d.day) = 7 and extract(dow from d.day) = 6 group by 1`,
      [now],
    );
    expect(saturdays.filter(({ out }) => out !== 12)).toEqual([]);
  });

  test('has no more calendar entries than a list without a limit returns', async () => {
    const [busiest] = await rows('select count(*)::int as entries from schedule_events group by company_id order by 1 desc limit 1');
    expect(busiest?.entries).toBeLessThan(1000);
  });

  test('shows the tax included in purchases, except for wages, insurance and duties', async () => {
    const [bought] = await rows(
      "select count(*)::int as all, count(tax_amount)::int as taxed from expenses where category not in ('salaries', 'insurance', 'taxes')",
    );
    expect(bought.taxed).toBe(bought.all);
  });

  test('has a whole year of books with every month filled', async () => {
    const months = await rows(
      `
      select m.month::date::text as month, (select coalesce(sum(n.amount), 0)::float from income n where n.company_id = c.id and n.payment_status = 'paid' and date_trunc('month', n.income_date) = m.month) as income,
        (select coalesce(sum(x.amount), 0)::float from expenses x where x.company_id = c.id and date_trunc('month', x.expense_date) = m.month) as expenses
      from companies c, generate_series(date_trunc('month', $1::timestamptz at time zone c.time_zone) - interval '11 months', $1::timestamptz at time zone c.time_zone - interval '1 month', interval '1 month') m(month)
      where c.name = 'Azure Charters' order by 1`,
      [now],
    );
    for (const kind of ['income', 'expenses'])
      for (const [place, month] of months.entries()) {
        const beside = [months[place - 2], months[place - 1], months[place + 1], months[place + 2]].flatMap((each) =>
          each ? [each[kind]] : [],
        );
        expect(month[kind], `${kind} of ${month.month}`).toBeGreaterThan(0);
        expect(month[kind] / Math.max(...beside), `${kind} of ${month.month} beside ${beside}`).toBeLessThan(1.8);
      }
    expect(months.reduce((sum, { income, expenses }) => sum + income - expenses, 0)).toBeGreaterThan(0);
  });

  test('never has a customer on two yachts at once', async () => {
    const twice = await rows(`
      select b.title from schedule_events b join schedule_events o on o.company_id = b.company_id and o.customer_id = b.customer_id and o.id > b.id
      where b.type in ('charter', 'day_rent') and o.type in ('charter', 'day_rent') and tstzrange(b.start_date, b.end_date) && tstzrange(o.start_date, o.end_date)`);
    expect(twice).toEqual([]);
  });

  test('has correct totals on invoices, and numbers them without gaps', async () => {
    const wrong = await rows(`
      select i.invoice_number from invoices i join lateral (
        select sum(total) as subtotal, sum(total) filter (where not tax_exempt) as taxable, bool_and(total = quantity * unit_price) as lines_right from invoice_items where invoice_id = i.id
      ) s on true where not s.lines_right or i.subtotal <> s.subtotal or i.tax_amount <> round(s.taxable * i.tax_rate / 100, 2) or i.total <> i.subtotal + i.tax_amount`);
    expect(wrong).toEqual([]);
    const gaps = await rows(`
      select c.year from invoice_counters c join invoices i on i.company_id = c.company_id and substring(i.invoice_number from 5 for 4)::int = c.year
      group by c.company_id, c.year, c.last_number
      having count(*) <> c.last_number or max(right(i.invoice_number, 4)::int) <> c.last_number or min(right(i.invoice_number, 4)::int) <> 1`);
    expect(gaps).toEqual([]);
    expect(await rows(`select 1 from invoice_items where tax_exempt limit 1`)).toHaveLength(1);
  });

  test('credits a part of invoices, numbered without gaps, and lowers what is outstanding on unpaid ones', async () => {
    const notes = await rows(
      `
      select n.number, i.status, n.total - coalesce((select sum(a.amount) from allocations a where a.credit_note_id = n.id), 0) as open
      from credit_notes n join invoices i on i.id = n.invoice_id where n.issue_date between i.issue_date and $1::date + 1 order by n.company_id, n.id`,
      [now],
    );
    expect(notes.length).toBeGreaterThan(1);
    expect(notes.every(({ status, open }) => (status === 'paid' ? Number(open) > 0 : Number(open) === 0))).toBe(true);
    expect(await rows('select 1 from credit_notes')).toHaveLength(notes.length);
    const gaps =
      await rows(`select 1 from document_counters c join credit_notes n on n.company_id = c.company_id and c.series = 'CN' and substring(n.number from 4 for 4)::int = c.year
      group by c.company_id, c.year, c.last_number having count(*) <> c.last_number`);
    expect(gaps).toEqual([]);
  });

  test('invoices a deposit for some charters first, which the final invoice deducts once it is issued', async () => {
    const deposits = await rows(`
      select d.status, d.issue_date::text as day, d.subtotal::float as deposit, n.invoice_id is not null as is_deducted,
        (select -sum(t.net)::float from invoice_items t where t.deposit_invoice_id = d.id) as deducted, (select f.issue_date::text from invoices f where f.id = n.invoice_id) as later
      from invoices d left join deposit_deductions n on n.deposit_id = d.id where d.kind = 'deposit'`);
    expect(deposits.length).toBeGreaterThan(4);
    for (const { status, day, deposit, is_deducted: isDeducted, deducted, later } of deposits) {
      expect(['paid', 'sent']).toContain(status);
      expect([isDeducted, deducted, isDeducted && later > day]).toEqual(isDeducted ? [true, deposit, true] : [false, null, false]);
    }
    expect(deposits.some(({ is_deducted: isDeducted }) => isDeducted)).toBe(true);
  });

  test('has a country for every customer it invoices, so that each invoice can be electronic', async () => {
    expect(await rows('select 1 from customers where country is null and id in (select customer_id from invoices)')).toEqual([]);
    expect(await rows('select 1 from invoice_items where tax_category is null')).toEqual([]);
  });

  test('leaves a filled database unchanged', async () => {
    const before = await counts();
    expect(await fillWithDemoData(address, now)).toBe(false);
    expect(await counts()).toEqual(before);
  });
});

test('two fills at the same moment give the same result', async () => {
  const now = new Date('2026-08-08T08:08:00Z');
  const addresses = [(await aDatabase()).owner, (await aDatabase()).owner];
  for (const address of addresses) await fillWithDemoData(address, now);
  const pools = addresses.map((connectionString) => new Pool({ connectionString, max: 1 }));
  for (const table of tables) {
    // Passwords are salted, and companies and yachts are updated once more when they get their owner and captain.
    const [once, again] = await Promise.all(
      pools.map((pool) =>
        pool.query(
          `select to_jsonb(x) - 'password_hash' - 'updated_at' - case when x.company_id = 0 then 'created_at' else '' end as row from (select *${table === 'companies' ? ', id as company_id' : ''} from ${table}) x order by 1`,
        ),
      ),
    );
    expect(again?.rows, table).toEqual(once?.rows);
  }
  await Promise.all(pools.map((pool) => pool.end()));
});
