import { PassThrough, type Readable } from 'node:stream';
import type { RawBuilder } from 'kysely';
import { rowsOf } from './cursor.ts';
import type { Database, Scope } from './database.ts';
import { openTurns } from './turns.ts';

// Each download holds a connection to the database until it ends.
const maxAtOnce = 3;
const patience = 60_000;
const inTurn = openTurns(maxAtOnce);

/** Writes the rows into the file. Once the signal aborts, nobody is reading it. */
type WriteRows<Row> = (out: PassThrough, rows: AsyncGenerator<Row[]>, signal: AbortSignal) => Promise<void>;

/**
 * A query's rows as a file, read at one point in time and written no faster than they are downloaded. When the client stops reading, the
 * connection to the database is released. Never use a name for two queries.
 */
export function fileOfRows<Row>(db: Database, scope: Scope, name: string, query: RawBuilder<Row>, write: WriteRows<Row>): Readable {
  const out = new PassThrough();
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  void inTurn(gone.signal, () =>
    db.snapshot(scope, async (t) => {
      const stalled = setTimeout(() => out.destroy(new Error('nobody reads the file any more')), patience);
      try {
        await write(
          out,
          passing(rowsOf(t, name, query), () => stalled.refresh()),
          gone.signal,
        );
      } finally {
        clearTimeout(stalled);
      }
    }),
  ).catch((error: Error) => out.destroy(error));
  return out;
}

async function* passing<Row>(batches: AsyncGenerator<Row[]>, passed: () => void): AsyncGenerator<Row[]> {
  for await (const rows of batches) {
    yield rows;
    passed();
  }
}
