import { sql, type RawBuilder } from 'kysely';
import { reports, type ReportName, type ReportPeriod } from '#domain/reports/report.ts';
import { windowOf } from '#domain/shared/calendar-days.ts';
import type { ChosenFormats, Formats } from '#domain/shared/formats.ts';
import { firstExpiry } from '../crew/store.ts';
import { charterState } from '../desk/store.ts';
import { customerName as invoiceCustomer, effectiveStatus as invoiceStatus } from '../finance/invoice-store.ts';
import { within, type Database, type Scope, type Transaction } from '../platform/database.ts';
import {
  asDecimal,
  creditedOfInvoice,
  customerNameOf,
  isOpenWork,
  isThere,
  openOfInvoice,
  paidOfInvoice,
} from '../platform/expressions.ts';

/** Which rows, in which time zone, and in which formats of dates and times. */
export type ReportRequest = ReportPeriod & { report: ReportName; companyId: number; timeZone: string; formats: Formats };
type Expression = RawBuilder<unknown>;
type Source = {
  row: string;
  from: Expression;
  /** the column compared with the period, and whether it is a day or a moment */ dated: string;
  by: 'day' | 'moment';
  order: Expression;
};

const yacht = (row: string) =>
  sql`(select y.name from yachts y where y.company_id = ${sql.ref(`${row}.companyId`)} and y.id = ${sql.ref(`${row}.yachtId`)})`;
const customer = (row: string) =>
  sql`(select ${customerNameOf('c')} from customers c where c.company_id = ${sql.ref(`${row}.companyId`)} and c.id = ${sql.ref(`${row}.customerId`)})`;
const count = (table: string, theirs: RawBuilder<boolean>) => sql`(select count(*) from ${sql.table(table)} k where ${theirs})`;

const sources: Record<ReportName, Source> = {
  fleet: { row: 'y', from: sql`yachts y`, dated: 'y.createdAt', by: 'moment', order: sql`lower(y.name), y.id` },
  crew: { row: 'm', from: sql`crew m`, dated: 'm.createdAt', by: 'moment', order: sql`m.name collate "und-x-icu", m.id` },
  maintenance: {
    row: 'r',
    from: sql`maintenance r join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id`,
    dated: 'r.scheduledDate',
    by: 'moment',
    order: sql`r.scheduled_date, r.id`,
  },
  schedule: {
    row: 'e',
    from: sql`(select * from schedule_events e where ${isThere('e')}) e`,
    dated: 'e.startDate',
    by: 'moment',
    order: sql`e.start_date, e.id`,
  },
  charters: {
    row: 'c',
    // Seats count for the yacht of their departure, when it sails.
    from: sql`(select c.*, coalesce(c.start_date, z.start_date) as begins, coalesce(c.end_date, z.end_date) as ends, coalesce(c.yacht_id, z.yacht_id) as on_yacht
      from charters c left join schedule_events z on z.company_id = c.company_id and z.id = c.departure_id) c`,
    dated: 'c.begins',
    by: 'moment',
    order: sql`c.begins nulls last, c.id`,
  },
  trips: {
    row: 'p',
    from: sql`trips p left join tracks k on k.company_id = p.company_id and k.trip_id = p.id`,
    dated: 'p.departureDate',
    by: 'moment',
    order: sql`p.departure_date, p.id`,
  },
  customers: {
    row: 'c',
    from: sql`customers c`,
    dated: 'c.createdAt',
    by: 'moment',
    order: sql`c.last_name collate "und-x-icu", c.first_name collate "und-x-icu", c.id`,
  },
  expenses: { row: 'x', from: sql`expenses x`, dated: 'x.expenseDate', by: 'day', order: sql`x.expense_date, x.id` },
  income: { row: 'n', from: sql`income n`, dated: 'n.incomeDate', by: 'day', order: sql`n.income_date, n.id` },
  invoices: {
    row: 'i',
    from: sql`invoices i join companies o on o.id = i.company_id`,
    dated: 'i.issueDate',
    by: 'day',
    order: sql`i.issue_date, i.invoice_number, i.id`,
  },
};

type Local = (moment: string) => Expression;
type Selected = { [Name in ReportName]: (local: Local) => Record<keyof (typeof reports)[Name]['columns'], Expression> };

