// The demo's charters: those of calendar bookings, with their invoices, and those that hold no dates, or not yet.
import { sql } from 'kysely';
import { decimalOf } from '#domain/shared/money.ts';
import { priceByLists } from '../desk/pricing.ts';
import type { Transaction } from '../platform/database.ts';
import { changeRow } from '../platform/rows.ts';
import { asCompany } from '../platform/scope.ts';
import { guestsBoard, guestsLeave } from './bookings.ts';
import { daysAfter, saturdayOnOrBefore, type Day } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { fillApas } from './fill-apas.ts';
import { at, of, type Stored } from './stored.ts';

/** A paid charter is closed this many days after its end. */
const closedAfter = 9;
/** Bookings that ended longer ago than this have no charter. */
const since = 75;

/** Stores the charters of a company: bookings that were taken, paid and closed, as well as enquiries, quotes, options and lost ones. */
export async function fillCharters(t: Transaction, company: DemoCompany, stored: Stored, today: Day): Promise<void> {
  await fillBooked(t, stored.companyId, today);
  await fillPlans(t, stored.companyId, today);
  await fillDeposits(t, stored.companyId, today);
  await fillApas(t, company, stored, today);
  await fillHistories(t, stored.companyId);
  await fillOpenCharters(t, company, stored, today);
}

/** Adds a charter for each booking. It costs what its invoice says, or its price if only a deposit is invoiced. */
async function fillBooked(t: Transaction, companyId: number, today: Day): Promise<void> {
  await sql`
    with whole as (
      select i.event_id, i.id from invoices i where i.company_id = ${companyId} and i.status <> 'cancelled' and i.kind = 'invoice'
    ), taken as (
      select e.*, w.id as invoice_id, o.house_rules, (e.created_at at time zone o.time_zone)::date as taken_on,
        not exists (select from invoices i where i.company_id = e.company_id and i.event_id = e.id and i.status not in ('paid', 'cancelled')) and w.id is not null as is_paid
      from schedule_events e join companies o on o.id = e.company_id left join whole w on w.event_id = e.id
      where e.company_id = ${companyId} and e.type = 'charter' and e.block_id is null and e.end_date > ${today}::date - ${since}::integer
    ), priced as (
      select t.*, coalesce(l.taxable, t.price / 100.0)::numeric(12, 2) as taxable, coalesce(l.exempt, 0)::numeric(12, 2) as exempt,
        (t.house_rules->>'taxRate')::numeric(5, 2) as rate
      from taken t left join lateral (
        select sum(n.total) filter (where not n.tax_exempt) as taxable, sum(n.total) filter (where n.tax_exempt) as exempt
        from invoice_items n where n.company_id = t.company_id and n.invoice_id = t.invoice_id and n.deposit_invoice_id is null) l on true
    )
    insert into charters (company_id, number, type, state, customer_id, title, yacht_id, start_date, end_date, adults, source, currency, tax_rate,
      fee, subtotal, tax_amount, total, at_base, commission, deposit, booked_at, created_at, updated_at)
    select p.company_id, format('C-%s-%s', extract(year from p.taken_on), lpad((row_number() over (partition by extract(year from p.taken_on) order by p.created_at, p.id))::text, 4, '0')),
      'charter', case when p.is_paid and p.end_date < ${today}::date - ${closedAfter}::integer then 'closed' else 'booked' end,
      p.customer_id, p.title, p.yacht_id, p.start_date, p.end_date, 4 + p.id % 5, (array['phone', 'email', 'website'])[1 + p.id % 3], p.currency, p.rate,
      (p.price / 100.0)::numeric(12, 2), p.taxable + p.exempt, round(p.taxable * p.rate / 100, 2), p.taxable + p.exempt + round(p.taxable * p.rate / 100, 2), 0, 0,
      coalesce((select y.deposit from yacht_terms y where y.company_id = p.company_id and y.yacht_id = p.yacht_id), 0), p.created_at, p.created_at, p.created_at
    from priced p order by p.created_at, p.id`.execute(t);
  await sql`
    update schedule_events e set charter_id = c.id from charters c
    where c.company_id = ${companyId} and e.company_id = c.company_id and e.yacht_id = c.yacht_id and e.start_date = c.start_date and e.type = 'charter'`.execute(
    t,
  );
  await sql`
    insert into charter_lines (company_id, charter_id, position, kind, label, quantity, unit_price, total, tax_exempt)
    select e.company_id, e.charter_id, n.position - 1, case n.position when 1 then 'base' else 'extra' end, left(split_part(n.description, chr(10), 1), 200),
      n.quantity, n.unit_price, n.total, n.tax_exempt
    from schedule_events e join invoices i on i.company_id = e.company_id and i.event_id = e.id and i.kind = 'invoice' and i.status <> 'cancelled'
      join invoice_items n on n.company_id = i.company_id and n.invoice_id = i.id and n.deposit_invoice_id is null
    where e.company_id = ${companyId} and e.charter_id is not null order by e.charter_id, n.position`.execute(t);
  await sql`
    insert into charter_lines (company_id, charter_id, position, kind, label, quantity, unit_price, total)
    select c.company_id, c.id, 0, 'base', c.title, 1, c.fee, c.fee from charters c
    where c.company_id = ${companyId} and not exists (select from charter_lines l where l.company_id = c.company_id and l.charter_id = c.id) order by c.id`.execute(
    t,
  );
  await sql`
    insert into charter_counters (company_id, year, last_number)
    select company_id, substring(number from 3 for 4)::integer, max(substring(number from 8)::integer) from charters where company_id = ${companyId} group by 1, 2`.execute(
    t,
  );
}

