import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { usualFormats } from '#domain/shared/formats.ts';
import { aPerson, aWorld, type Person } from '../testing/given.ts';
import { reportFile } from './file.ts';
import { asCompany } from '../platform/scope.ts';

const world = aWorld();
const lines = 50_000;
let maya: Person;

beforeAll(async () => {
  maya = await aPerson(world);
  // Texts that don't compress, so that the unread rest doesn't fit into any buffer.
  await world.owner.query(
    `
    insert into expenses (company_id, category, description, amount, currency, expense_date, notes)
    select $1, 'fuel', 'line ' || n, n / 100.0, 'EUR', '2026-01-01', (select string_agg(md5(n::text || k), '') from generate_series(1, 12) k) from generate_series(1, ${lines}) n`,
    [maya.companyId],
  );
});

const report = (format: 'csv' | 'xlsx') =>
  reportFile(
    world.db,
    asCompany(maya.companyId as number),
    { report: 'expenses', companyId: maya.companyId as number, timeZone: 'Europe/Paris', formats: usualFormats },
    format,
  );

/** How many reports are currently reading the database. */
async function underway(): Promise<number> {
  const { rows } = await world.owner.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and query like 'fetch%'`,
  );
  return rows[0].count;
}

async function untilUnderway(count: number): Promise<void> {
  while ((await underway()) !== count) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The number of rows, the last row, and the total in cents, read with a third-party reader. */
const readers = {
  csv: async (whole: Buffer) => {
    const { data } = papa.parse<Record<string, string>>(whole.toString().slice(1), { header: true, skipEmptyLines: true });
    return [data.length, data.at(-1)?.['Description'], data.reduce((sum, row) => sum + Math.round(Number(row['Amount']) * 100), 0)];
  },
  // Below the rows there is an empty one, then the total.
  xlsx: async (whole: Buffer) => {
    const {
      sheets: [sheet],
    } = await readXlsx(whole);
    const rows = sheet?.rows ?? [];
    return [rows.length - 3, rows.at(-3)?.[3], Math.round(Number(rows.at(-1)?.[6]) * 100)];
  },
};

describe('a report of fifty thousand rows', () => {
  test.each(['csv', 'xlsx'] as const)('as %s begins to arrive before its last row is read, and waits for a slow reader', async (format) => {
    const file = report(format);
    await once(file, 'readable');
    const first = file.read() as Buffer;
    expect(first.length).toBeGreaterThan(0);
    // Nobody reads on, so the rest stays in the database: only what fits into the streams was written, a few hundred rows.
    await untilUnderway(1);
    expect(file.readableLength).toBeLessThan(1_000_000);
    const rest = await buffer(file);
    await untilUnderway(0);
    expect(await readers[format](Buffer.concat([first, rest]))).toEqual([lines, `line ${lines}`, (lines * (lines + 1)) / 2]);
  });

  test('is a snapshot: changes made while it is read don’t appear', async () => {
    const file = report('csv');
    await once(file, 'readable');
    await untilUnderway(1);
    const {
      rows: [late],
    } = await world.owner.query(
      `insert into expenses (company_id, category, description, amount, currency, expense_date) values ($1, 'fuel', 'written meanwhile', 1, 'EUR', '2026-12-31') returning id`,
      [maya.companyId],
    );
    expect((await buffer(file)).includes('written meanwhile')).toBe(false);
    await world.owner.query('delete from expenses where company_id = $1 and id = $2', [maya.companyId, late.id]);
  });

  test('releases the database when its reader disconnects, and lets the next in line begin', async () => {
    const files = Array.from({ length: 5 }, () => report('csv'));
    await untilUnderway(3);
    files.slice(0, 4).forEach((file) => file.destroy());
    await once(files[4] as NodeJS.EventEmitter, 'readable');
    await untilUnderway(1);
    files[4]?.destroy();
    await untilUnderway(0);
    expect(files.map(({ destroyed }) => destroyed)).toEqual(files.map(() => true));
  });

  test('ends its query when a download is cancelled', async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    for (const encoding of ['identity', 'gzip']) {
      const request = get({
        host: '127.0.0.1',
        port,
        path: '/api/reports/export?report=expenses&format=csv',
        agent: false,
        headers: { authorization: `Bearer ${maya.token}`, 'accept-encoding': encoding },
      });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      await once(answer, 'data');
      await untilUnderway(1);
      answer.destroy();
      await untilUnderway(0);
    }
    expect(world.logged.some((line) => line.includes('"level":50'))).toBe(false);
  });
});