const selected: Selected = {
  fleet: (local) => ({
    name: sql`y.name`,
    type: sql`y.type`,
    length: sql`y.length`,
    status: sql`y.status`,
    year: sql`y.year`,
    flagCountry: sql`y.flag_country`,
    location: sql`y.location`,
    captain: sql`(select m.name from crew m where m.company_id = y.company_id and m.id = y.captain_id)`,
    crewCount: count('crew', sql`k.company_id = y.company_id and k.yacht_id = y.id`),
    nextMaintenance: sql`(select ${local('min(r.scheduled_date)')} from maintenance r where r.company_id = y.company_id and r.yacht_id = y.id and ${isOpenWork} and r.scheduled_date >= now())`,
    added: local('y.created_at'),
  }),
  crew: (local) => ({
    name: sql`m.name`,
    role: sql`m.role`,
    yacht: yacht('m'),
    email: sql`m.email`,
    phone: sql`m.phone`,
    certifications: sql`m.certifications`,
    experience: sql`m.experience`,
    certificates: count('certificates', sql`k.company_id = m.company_id and k.crew_id = m.id`),
    nextExpiry: firstExpiry,
    added: local('m.created_at'),
  }),
  maintenance: (local) => ({
    title: sql`r.title`,
    yacht: yacht('r'),
    type: sql`r.type`,
    status: sql`r.status`,
    progress: sql`r.progress`,
    scheduled: local('r.scheduled_date'),
    completed: local('r.completed_date'),
    estimatedCost: sql`r.estimated_cost`,
    actualCost: sql`r.actual_cost`,
    currency: sql`e.currency`,
    description: sql`r.description`,
  }),
  schedule: (local) => ({
    title: sql`e.title`,
    type: sql`e.type`,
    yacht: yacht('e'),
    customer: customer('e'),
    start: local('e.start_date'),
    end: local('e.end_date'),
    hours: sql`trim_scale(round(extract(epoch from e.end_date - e.start_date) / 3600, 2))`,
    price: asDecimal(sql`e.price`),
    estimatedCost: asDecimal(sql`e.estimated_cost`),
    actualCost: asDecimal(sql`e.actual_cost`),
    currency: sql`e.currency`,
    description: sql`e.description`,
  }),
  charters: (local) => ({
    number: sql`c.number`,
    state: charterState,
    type: sql`c.type`,
    customer: sql`coalesce((select ${customerNameOf('k')} from customers k where k.company_id = c.company_id and k.id = c.customer_id), nullif(concat_ws(' ', c.contact_first_name, c.contact_last_name), ''))`,
    yacht: sql`(select y.name from yachts y where y.company_id = c.company_id and y.id = c.on_yacht)`,
    start: local('c.begins'),
    end: local('c.ends'),
    adults: sql`c.adults`,
    children: sql`c.children`,
    source: sql`c.source`,
    agency: sql`(select a.name from agencies a where a.company_id = c.company_id and a.id = c.agency_id)`,
    commissionPercent: sql`c.commission_percent`,
    commission: sql`c.commission`,
    fee: sql`c.fee`,
    tax: sql`c.tax_amount`,
    total: sql`c.total`,
    atBase: sql`c.at_base`,
    deposit: sql`c.deposit`,
    currency: sql`c.currency`,
    booked: local('c.booked_at'),
    reason: sql`c.reason`,
    notes: sql`c.notes`,
  }),
  trips: (local) => ({
    yacht: yacht('p'),
    departureLocation: sql`p.departure_location`,
    arrivalLocation: sql`p.arrival_location`,
    departure: local('p.departure_date'),
    arrival: local('p.arrival_date'),
    status: sql`p.status`,
    type: sql`p.type`,
    sailedMiles: sql`round(k.sailed_miles::numeric, 1)`,
    departureLatitude: sql`p.departure_latitude`,
    departureLongitude: sql`p.departure_longitude`,
    arrivalLatitude: sql`p.arrival_latitude`,
    arrivalLongitude: sql`p.arrival_longitude`,
  }),
  customers: (local) => ({
    firstName: sql`c.first_name`,
    lastName: sql`c.last_name`,
    organisation: sql`c.organisation`,
    email: sql`c.email`,
    phone: sql`c.phone`,
    address: sql`c.address`,
    bookings: count('schedule_events', sql`k.company_id = c.company_id and k.customer_id = c.id and k.held_until is null`),
    invoices: count('invoices', sql`k.company_id = c.company_id and k.customer_id = c.id`),
    notes: sql`c.notes`,
    added: local('c.created_at'),
  }),
  expenses: () => ({
    date: sql`x.expense_date`,
    category: sql`x.category`,
    subcategory: sql`x.subcategory`,
    description: sql`x.description`,
    vendor: sql`x.vendor`,
    yacht: yacht('x'),
    amount: sql`x.amount`,
    currency: sql`x.currency`,
    paymentMethod: sql`x.payment_method`,
    receipt: sql`case when x.receipt_url is not null then 'Yes' end`,
    notes: sql`x.notes`,
  }),
  income: () => ({
    date: sql`n.income_date`,
    category: sql`n.category`,
    subcategory: sql`n.subcategory`,
    description: sql`n.description`,
    customer: customer('n'),
    yacht: yacht('n'),
    invoice: sql`(select i.invoice_number from invoices i where i.company_id = n.company_id and i.id = n.invoice_id)`,
    amount: sql`n.amount`,
    currency: sql`n.currency`,
    paymentStatus: sql`n.payment_status`,
    paymentMethod: sql`n.payment_method`,
    notes: sql`n.notes`,
  }),
  invoices: (local) => ({
    number: sql`i.invoice_number`,
    customer: invoiceCustomer,
    status: invoiceStatus,
    issued: sql`i.issue_date`,
    due: sql`i.due_date`,
    booking: sql`(select e.title from schedule_events e where e.company_id = i.company_id and e.id = i.event_id)`,
    subtotal: sql`i.subtotal`,
    taxRate: sql`i.tax_rate`,
    tax: sql`i.tax_amount`,
    total: sql`i.total`,
    paid: paidOfInvoice,
    credited: creditedOfInvoice,
    open: openOfInvoice,
    currency: sql`i.currency`,
    sent: local('i.sent_at'),
    notes: sql`i.notes`,
  }),
};