/** The installments are the issued invoices; the rest after a deposit is still to be invoiced. */
async function fillPlans(t: Transaction, companyId: number, today: Day): Promise<void> {
  await sql`
    insert into charter_instalments (company_id, charter_id, position, kind, label, share, taxable, exempt, amount, due_date, invoice_id, drafted_on, created_at, updated_at)
    select c.company_id, c.id, row_number() over (partition by c.id order by i.issue_date, i.id) - 1, 'fee',
      case when count(*) over (partition by c.id) > 1 and i.kind = 'invoice' then 'Second installment' when i.kind = 'deposit' then 'First installment' else 'Full payment' end,
      case when c.total > 0 then round(i.total * 100 / c.total, 2) else 0 end, s.taxable, i.subtotal - s.taxable, i.total, i.due_date, i.id, i.issue_date, c.created_at, c.created_at
    from charters c join schedule_events e on e.company_id = c.company_id and e.charter_id = c.id
      join invoices i on i.company_id = e.company_id and i.event_id = e.id and i.status <> 'cancelled'
      cross join lateral (select coalesce(sum(x.taxable), 0) as taxable from invoice_taxes x where x.company_id = i.company_id and x.invoice_id = i.id and x.category = 'S') s
    where c.company_id = ${companyId} order by c.id, i.issue_date, i.id`.execute(t);
  await sql`
    insert into charter_instalments (company_id, charter_id, position, kind, label, share, taxable, exempt, amount, due_date, created_at, updated_at)
    select c.company_id, c.id, 1, 'fee', 'Second installment', 100 - p.share, c.subtotal - p.taxable - p.exempt, 0, c.total - p.amount,
      greatest(${today}::date + 1, c.start_date::date - 28), c.created_at, c.created_at
    from charters c join charter_instalments p on p.company_id = c.company_id and p.charter_id = c.id and p.amount < c.total
    where c.company_id = ${companyId} and not exists (select from charter_instalments o where o.company_id = c.company_id and o.charter_id = c.id and o.id <> p.id) order by c.id`.execute(
    t,
  );
}

/** Deposits are received four weeks before the charter and refunded two days after its end, occasionally with a part withheld. */
async function fillDeposits(t: Transaction, companyId: number, today: Day): Promise<void> {
  await sql`
    insert into charter_instalments (company_id, charter_id, position, kind, label, taxable, exempt, amount, due_date, received_on, method, created_at, updated_at)
    select c.company_id, c.id, 2, 'deposit', 'Security deposit', 0, c.deposit, c.deposit, d.due, case when d.due < ${today}::date then d.due end,
      case when d.due < ${today}::date then 'bank_transfer' end, c.created_at, c.created_at
    from charters c cross join lateral (select greatest(c.booked_at::date, c.start_date::date - 28) as due) d
    where c.company_id = ${companyId} and c.deposit > 0 order by c.id`.execute(t);
  await sql`
    insert into deposit_settlements (company_id, charter_id, deposit, deductions, withheld, refund, uncovered, refunded_on, method, created_at)
    select c.company_id, c.id, p.amount, case when k.kept > 0 then jsonb_build_array(jsonb_build_object('description', 'Fender lost', 'amount', k.kept::text)) else '[]' end,
      k.kept, p.amount - k.kept, 0, c.end_date::date + 2, 'bank_transfer', c.end_date + interval '2 days'
    from charters c join charter_instalments p on p.company_id = c.company_id and p.charter_id = c.id and p.kind = 'deposit'
      cross join lateral (select least(p.amount, case when c.id % 4 = 0 then 120.50 else 0.00 end) as kept) k
    where c.company_id = ${companyId} and c.state = 'closed' and p.received_on is not null order by c.id`.execute(t);
}

