import { sql } from 'kysely';
import { within, type Scope, type Transaction } from '../platform/database.ts';
import type { Cell } from '../platform/csv.ts';
import type { DB as Tables } from '../tables.ts';

/** A table as a CSV file: its columns as the API names them. */
type Sheet = { file: string; table: keyof Tables; columns: string[]; /** what its rows are told apart by */ key: 'id' };

const rowsAtOnce = 500;

function sheet<T extends keyof Tables>(file: string, table: T, columns: (keyof Tables[T] & string)[]): Sheet {
  return { file, table, columns, key: 'id' };
}

const written = ['createdAt', 'updatedAt'] as const;

/** Everything a company has in rows. Secrets, and what only the server needs, are left out by not being named here. */
export const sheets: Sheet[] = [
  sheet('company.csv', 'companies', [
    'id',
    'name',
    'description',
    'address',
    'contactPhone',
    'contactEmail',
    'website',
    'logo',
    'subscriptionTier',
    'ownerId',
    'timeZone',
    'defaultCurrency',
    'houseRules',
    'formats',
    'taxNumber',
    'paymentDetails',
    'iban',
    'deletionDue',
    ...written,
  ]),
  sheet('people.csv', 'users', [
    'id',
    'email',
    'firstName',
    'lastName',
    'role',
    'imageUrl',
    'formats',
    'lastLogin',
    'deactivatedAt',
    ...written,
  ]),
  sheet('yachts.csv', 'yachts', [
    'id',
    'name',
    'type',
    'length',
    'status',
    'imageUrl',
    'flagCountry',
    'location',
    'year',
    'captainId',
    'houseRules',
    ...written,
  ]),
  sheet('crew.csv', 'crew', ['id', 'name', 'role', 'email', 'phone', 'certifications', 'experience', 'imageUrl', 'yachtId', ...written]),
  sheet('certificates.csv', 'certificates', [
    'id',
    'crewId',
    'type',
    'number',
    'issuingAuthority',
    'issueDate',
    'expiryDate',
    'fileUrl',
    ...written,
  ]),
  sheet('customers.csv', 'customers', [
    'id',
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'organisation',
    'postCode',
    'city',
    'country',
    'vatNumber',
    'registrationNumber',
    'buyerReference',
    'electronicAddress',
    'electronicScheme',
    'notes',
    ...written,
  ]),
  sheet('maintenance.csv', 'maintenance', [
    'id',
    'title',
    'description',
    'yachtId',
    'type',
    'status',
    'progress',
    'scheduledDate',
    'completedDate',
    'estimatedCost',
    'actualCost',
    ...written,
  ]),
  sheet('schedule.csv', 'scheduleEvents', [
    'id',
    'title',
    'description',
    'yachtId',
    'type',
    'color',
    'customerId',
    'maintenanceId',
    'startDate',
    'endDate',
    'price',
    'currency',
    'estimatedCost',
    'actualCost',
    ...written,
  ]),
  sheet('trips.csv', 'trips', [
    'id',
    'yachtId',
    'departureLocation',
    'departureLatitude',
    'departureLongitude',
    'arrivalLocation',
    'arrivalLatitude',
    'arrivalLongitude',
    'departureDate',
    'arrivalDate',
    'status',
    'type',
    ...written,
  ]),
  sheet('tracks.csv', 'tracks', ['id', 'tripId', 'pointCount', 'sailedMiles', 'startedAt', 'endedAt', 'createdAt']),
  sheet('expenses.csv', 'expenses', [
    'id',
    'yachtId',
    'category',
    'subcategory',
    'description',
    'amount',
    'currency',
    'expenseDate',
    'vendor',
    'paymentMethod',
    'receiptUrl',
    'notes',
    'bankLineId',
    ...written,
  ]),
  sheet('income.csv', 'income', [
    'id',
    'customerId',
    'yachtId',
    'invoiceId',
    'paymentId',
    'category',
    'subcategory',
    'description',
    'amount',
    'currency',
    'incomeDate',
    'paymentStatus',
    'paymentMethod',
    'notes',
    ...written,
  ]),
  sheet('invoices.csv', 'invoices', [
    'id',
    'customerId',
    'eventId',
    'yachtId',
    'invoiceNumber',
    'issueDate',
    'dueDate',
    'status',
    'prices',
    'discountPercent',
    'discountAmount',
    'serviceFrom',
    'serviceTo',
    'purchaseOrder',
    'lineTotal',
    'discountTotal',
    'subtotal',
    'taxRate',
    'taxAmount',
    'total',
    'currency',
    'notes',
    'pdfUrl',
    'sentAt',
    'remindersStopped',
    'issuedAs',
    ...written,
  ]),
  sheet('invoice-items.csv', 'invoiceItems', [
    'id',
    'invoiceId',
    'position',
    'description',
    'quantity',
    'unitPrice',
    'total',
    'taxExempt',
    'unit',
    'discountPercent',
    'net',
    'taxRateId',
    'taxName',
    'taxCategory',
    'taxPercent',
    'taxReason',
    'outsideShare',
    'outsideAmount',
    'outsideTaxRateId',
    'outsideCategory',
    'outsideReason',
    'createdAt',
  ]),
  sheet('invoice-taxes.csv', 'invoiceTaxes', ['id', 'invoiceId', 'position', 'category', 'percent', 'taxable', 'tax', 'reason']),
  sheet('tax-rates.csv', 'taxRates', [
    'id',
    'name',
    'category',
    'percent',
    'reason',
    'reasonCode',
    'country',
    'validFrom',
    'validTo',
    ...written,
  ]),
  sheet('books-settings.csv', 'booksSettings', ['id', 'prices', 'taxRateId', 'issuedStays', 'reminderLevels', ...written]),
  sheet('payments.csv', 'payments', [
    'id',
    'direction',
    'customerId',
    'day',
    'amount',
    'currency',
    'method',
    'reference',
    'note',
    'bankLineId',
    ...written,
  ]),
  sheet('bank-accounts.csv', 'bankAccounts', ['id', 'name', 'iban', 'currency', 'mapping', ...written]),
  sheet('bank-files.csv', 'bankFiles', [
    'id',
    'accountId',
    'name',
    'sha256',
    'lines',
    'known',
    'fromDay',
    'toDay',
    'opening',
    'closing',
    'createdAt',
  ]),
  sheet('bank-lines.csv', 'bankLines', [
    'id',
    'accountId',
    'fileId',
    'day',
    'amount',
    'currency',
    'name',
    'iban',
    'text',
    'reference',
    'isReversal',
    'fingerprint',
    'occurrence',
    'ignored',
    'booked',
    ...written,
  ]),
  sheet('allocations.csv', 'allocations', ['id', 'day', 'amount', 'creditPaymentId', 'debitInvoiceId', 'debitPaymentId', 'createdAt']),
  sheet('payment-reminders.csv', 'paymentReminders', ['id', 'invoiceId', 'level', 'day', 'sentTo', 'open', 'createdAt']),
  sheet('activities.csv', 'activities', [
    'id',
    'timestamp',
    'action',
    'resourceType',
    'resourceId',
    'details',
    'changes',
    'userId',
    'userName',
    'ip',
  ]),
  sheet('invitations.csv', 'invitations', ['id', 'email', 'role', 'invitedByName', 'expiresAt', ...written]),
  sheet('api-tokens.csv', 'apiTokens', ['id', 'name', 'reach', 'userId', 'lastUsedAt', ...written]),
  sheet('calendar-feeds.csv', 'calendarFeeds', ['id', 'yachtId', 'userId', 'userName', 'lastReadAt', 'createdAt']),
  sheet('subscriptions.csv', 'subscriptions', [
    'id',
    'provider',
    'planId',
    'status',
    'cancelAtPeriodEnd',
    'trialEnd',
    'currentPeriodStart',
    'currentPeriodEnd',
    'endedAt',
    'cardBrand',
    'cardLast4',
    ...written,
  ]),
];

