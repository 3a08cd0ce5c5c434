import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import { allocatedToInvoice, customerNameOf, fullNameOf } from '../platform/expressions.ts';
import { daysAfter, type Day } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';

/** How many days before today the last bank file ends, and how many it goes back. */
const newest = 1;
const oldest = 45;
const opening = 84_210;

type Line = { day: Day; amount: string; name: string | null; text: string; paymentId: number | null; expenseId: number | null };

/** Stores a company's bank account with a file of the last weeks. Payments are matched to their lines; the newest lines are still open. */
export async function fillBank(
  t: Transaction,
  { currency, iban, name, people }: DemoCompany,
  companyId: number,
  today: Day,
): Promise<void> {
  const [from, to] = [daysAfter(today, -oldest), daysAfter(today, -newest)];
  const booked = await bookedLines(t, { companyId, currency, from, to });
  const lines = [...booked, ...openLines(await openInvoices(t, companyId, currency), to)];
  const made = { createdAt: `${today} 07:40`, updatedAt: `${today} 07:40` };
  const account = { companyId, name: 'Current account', iban: iban ?? null, currency, ...made };
  const { id: accountId } = await t.insertInto('bankAccounts').values(account).returning('id').executeTakeFirstOrThrow();
  const { rows } = await sql<{ closing: string }>`
    select (${opening} + coalesce(sum(amount), 0))::numeric(14, 2) as closing from unnest(${lines.map(({ amount }) => amount)}::numeric[]) amount`.execute(
    t,
  );
  const file = await t
    .insertInto('bankFiles')
    .values({
      companyId,
      accountId,
      name: 'statement.xml',
      sha256: hash(`${name} ${today}`),
      lines: lines.length,
      known: 0,
      fromDay: from,
      toDay: to,
      opening,
      closing: rows[0]?.closing ?? null,
      readBy: people[0] ? `${people[0].firstName} ${people[0].lastName}` : null,
      createdAt: made.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await t
    .insertInto('bankLines')
    .values(
      lines.map(({ paymentId: _payment, expenseId: _expense, ...line }, place) => ({
        ...line,
        ...made,
        companyId,
        accountId,
        fileId: file.id,
        currency,
        fingerprint: hash(`${name} ${place}`),
        occurrence: 1,
      })),
    )
    .returning('id')
    .execute();
  for (const [table, column] of [
    ['payments', 'paymentId'],
    ['expenses', 'expenseId'],
  ] as const) {
    const links = lines.flatMap((line, place) => (line[column] === null ? [] : [{ of: line[column], line: stored[place]?.id ?? 0 }]));
    await sql`
      update ${sql.table(table)} r set bank_line_id = links.line
      from unnest(${links.map(({ of }) => of)}::bigint[], ${links.map(({ line }) => line)}::bigint[]) as links(of, line)
      where r.company_id = ${companyId} and r.id = links.of`.execute(t);
  }
}

type Span = { companyId: number; currency: string; from: Day; to: Day };

/** The payments and expenses of these days as bank lines; the newest expenses are still open. */
async function bookedLines(t: Transaction, { companyId, currency, from, to }: Span): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select p.day, case p.direction when 'in' then p.amount else -p.amount end as amount, upper(coalesce(o.name, ${customerNameOf('c')})) as name,
      coalesce((select string_agg(i.invoice_number, ' ') from allocations a join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
        where a.company_id = p.company_id and a.credit_payment_id = p.id), p.reference, 'Payment') as text, p.id as payment_id, null::bigint as expense_id
    from payments p left join customers c on c.company_id = p.company_id and c.id = p.customer_id
      left join yacht_owners o on o.company_id = p.company_id and o.id = p.owner_id
    where p.company_id = ${companyId} and p.currency = ${currency} and p.method = 'bank_transfer' and p.day between ${from}::date and ${to}::date
    union all
    select x.expense_date, -x.amount, upper(x.vendor), x.description, null, case when x.expense_date <= ${to}::date - 7 then x.id end
    from expenses x where x.company_id = ${companyId} and x.currency = ${currency} and x.payment_method = 'bank_transfer' and x.vendor is not null
      and x.expense_date between ${from}::date and ${to}::date
    order by 1, 5, 6`.execute(t);
  return rows;
}

type Open = { number: string; name: string; open: string; half: string };

async function openInvoices(t: Transaction, companyId: number, currency: string): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select i.invoice_number as number, upper(${fullNameOf('c')}) as name, rest.open, round(rest.open / 2, 2) as half
    from invoices i join customers c on c.company_id = i.company_id and c.id = i.customer_id,
      lateral (select i.total - ${allocatedToInvoice} as open) rest
    where i.company_id = ${companyId} and i.currency = ${currency} and i.status in ('sent', 'overdue') and rest.open > 0
    order by i.issue_date, i.id limit 8`.execute(t);
  return rows;
}

/**
 * Money received in the last two days: most lines name their invoice, one is a part payment, one is unclear, and one belongs to no
 * customer.
 */
function openLines(invoices: Open[], to: Day): Line[] {
  const none = { paymentId: null, expenseId: null };
  const paid = invoices.map(({ number, name, open, half }, place): Line => {
    const isPart = place === 1;
    const saysNothing = place === 2;
    const day = daysAfter(to, place % 2 === 0 ? 0 : -1);
    return { day, amount: isPart ? half : open, name, text: saysNothing ? 'Charter' : number.replaceAll('-', ' '), ...none };
  });
  return [
    ...paid,
    { day: to, amount: '-12.50', name: null, text: 'Account fees', ...none },
    { day: daysAfter(to, -1), amount: '-184.20', name: 'MARINE CHANDLERY', text: 'Card 4471 lines and fenders', ...none },
    { day: daysAfter(to, -1), amount: '250.00', name: 'L MORETTI', text: 'thank you', ...none },
  ];
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