/** Every row of a report, in its order. Moments are in the company's time zone. */
export function reportRows(scope: Scope, request: ReportRequest): RawBuilder<Record<string, unknown>> {
  const { from, order } = sources[request.report];
  const local: Local = (moment) => sql`to_char(${sql.raw(moment)} at time zone ${request.timeZone}, 'YYYY-MM-DD HH24:MI')`;
  const columns = Object.entries<Expression>(selected[request.report](local)).map(([key, value]) => sql`${value} as ${sql.ref(key)}`);
  return sql`select ${sql.join(columns)} from ${from} where ${matching(scope, request)} order by ${order}`;
}

/** The number of rows in a report. */
export async function countRows(t: Transaction, scope: Scope, request: ReportRequest): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from ${sources[request.report].from} where ${matching(scope, request)}`.execute(t);
  return rows[0]?.count ?? 0;
}

// The period includes its last day: it ends where the next day begins in the company's time zone.
function matching(scope: Scope, { report, companyId, timeZone, from, to }: ReportRequest): RawBuilder<boolean> {
  const { row, dated, by } = sources[report];
  const at = sql.ref(dated);
  const conditions = [within(scope, row), sql<boolean>`${sql.ref(`${row}.companyId`)} = ${companyId}`];
  if (from)
    conditions.push(
      by === 'day' ? sql<boolean>`${at} >= ${from}::date` : sql<boolean>`${at} >= ${windowOf(timeZone, from, from).from}::timestamptz`,
    );
  if (to)
    conditions.push(
      by === 'day' ? sql<boolean>`${at} <= ${to}::date` : sql<boolean>`${at} < ${windowOf(timeZone, to, to).to}::timestamptz`,
    );
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The time zone and the formats of a company; undefined if this scope can't see it. */
export async function reportedCompany(db: Database, scope: Scope, companyId: number) {
  const company = await db.in(scope).selectFrom('companies').select(['timeZone', 'formats']).where('id', '=', companyId).executeTakeFirst();
  return company && { ...company, formats: company.formats as ChosenFormats };
}