/** The person who took the booking added and booked the charter, and closed it if it is closed. */
async function fillHistories(t: Transaction, companyId: number): Promise<void> {
  await sql`
    insert into activities (company_id, user_id, user_name, action, resource_type, resource_id, details, timestamp)
    select c.company_id, a.user_id, a.user_name, h.action, 'charter', c.id, h.details, h.at
    from charters c join schedule_events e on e.company_id = c.company_id and e.charter_id = c.id
      join activities a on a.company_id = e.company_id and a.resource_type = 'schedule' and a.resource_id = e.id and a.action = 'schedule'
      cross join lateral (values ('create', format('Added charter %s', c.number), c.created_at, true),
        ('status', format('Booked %s', c.number), c.created_at, true),
        ('status', format('Closed %s', c.number), c.end_date + interval '3 days', c.state = 'closed')) h(action, details, at, happened)
    where c.company_id = ${companyId} and h.happened order by h.at, c.id, h.details`.execute(t);
}

type DemoEnquiry = {
  state: 'enquiry' | 'quote' | 'option' | 'waiting' | 'expired' | 'lost' | 'cancelled';
  /** The position among the yachts chartered by the week; none if the yacht is undecided. */ yacht?: number;
  /** About how many weeks from now. */ weeks?: number;
  daysAgo: number;
  contact: readonly [string, string, string];
  source: 'phone' | 'email' | 'website' | 'agency';
  message?: string;
  reason?: string;
};

const enquiries: readonly DemoEnquiry[] = [
  {
    state: 'enquiry',
    daysAgo: 0,
    contact: ['Ines', 'Okafor', 'ines.okafor@guests.example'],
    source: 'email',
    message: 'A week in summer for six, with a skipper, somewhere quiet. What would you recommend?',
  },
  {
    state: 'enquiry',
    daysAgo: 2,
    contact: ['Jonas', 'Weidemann', 'jonas@weidemann.example'],
    source: 'website',
    message: 'Our company’s anniversary: two days, twenty people.',
  },
  { state: 'quote', yacht: 0, weeks: 22, daysAgo: 1, contact: ['Clara', 'Montrose', 'clara@montrose.example'], source: 'phone' },
  { state: 'quote', yacht: 1, weeks: 26, daysAgo: 4, contact: ['Henrik', 'Dahl', 'henrik.dahl@guests.example'], source: 'agency' },
  { state: 'option', yacht: 0, weeks: 30, daysAgo: 2, contact: ['Amira', 'Haddad', 'amira@haddad.example'], source: 'phone' },
  { state: 'waiting', yacht: 0, weeks: 30, daysAgo: 1, contact: ['Peter', 'Lindqvist', 'peter@lindqvist.example'], source: 'email' },
  { state: 'expired', yacht: 1, weeks: 28, daysAgo: 12, contact: ['Sofia', 'Almeida', 'sofia@almeida.example'], source: 'website' },
  {
    state: 'lost',
    yacht: 1,
    weeks: 24,
    daysAgo: 20,
    contact: ['Grant', 'Ellison', 'grant@ellison.example'],
    source: 'agency',
    reason: 'Went for a smaller yacht',
  },
  {
    state: 'cancelled',
    yacht: 0,
    weeks: 34,
    daysAgo: 30,
    contact: ['Yuki', 'Tanabe', 'yuki@tanabe.example'],
    source: 'phone',
    reason: 'Cancelled for illness within the grace period',
  },
];

