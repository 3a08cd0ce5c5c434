// npm run bench:books: how long the books of a company with 20,000 invoices, 40,000 expenses and 30,000 payments take to read and to close,
// for one person, on the production build. The database is created anew in data/bench/books each time, which takes half a minute.
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { booksRows, type BooksSize } from './books-rows.ts';
import { percentile, say, table } from './figures.ts';
import { startProduct } from './servers.ts';

const folder = 'data/bench/books';
const times = Number(process.env['BENCH_TIMES'] ?? 100);
const token = 'bench-token-of-books';
const size: BooksSize = { customers: 2_000, invoices: 20_000, expenses: 40_000, payments: 30_000 };
const rows = [
  `insert into companies (id, name, subscription_tier, time_zone, default_currency) overriding system value values (1, 'Books', 'professional', 'Europe/Paris', 'EUR')`,
  `insert into users (id, company_id, email, password_hash, first_name, last_name, role) overriding system value values (1, 1, 'books@people.example', 'none', 'Maya', 'Laurent', 'manager')`,
  `insert into sessions (token_hash, user_id, expires_at) values (sha256('${token}'), 1, now() + interval '1 year')`,
  `insert into yachts (id, company_id, name, type, length) overriding system value select n, 1, 'Yacht ' || n, 'Motor Yacht', '24m' from generate_series(1, 40) n`,
  ...booksRows(size, { company: '1', base: 1_000_000, lastDay: `date '2026-11-21'`, yachtOf: (row) => `1 + ${row} % 40` }),
];
const year = 'from=2025-11-22&to=2026-11-21';

/** What is read, and its limit at p99. */
const calls = [
  { name: 'profit and loss of a year', path: `/api/books/profit-and-loss?${year}`, maxMs: 150 },
  { name: 'tax of a year', path: `/api/books/tax?${year}` },
  { name: 'receivables', path: '/api/books/receivables?on=2026-11-21' },
  { name: 'a page of the journal of a month', path: '/api/books/journal?from=2026-10-01&to=2026-10-31&limit=20', maxMs: 100 },
  { name: 'a page of the journal of a year', path: `/api/books/journal?${year}&limit=20`, maxMs: 150 },
  { name: 'the invoice list', path: '/api/invoices?limit=20', maxMs: 150 },
  { name: 'the finance overview', path: `/api/finance/overview?${year}`, maxMs: 150 },
];

await rm(folder, { recursive: true, force: true });
const server = await prepareDatabase({ databaseUrl: undefined, dataDir: folder });
const owner = new Client({ connectionString: server.ownerUrl });
await owner.connect();
await owner.query('set session_replication_role = replica');
for (const statement of rows) await owner.query(statement);
await owner.query('vacuum (analyze)');
const product = await startProduct(server.ownerUrl);
const measured: string[][] = [];
try {
  for (const { name, path, maxMs } of calls) measured.push([name, ...(await timesOf(path)), maxMs ? inMilliseconds(maxMs) : '']);
  const { id } = JSON.parse(await answered('POST', '/api/bank-accounts', { name: 'Bank', currency: 'EUR' })) as { id: number };
  const stored = await ask('POST', `/api/bank-accounts/${id}/statements`, { name: 'year.xml', content: camtFile(5_000) });
  measured.push(['a bank file of 5,000 lines, looked at and stored', inMilliseconds(stored), '', inMilliseconds(3_000)]);
  measured.push([
    'a page of the bank, with what its lines may be',
    ...(await timesOf(`/api/bank-lines?accountId=${id}&state=open&limit=50`)),
    inMilliseconds(150),
  ]);
  for (const [name, until] of [
    ['closing of two years at once', '2025-10-31'],
    ['closing of the month after', '2025-11-30'],
  ] as const) {
    const milliseconds = await ask('POST', '/api/closings', { until });
    measured.push([name, inMilliseconds(milliseconds), '', inMilliseconds(2_000)]);
  }
} finally {
  await product.stop();
  await owner.end();
  await server.stop();
}
say(table(['20,000 invoices, 40,000 expenses, 30,000 payments', 'median', 'p99', 'target'], measured));

/** How long reading takes: median and p99. */
async function timesOf(path: string): Promise<[median: string, p99: string]> {
  const took: number[] = [];
  for (let time = -3; time < times; time++) {
    const milliseconds = await ask('GET', path);
    if (time >= 0) took.push(milliseconds);
  }
  return [inMilliseconds(percentile(took, 0.5)), inMilliseconds(percentile(took, 0.99))];
}

/** How long it takes until the response is complete. */
async function ask(method: string, path: string, body?: object): Promise<number> {
  const began = performance.now();
  await answered(method, path, body);
  return performance.now() - began;
}

async function answered(method: string, path: string, body?: object): Promise<string> {
  const answer = await fetch(`${product.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

/** A CAMT.053 file with lines over a year. Every third names an invoice, the others only the payer. */
function camtFile(lines: number): string {
  const entries = Array.from({ length: lines }, (_none, place) => {
    const day = new Date(Date.UTC(2026, 10, 21 - (place % 365))).toISOString().slice(0, 10);
    const text = place % 3 === 0 ? `Invoice B ${place * 4}` : 'Thank you for the week';
    return `<Ntry><Amt Ccy="EUR">${1 + (place % 1300)}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>R${place}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ada Fenwick ${place % 2000}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

function inMilliseconds(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
