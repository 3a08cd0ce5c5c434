// npm run bench:books: how long the books of a company with 20,000 invoices, 40,000 expenses and 30,000 payments take to read and to close,
// asked by one person of the production build. The database is made anew in data/bench/books each time, in half a minute.
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { booksRows } from './books-rows.ts';
import { percentile, say, table } from './figures.ts';
import { startProduct } from './servers.ts';

const folder = 'data/bench/books';
const times = Number(process.env['BENCH_TIMES'] ?? 100);
const token = 'bench-token-of-books';
const year = 'from=2025-11-22&to=2026-11-21';

/** What is read, and how long that may take in 99 of 100 times. */
const calls = [
  { name: 'profit and loss of a year', path: `/api/books/profit-and-loss?${year}`, most: 150 },
  { name: 'tax of a year', path: `/api/books/tax?${year}` },
  { name: 'receivables', path: '/api/books/receivables?on=2026-11-21' },
  { name: 'a page of the journal of a month', path: '/api/books/journal?from=2026-10-01&to=2026-10-31&limit=20', most: 100 },
  { name: 'a page of the journal of a year', path: `/api/books/journal?${year}&limit=20` },
];

await rm(folder, { recursive: true, force: true });
const server = await prepareDatabase({ databaseUrl: undefined, dataDir: folder });
const owner = new Client({ connectionString: server.ownerUrl });
await owner.connect();
await owner.query('set session_replication_role = replica');
for (const statement of booksRows)
  await owner.query(statement.replaceAll('$company', '1').replaceAll('$base', '1000000').replaceAll('$token', token));
await owner.query('vacuum (analyze)');
const product = await startProduct(server.ownerUrl);
const rows: string[][] = [];
try {
  for (const { name, path, most } of calls) {
    const took: number[] = [];
    for (let time = -3; time < times; time++) {
      const milliseconds = await ask('GET', path);
      if (time >= 0) took.push(milliseconds);
    }
    rows.push([name, inMilliseconds(percentile(took, 0.5)), inMilliseconds(percentile(took, 0.99)), most ? inMilliseconds(most) : '']);
  }
  for (const [name, until] of [
    ['closing of two years at once', '2025-10-31'],
    ['closing of the month after', '2025-11-30'],
  ] as const) {
    const milliseconds = await ask('POST', '/api/closings', { until });
    rows.push([name, inMilliseconds(milliseconds), '', inMilliseconds(2_000)]);
  }
} finally {
  await product.stop();
  await owner.end();
  await server.stop();
}
say(table(['20,000 invoices, 40,000 expenses, 30,000 payments', 'median', 'p99', 'target'], rows));

/** How long an answer takes until all of it is here. */
async function ask(method: string, path: string, body?: object): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${product.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return performance.now() - began;
}

function inMilliseconds(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
