// APAs: one charter with an account in use, and one with a closed account.
import { sql } from 'kysely';
import type { ApaCategory } from '#domain/finance/words.ts';
import { decimalOf, moneyInWords, type Cents } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { daysAfter, type Day } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { of, type Stored } from './stored.ts';

type Spent = {
  /** the day of the charter, starting at 0 */ day: number;
  category: ApaCategory;
  supplier: string;
  description: string;
  share: number;
};

/** Expenses as shares of the amount received, in hundredths. */
const spent: readonly Spent[] = [
  { day: 0, category: 'provisions', supplier: 'Marché Forville', description: 'Fruit, fish and wine for the first days', share: 17 },
  { day: 0, category: 'fuel', supplier: 'Port Vauban', description: 'Diesel on leaving', share: 14 },
  { day: 1, category: 'berths', supplier: 'Port de Saint-Tropez', description: 'Two nights, water and shore power', share: 11 },
  { day: 2, category: 'excursions', supplier: 'Les Bateaux Verts', description: 'Divers and two bottles each', share: 6 },
  { day: 4, category: 'provisions', supplier: 'Maison Fabre', description: 'Dinner on board for eight', share: 13 },
  { day: 5, category: 'fuel', supplier: 'Port Camille Rayon', description: 'Diesel and fuel for the tender', share: 18 },
  { day: 6, category: 'laundry', supplier: 'Blanchisserie du Port', description: 'Linen and towels', share: 3 },
];

type Chosen = {
  id: number;
  number: string;
  customerId: number;
  yachtId: number;
  currency: string;
  fee: string;
  startDay: Day;
  endDay: Day;
  position: number;
};

/** Opens the accounts, each with its plan line, payment and receipts. Nothing is dated in a closed month. */
export async function fillApas(t: Transaction, company: DemoCompany, stored: Stored, today: Day): Promise<void> {
  const living = await chosen(
    t,
    stored.companyId,
    sql`c.state = 'booked' and c.end_date::date > ${today}::date and c.start_date::date <= ${today}::date + 21`,
    'first',
  );
  const over = await chosen(t, stored.companyId, sql`c.state = 'closed'`, 'last');
  for (const charter of over)
    await fillAccount(t, company, stored, { charter, until: charter.endDay, closedOn: daysAfter(charter.endDay, 2) });
  for (const charter of living) await fillAccount(t, company, stored, { charter, until: daysAfter(today, -1), closedOn: null });
}

/** The charter that ends first or last among those in this state that started after the books were closed and have a customer. */
async function chosen(t: Transaction, companyId: number, isSo: ReturnType<typeof sql>, which: 'first' | 'last'): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select c.id, c.number, c.customer_id, c.yacht_id, c.currency, c.fee, c.start_date::date::text as start_day,
      c.end_date::date::text as end_day, (select coalesce(max(p.position), 0) + 1 from charter_instalments p where p.company_id = c.company_id and p.charter_id = c.id) as position
    from charters c join customers k on k.company_id = c.company_id and k.id = c.customer_id left join books_settings s on s.company_id = c.company_id
    where c.company_id = ${companyId} and c.type = 'charter' and c.fee > 0 and ${isSo} and c.start_date::date - 2 > coalesce(s.closed_until, '2000-01-01')
    order by ${which === 'first' ? sql`c.end_date, c.id` : sql`c.end_date desc, c.id desc`} limit 1`.execute(t);
  return rows;
}

type Account = { charter: Chosen; /** the last day of receipts */ until: Day; closedOn: Day | null };

const made = (day: Day, time: string) => ({ createdAt: `${day} ${time}`, updatedAt: `${day} ${time}` });

async function fillAccount(
  t: Transaction,
  { people }: DemoCompany,
  { companyId, people: ids }: Stored,
  { charter, until, closedOn }: Account,
): Promise<void> {
  const { id: charterId, number, customerId, yachtId, currency, fee, startDay, position } = charter;
  const [who] = people;
  if (!who) return;
  // Thirty percent of the fee in round hundreds, paid by card two days before boarding, or yesterday if boarding is later.
  const requested: Cents = Math.round((Number(fee) * 30) / 10_000) * 10_000;
  const paidOn = daysAfter(startDay, -2) < until ? daysAfter(startDay, -2) : until;
  const amount = decimalOf(requested);
  const by = `${who.firstName} ${who.lastName}`;
  const activities: [string, Day, string][] = [
    [`Recorded a payment of ${moneyInWords(amount, currency)} for the APA of ${number}`, paidOn, '10:05'],
  ];
  await addRow(t, 'charterInstalments', {
    companyId,
    charterId,
    position,
    kind: 'apa',
    label: 'APA',
    taxable: '0.00',
    exempt: amount,
    amount,
    dueDate: startDay,
    receivedOn: paidOn,
    method: 'credit_card',
    ...made(paidOn, '09:50'),
  });
  const account = { companyId, charterId, customerId, yachtId, currency, requested: amount, openedOn: paidOn, ...made(paidOn, '09:50') };
  const accountId = await addRow(t, 'apaAccounts', account);
  const pays = async (direction: 'in' | 'out', day: Day, sum: Cents, time: string) => {
    const payment = {
      companyId,
      direction,
      customerId,
      day,
      amount: decimalOf(sum),
      currency,
      method: 'credit_card',
      reference: `APA of ${number}`,
    };
    const paymentId = await addRow(t, 'payments', { ...payment, ...made(day, time) });
    const ends =
      direction === 'in' ? { creditPaymentId: paymentId, debitApaId: accountId } : { creditApaId: accountId, debitPaymentId: paymentId };
    await addRow(t, 'allocations', { companyId, day, amount: decimalOf(sum), ...ends, createdAt: `${day} ${time}` });
  };
  await pays('in', paidOn, requested, '10:05');
  let left = requested;
  for (const [place, { day, category, supplier, description, share }] of spent.entries()) {
    const spentOn = daysAfter(startDay, day);
    // Add odd cents, as on real receipts.
    const sum = Math.trunc((requested * share) / 100) - place * 137;
    if (spentOn > until || sum <= 0) continue;
    left -= sum;
    const entry = { companyId, accountId, day: spentOn, category, supplier, description, method: place % 3 === 1 ? 'cash' : 'credit_card' };
    await addRow(t, 'apaEntries', {
      ...entry,
      amount: decimalOf(sum),
      currency,
      amountInApa: decimalOf(sum),
      enteredBy: by,
      ...made(spentOn, '18:20'),
    });
  }
  if (closedOn !== null) {
    await pays('out', closedOn, left, '11:30');
    await changeRow(t, 'apaAccounts', { companyId, id: accountId }, { closedOn });
    activities.push([`Closed the APA of ${number}: ${moneyInWords(decimalOf(left), currency)} went back`, closedOn, '11:30']);
  }
  await t
    .insertInto('activities')
    .values(
      activities.map(([details, day, time], place) => ({
        companyId,
        userId: of(ids, who.firstName),
        userName: by,
        action: place === 0 ? 'create' : 'complete',
        resourceType: 'apa',
        resourceId: accountId,
        details,
        timestamp: `${day} ${time}`,
      })),
    )
    .execute();
}
