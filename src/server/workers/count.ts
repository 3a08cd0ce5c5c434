import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { connectionsOfOneProcess } from '../platform/database.ts';
import { CannotStart, type Settings } from '../platform/settings.ts';

// Left free for a backup, a migration and anyone who checks the database by hand.
const reservedConnections = 5;

/** How many database connections this many workers may hold. While they are being replaced, there is one more of them. */
export function connectionsFor(workers: Settings['workers']): number {
  return ((workers === 'auto' ? availableParallelism() : workers) + 1) * connectionsOfOneProcess + reservedConnections;
}

/** How many workers to run: the number in the settings, or with `auto` as many as there are cores and the database has connections for. */
export async function countWorkers(wanted: Settings['workers'], ownerUrl: string): Promise<number> {
  if (wanted === 1) return 1;
  const offered = await offeredConnections(ownerUrl);
  const fitting = Math.floor((offered - reservedConnections) / connectionsOfOneProcess) - 1;
  if (wanted === 'auto') return Math.max(1, Math.min(availableParallelism(), fitting));
  if (wanted > fitting)
    throw new CannotStart(
      `${wanted} workers may need ${connectionsFor(wanted)} connections to the database, which allows ${offered}. Set WORKERS lower, or its max_connections higher.`,
    );
  return wanted;
}

async function offeredConnections(ownerUrl: string): Promise<number> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ offered: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as offered`,
    );
    return rows[0]?.offered ?? 0;
  } finally {
    await client.end();
  }
}
