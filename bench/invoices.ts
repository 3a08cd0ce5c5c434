// Invoices created by fifty people at once, whose numbers may have no gap.
import { Client } from 'pg';
import { percentile } from './figures.ts';

/** The benchmark's invoices are in a year that no world contains, so that they can be recognized and deleted. */
export const benchYear = 2035;

const creators = 50;

export type Created = { perSecond: number; p50: number; p99: number };

/** Fifty people, each of whom creates one invoice after another. People of the same company wait for each other's numbers. */
export async function createInvoices(address: string, tokens: string[], seconds: number): Promise<Created> {
  const times: number[] = [];
  const numbers = new Map<number, number[]>();
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: creators }, async (_, creator) => {
      const headers = { authorization: `Bearer ${tokens[creator % tokens.length]}`, 'content-type': 'application/json' };
      const [customer] = (await (await fetch(`${address}/api/customers?limit=1`, { headers })).json()) as { id: number }[];
      const items = [1, 2, 3].map((n) => ({ description: `Day ${n}`, unitPrice: 1000 }));
      while (performance.now() < until) {
        const from = performance.now();
        const answer = await fetch(`${address}/api/invoices`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ customerId: customer?.id, issueDate: `${benchYear}-06-01`, currency: 'EUR', taxRate: 20, items }),
        });
        const { companyId, invoiceNumber, message } = (await answer.json()) as {
          companyId: number;
          invoiceNumber: string;
          message?: string;
        };
        if (answer.status !== 201) throw new Error(`an invoice: ${answer.status} ${message}`);
        times.push(performance.now() - from);
        numbers.set(companyId, [...(numbers.get(companyId) ?? []), Number(invoiceNumber.split('-')[2])]);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  for (const [company, given] of numbers) refuseGaps(company, given);
  return { perSecond: times.length / took, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

function refuseGaps(company: number, given: number[]): void {
  const [first = 0, last = 0] = [Math.min(...given), Math.max(...given)];
  if (new Set(given).size !== given.length || last - first + 1 !== given.length)
    throw new Error(`The invoice numbers of company ${company} have gaps or duplicates`);
}

/** Restores the world to what it was. */
export async function takeInvoicesAway(databaseUrl: string, since: Date): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`delete from invoices where issue_date >= '${benchYear}-01-01'`);
    await client.query(`delete from invoice_counters where year >= ${benchYear}`);
    await client.query(`delete from activities where timestamp >= $1`, [since]);
    await client.query('truncate rate_limits');
    await client.query('vacuum (analyze) invoices, invoice_items, invoice_counters, activities, sessions');
  } finally {
    await client.end();
  }
}
