// npm run reliability:books: the server is killed at random moments while invoices are issued, paid and credited, with several people
// working on the same ones. Numbers have no gap, nothing is over-allocated, and what was acknowledged is stored completely and once.
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { aCompany, ask, call, conclude, crashPostgres, freshFolder, say, startServer, tally, verdict, type Answer } from './lab.ts';

const rounds = Number(process.env['ROUNDS'] ?? 20);
const port = Number(process.env['PORT'] ?? 3970);
const people = 16;
const day = '2026-06-15';

const data = await freshFolder('books');
const start = () => startEmbeddedPostgres(`${data}/postgres`);
const url = (await start()).url('postgres');
const settings = { DATABASE_URL: url, DATA_DIR: `${data}/files` };
let server = await startServer(port, settings);
const { id: company, tokens } = await aCompany(url, people);
await ask(url, `update companies set default_currency = 'EUR' where id = $1`, [company]);

type Write = { path: string; body: object; key: string };
const answers: string[] = [];
const stored = { invoices: new Set<number>(), payments: new Set<number>(), notes: new Set<number>() };
let answersOfFailure = 0;

/** Writes, and notes what was acknowledged. */
async function write(token: string, { path, body, key }: Write): Promise<Answer> {
  const answer = await call(server.address, 'POST', path, { token, body, key });
  const { id = 0 } = (answer.body ?? {}) as { id?: number };
  const kind = path === '/api/payments' ? 'payments' : path.endsWith('credit-notes') ? 'notes' : 'invoices';
  if (answer.status === 201) stored[kind].add(id);
  else if (answer.status >= 500 && answer.status !== 503) answersOfFailure++;
  answers.push(`${kind} ${answer.status}`);
  return answer;
}

const { body: customer } = await call(server.address, 'POST', '/api/customers', {
  token: tokens[0] as string,
  body: { firstName: 'Ada', lastName: 'Lind' },
});
const { id: customerId } = customer as { id: number };
const invoice = (key: string): Write => ({
  path: '/api/invoices',
  key,
  body: {
    customerId,
    issueDate: day,
    dueDate: day,
    status: 'sent',
    currency: 'EUR',
    items: [{ description: 'A day at sea', quantity: 1, unitPrice: 100 }],
  },
});
const payment = (invoiceId: number, amount: string, key: string): Write => ({
  path: '/api/payments',
  key,
  body: { direction: 'in', customerId, day, amount, currency: 'EUR', method: 'bank_transfer', allocations: [{ invoiceId, amount }] },
});
const note = (invoiceId: number, key: string): Write => ({
  path: `/api/invoices/${invoiceId}/credit-notes`,
  key,
  body: { reason: 'Rain' },
});

/** Issues, pays and credits until a response fails to come; returns the write that got none. */
async function work(token: string, place: number, round: number, contested: number): Promise<Write | null> {
  for (let count = 1; ; count++) {
    const key = `round ${round} of ${place}, ${count}`;
    const issue = invoice(key);
    const issued = await write(token, issue);
    if (issued.status === 0) return issue;
    const { id } = (issued.body ?? {}) as { id?: number };
    // Every second one is credited instead of paid; everyone wants 30 of the contested one's 100.
    const writes = [payment(contested, '30.00', `${key} contested`)];
    if (id) writes.push(count % 2 === 0 ? note(id, `${key} credited`) : payment(id, '100.00', `${key} paid`));
    for (const each of writes) if ((await write(token, each)).status === 0) return each;
  }
}

for (let round = 1; round <= rounds; round++) {
  const { body: contested } = await write(tokens[0] as string, invoice(`contested in round ${round}`));
  const working = tokens.map((token, place) => work(token, place, round, (contested as { id: number }).id));
  await pause(1_000 + Math.random() * 2_000);
  await server.end('SIGKILL');
  const inTheAir = await Promise.all(working);
  if (round % 5 === 0) {
    await crashPostgres(`${data}/postgres`);
    await start();
  }
  server = await startServer(port, settings);
  for (const [place, each] of inTheAir.entries()) if (each) await write(tokens[place] as string, each);
  if (round % 5 === 0 || round === rounds) say(`${round} kills`);
}

type Counts = { invoices: number; lacking: number; beyond: number; gaps: number; lost: number };
const [counts] = await ask<Counts>(
  url,
  `select
    (select count(*)::int from invoices where company_id = $1) as invoices,
    (select count(*)::int from invoices i where company_id = $1 and not exists (select from invoice_items n where n.company_id = $1 and n.invoice_id = i.id))
      + (select count(*)::int from credit_notes c where company_id = $1 and not exists (select from allocations a where a.company_id = $1 and a.credit_note_id = c.id))
      + (select count(*)::int from payments p where company_id = $1 and not exists (select from allocations a where a.company_id = $1 and a.credit_payment_id = p.id)) as lacking,
    (select count(*)::int from (select i.id from invoices i join allocations a on a.company_id = $1 and a.debit_invoice_id = i.id where i.company_id = $1 group by i.id, i.total having sum(a.amount) > i.total) x)
      + (select count(*)::int from (select p.id from payments p join allocations a on a.company_id = $1 and a.credit_payment_id = p.id where p.company_id = $1 group by p.id, p.amount having sum(a.amount) > p.amount) x) as beyond,
    (select count(*) - count(distinct invoice_number) + max(right(invoice_number, 4)::int) - count(*) from invoices where company_id = $1)::int
      + (select count(*) - count(distinct number) + coalesce(max(right(number, 4)::int), 0) - count(*) from credit_notes where company_id = $1)::int as gaps,
    (select count(*)::int from unnest($2::bigint[]) s(id) where not exists (select from invoices i where i.company_id = $1 and i.id = s.id))
      + (select count(*)::int from unnest($3::bigint[]) s(id) where not exists (select from payments p where p.company_id = $1 and p.id = s.id))
      + (select count(*)::int from unnest($4::bigint[]) s(id) where not exists (select from credit_notes c where c.company_id = $1 and c.id = s.id)) as lost`,
  [company, [...stored.invoices], [...stored.payments], [...stored.notes]],
);
const { body: totals } = await call(server.address, 'GET', `/api/books/journal/totals?from=${day}&to=${day}`, {
  token: tokens[0] as string,
});
const { debit, credit, lines } = totals as { debit: string; credit: string; lines: number };
say(`\nanswers: ${tally(answers)}\n`);
verdict((counts?.invoices ?? 0) > rounds * 10, `invoices issued over ${rounds} kills`, counts?.invoices ?? 0);
verdict(counts?.lost === 0, 'invoices, payments and credit notes acknowledged but lost', counts?.lost ?? NaN);
verdict(counts?.lacking === 0, 'stored incompletely: lines or allocations missing', counts?.lacking ?? NaN);
verdict(counts?.beyond === 0, 'over-allocated invoices and payments', counts?.beyond ?? NaN);
verdict(counts?.gaps === 0, 'gaps in the numbers of invoices and credit notes', counts?.gaps ?? NaN);
verdict(answersOfFailure === 0, 'answers of 5xx other than 503', answersOfFailure);
verdict(debit === credit && lines > 0, `the journal’s ${lines} lines: debit and credit`, `${debit} and ${credit}`);
await server.end('SIGTERM');
await (await start()).stop();
conclude();
