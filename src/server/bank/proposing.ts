// The records that lines of an account could match.
import { sql } from 'kysely';
import type { BankLine, BankProposal } from '#domain/finance/bank.ts';
import { proposalsFor, type Books } from '#domain/finance/bank-proposals.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { centsOf } from '#domain/shared/money.ts';
import { closedUntil } from '../closings/store.ts';
import { companyOf, companyPlace, type Reader } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { openOfInvoice, owedToOwner } from '../platform/expressions.ts';

type Span = { companyId: number; currency: string; from: Day; to: Day };

/** Everything open or not matched to a bank line yet, around these days; with the formats of this reader's dates. */
export async function booksFor(t: Transaction, { companyId, currency, from, to }: Span, reader?: Reader): Promise<Books> {
  const around = sql`between ${from}::date - 10 and ${to}::date + 10`;
  const customerOf = sql`json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'organisation', c.organisation)`;
  const { rows: invoices } = await sql<InvoiceRow>`
    select i.id, i.invoice_number as number, ${openOfInvoice} as open, ${customerOf} as customer
    from invoices i join customers c on c.company_id = i.company_id and c.id = i.customer_id
    where i.company_id = ${companyId} and i.currency = ${currency} and i.status in ('sent', 'overdue') order by i.issue_date, i.id`.execute(
    t,
  );
  const { rows: expenses } = await sql<ExpenseRow>`
    select x.id, x.expense_date as day, x.amount, x.vendor, x.description from expenses x
    where x.company_id = ${companyId} and x.currency = ${currency} and x.expense_date ${around} and x.bank_line_id is null
    order by x.expense_date, x.id`.execute(t);
  const { rows: payments } = await sql<PaymentRow>`
    select p.id, p.direction, p.day, p.amount, p.bank_account_id, case when c.id is not null then ${customerOf} end as customer,
      case when p.owner_id is not null then (select json_build_object('id', o.id, 'name', o.name) from yacht_owners o
        where o.company_id = p.company_id and o.id = p.owner_id) end as owner, coalesce((select json_agg(i.invoice_number order by i.id) from allocations a
      join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
      where a.company_id = p.company_id and a.credit_payment_id = p.id), '[]') as invoices
    from payments p left join customers c on c.company_id = p.company_id and c.id = p.customer_id
    where p.company_id = ${companyId} and p.currency = ${currency} and p.day ${around} and p.bank_line_id is null order by p.day, p.id`.execute(
    t,
  );
  const { rows: known } = await sql<{ iban: string; customerId: number | null; ownerId: number | null }>`
    select distinct on (l.iban) l.iban, p.customer_id, p.owner_id from bank_lines l join payments p on p.company_id = l.company_id and p.bank_line_id = l.id
    where l.company_id = ${companyId} and l.iban is not null order by l.iban, l.day desc, l.id desc`.execute(t);
  const { rows: owners } = await sql<OwnerRow>`
    select h.id, h.name, ${owedToOwner} as owed,
      array(select s.number from owner_statements s where s.company_id = h.company_id and s.owner_id = h.id) as statements
    from yacht_owners h where h.company_id = ${companyId} and reporting_currency(h.company_id) = ${currency} order by h.id`.execute(t);
  return {
    currency,
    closedUntil: await closedUntil(t, companyId),
    formats: (await companyPlace(t, companyId, reader)).formats,
    invoices: invoices.map((row) => ({ ...row, open: cents(row.open) })).filter(({ open }) => open > 0),
    expenses: expenses.map((row) => ({ ...row, amount: cents(row.amount) })),
    payments: payments.map((row) => ({ ...row, amount: cents(row.amount) })),
    owners: owners.map((row) => ({ ...row, owed: cents(row.owed) })),
    payers: new Map(known.flatMap(({ iban, customerId }) => (customerId === null ? [] : [[iban, customerId] as const]))),
    payees: new Map(known.flatMap(({ iban, ownerId }) => (ownerId === null ? [] : [[iban, ownerId] as const]))),
  };
}

type InvoiceRow = Omit<Books['invoices'][number], 'open'> & { open: string };
type OwnerRow = Omit<Books['owners'][number], 'owed'> & { owed: string };
type ExpenseRow = Omit<Books['expenses'][number], 'amount'> & { amount: string };
type PaymentRow = Omit<Books['payments'][number], 'amount'> & { amount: string };

const cents = (amount: string) => centsOf(amount) ?? 0;

/** These lines with the proposals for each open one. If two lines could match the same record, it is certain for the earlier one. */
export async function withProposals<Line extends BankLine>(t: Transaction, lines: Line[], reader: Reader): Promise<Line[]> {
  const open = lines.filter(({ state }) => state === 'open').toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id - b.id));
  const found = new Map<number, BankProposal[]>();
  for (const group of inOneCurrency(open)) {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) continue;
    const span = { companyId: companyOf(first), currency: first.currency, from: first.day, to: last.day };
    const books = await booksFor(t, span, reader);
    const proposals = proposalsFor(group.map(readable), books);
    group.forEach(({ id }, place) => found.set(id, proposals[place] ?? []));
  }
  return lines.map((line) => ({ ...line, proposals: found.get(line.id) ?? [] }));
}

/** Groups lines by company and currency. */
export function inOneCurrency<Line extends BankLine>(lines: Line[]): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = `${companyOf(line)} ${line.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** A stored line with its amount in hundredths, as the rules expect it. */
export function readable({ amount, ...line }: BankLine) {
  return { ...line, amount: cents(amount) };
}