/** Enquiries, quotes, an option with a charter waiting behind it, and lost charters. */
async function fillOpenCharters(t: Transaction, company: DemoCompany, { companyId, yachts, people }: Stored, today: Day): Promise<void> {
  const weekly = company.yachts.filter(({ week, status }) => week && status === 'active');
  const by = company.people[0];
  const year = today.slice(0, 4);
  for (const { state, yacht, weeks = 0, daysAgo, contact, source, message, reason = null } of enquiries) {
    const yachtId = yacht === undefined ? null : of(yachts, weekly[yacht % weekly.length]?.name ?? '');
    const stay =
      yachtId === null
        ? null
        : await freeWeek(t, companyId, { yachtId, from: daysAfter(saturdayOnOrBefore(today), weeks * 7), mayShare: state === 'waiting' });
    const made = `${daysAfter(today, -daysAgo - 1)} 10:24`;
    const [contactFirstName, contactLastName, contactEmail] = contact;
    const number = await nextNumber(t, companyId, year);
    const holds = ['option', 'waiting', 'cancelled'].includes(state);
    const customerId = holds
      ? (
          await t
            .insertInto('customers')
            .values({
              companyId,
              firstName: contactFirstName,
              lastName: contactLastName,
              email: contactEmail,
              createdAt: made,
              updatedAt: made,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id
      : null;
    const { id } = await t
      .insertInto('charters')
      .values({
        companyId,
        number,
        type: 'charter',
        state: stay === null ? 'enquiry' : 'quote',
        customerId,
        contactFirstName,
        contactLastName,
        contactEmail,
        yachtId,
        startDate: stay && `${stay} ${guestsBoard}`,
        endDate: stay && `${daysAfter(stay, 7)} ${guestsLeave}`,
        adults: 6,
        source,
        currency: company.currency,
        taxRate: decimalOf(company.taxRate * 100),
        message: message ?? null,
        createdAt: made,
        updatedAt: made,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const activities: [string, string, string][] = [['create', `Added charter ${number}`, made]];
    if (yachtId !== null && stay !== null) {
      await priceByLists(
        t,
        asCompany(companyId),
        { companyId, id },
        {
          type: 'charter',
          yachtId,
          startDate: new Date(`${stay}T15:00:00Z`).toISOString(),
          endDate: new Date(`${daysAfter(stay, 7)}T08:00:00Z`).toISOString(),
          adults: 6,
          children: 0,
          commissionPercent: '0.00',
          extraIds: [],
          given: [],
        },
      );
      activities.push(...(await moveTo(t, { companyId, id, number, state, reason, today, daysAgo })));
    }
    await t
      .insertInto('activities')
      .values(
        activities.map(([action, details, timestamp]) => ({
          companyId,
          userId: by ? of(people, by.firstName) : at([], 0),
          userName: by ? `${by.firstName} ${by.lastName}` : '',
          action,
          resourceType: 'charter',
          resourceId: id,
          details,
          timestamp,
        })),
      )
      .execute();
  }
}

/** The first Saturday, from a day on, with a free week for a yacht. A waiting charter may share the dates of an option. */
async function freeWeek(
  t: Transaction,
  companyId: number,
  { yachtId, from, mayShare }: { yachtId: number; from: Day; mayShare: boolean },
): Promise<Day> {
  const { rows } = await sql<{ day: string }>`
    select d.day::date::text as day from generate_series(${from}::date, ${from}::date + 210, interval '7 days') d(day)
    where not exists (select from schedule_events e where e.company_id = ${companyId} and e.yacht_id = ${yachtId}
      and e.start_date < d.day + interval '8 days' and e.end_date > d.day and (e.held_until is null or not ${mayShare}))
    order by d.day limit 1`.execute(t);
  return rows[0]?.day ?? from;
}

async function nextNumber(t: Transaction, companyId: number, year: string): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into charter_counters as n (company_id, year, last_number) values (${companyId}, ${Number(year)}, 1)
    on conflict (company_id, year) do update set last_number = n.last_number + 1 returning last_number as last`.execute(t);
  return `C-${year}-${String(rows[0]?.last ?? 1).padStart(4, '0')}`;
}

type Moved = {
  companyId: number;
  id: number;
  number: string;
  state: DemoEnquiry['state'];
  reason: string | null;
  today: Day;
  daysAgo: number;
};

/** Moves a quote to its state, and returns the activities about it. */
async function moveTo(
  t: Transaction,
  { companyId, id, number, state, reason, today, daysAgo }: Moved,
): Promise<[string, string, string][]> {
  const then = `${daysAfter(today, -daysAgo - 1)} 10:31`;
  const set = (changes: Parameters<typeof changeRow<'charters'>>[3]) => changeRow(t, 'charters', { companyId, id }, changes);
  if (state === 'option') {
    const until = `${daysAfter(today, 3)} 18:00`;
    await set({ state, optionUntil: until, queuedAt: then });
    await sql`
      insert into schedule_events (company_id, charter_id, yacht_id, type, start_date, end_date, title, customer_id, price, currency, held_until, created_at, updated_at)
      select c.company_id, c.id, c.yacht_id, c.type, c.start_date, c.end_date, k.last_name || ' ' || c.number, c.customer_id, round(c.total * 100), c.currency, c.option_until, c.created_at, c.created_at
      from charters c join customers k on k.company_id = c.company_id and k.id = c.customer_id where c.company_id = ${companyId} and c.id = ${id}`.execute(
      t,
    );
    return [['status', `Put ${number} on option`, then]];
  }
  if (state === 'waiting') {
    await set({ state, queuedAt: then });
    return [['status', `${number} waits for the yacht`, then]];
  }
  if (state === 'expired') {
    await set({ state });
    return [
      ['status', `Put ${number} on option`, then],
      ['status', `Option ${number} expired`, `${daysAfter(today, -daysAgo + 4)} 18:00`],
    ];
  }
  if (state === 'lost') {
    await set({ state, reason });
    return [['status', `${number} is lost`, `${daysAfter(today, -daysAgo + 6)} 09:15`]];
  }
  if (state === 'cancelled') {
    const cancelledOn = daysAfter(today, -daysAgo + 3);
    await set({ state, reason, bookedAt: then, cancelledOn, cancellationFee: '0.00' });
    return [
      ['status', `Booked ${number}`, then],
      ['status', `Cancelled ${number} without a fee`, `${cancelledOn} 16:40`],
    ];
  }
  return [];
}