type Company = { scope: Scope; companyId: number };

/** The rows of a sheet, a few hundred at a time. */
export async function* rowsOf(t: Transaction, company: Company, { table, columns, key }: Sheet): AsyncGenerator<Cell[][]> {
  for await (const rows of batches<Record<string, unknown>>(t, company, {
    table,
    select: sql.join(columns.map((column) => sql.ref(column))),
    key,
  })) {
    yield rows.map((row) => columns.map((column) => cellOf(row[column])));
  }
}

/** Any table's rows in the order of its key. Each batch begins where the last one ended, so that none costs more than the first. */
export async function* batches<Row>(
  t: Transaction,
  company: Company,
  {
    table,
    select,
    key = 'id',
    atOnce = rowsAtOnce,
  }: { table: keyof Tables; select: ReturnType<typeof sql>; key?: string; atOnce?: number },
): AsyncGenerator<Row[]> {
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<Row & { key: unknown }>`
      select ${select}, ${sql.ref(key)} as key from ${sql.table(table)} where ${ownedBy(company, table)} and ${after} order by ${sql.ref(key)} limit ${atOnce}`.execute(
      t,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
    after = sql`${sql.ref(key)} > ${rows.at(-1)?.key}`;
  }
}

/** How many rows a table has of this company. */
export async function countOf(t: Transaction, company: Company, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)} where ${ownedBy(company, table)}`.execute(t);
  return rows[0]?.count ?? 0;
}

function ownedBy({ scope, companyId }: Company, table: keyof Tables) {
  return table === 'companies' ? sql<boolean>`id = ${companyId}` : within(scope, table);
}

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
