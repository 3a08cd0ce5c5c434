// Statements in PostgreSQL's extended protocol, for pg's connections. Each is prepared and described once per connection, under its name if
// it has one, whereas pg's own queries ask for the row description on every execution. A scoped statement travels as two Bind/Execute pairs
// before one Sync: the head sets the scope for this transaction only, the second is the statement. That is one implicit transaction and one
// round trip, and it leaves nothing on the connection. pg runs any object with a `submit` method like its own queries (pg-cursor relies on
// that), but makes no promises about the connection's messages, which is why pg is pinned exactly and database.test.ts checks for leaks.
import pg, { types, type Pool, type PoolClient } from 'pg';
import { camelCase, isoInstant } from './wire-types.ts';

/** The statement that sets a scope. It returns no row, or one with one value. */
export type Head = { name: string; text: string; type: number; value: string | Buffer };

export type Answer = {
  rows: Record<string, unknown>[];
  /** how many rows were returned or changed; null for statements that do neither */ rowCount: number | null;
};

type Done = (error: Error | undefined, answer?: Answer) => void;

/** The methods of pg's Connection that send messages. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string; types: number[] }): void;
  bind(message: { statement: string; values: (string | Buffer | null)[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
};

/** How to read the rows of a statement: by column, the names and the functions that parse the text. */
type Reading = { names: string[]; readers: ((text: string) => unknown)[]; empty: Record<string, null> };

const noRows: Reading = { names: [], readers: [], empty: {} };

// What each connection has prepared. A statement is added once it has been executed: only then is it certain that PostgreSQL has prepared
// it.
const prepared = new WeakMap<Wire, Map<string, Reading>>();

// The database has dropped the prepared statement, or its columns have changed since.
const isNoLongerPrepared = new Set(['26000', '0A000']);

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): string | Buffer | null } }).utils;

/** The name of a statement that is prepared for a single execution: PostgreSQL drops it when it prepares the next one. */
export const unnamed = '';

/** One execution of a statement, after its head if it has one. */
export class Statement {
  /** The value that the head returned. */
  headRow: string | null = null;
  callback: Done | undefined;
  readonly text: string;
  // Not called `name`, because pg would cache it by itself.
  private readonly statement: string;
  private readonly values: readonly unknown[];
  private readonly head: Head | undefined;
  private known: Map<string, Reading> | undefined;
  private awaitsHead: boolean;
  private reading = noRows;
  private readonly answer: Answer = { rows: [], rowCount: null };
  private failure: Error | undefined;

  constructor(statement: string, text: string, values: readonly unknown[], head?: Head) {
    this.statement = statement;
    this.text = text;
    this.values = values;
    this.head = head;
    this.awaitsHead = head !== undefined;
  }

  submit(wire: Wire): Error | null {
    let values: (string | Buffer | null)[];
    try {
      values = this.values.map((value) => prepareValue(value));
    } catch (error) {
      return error as Error;
    }
    const known = prepared.get(wire) ?? new Map<string, Reading>();
    prepared.set(wire, known);
    this.known = known;
    // All in one write. A connection that stays corked would never answer again.
    wire.stream.cork();
    try {
      this.write(wire, known, values);
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  private write(wire: Wire, known: Map<string, Reading>, values: (string | Buffer | null)[]): void {
    if (this.head) {
      const { name, text, type, value } = this.head;
      if (!known.has(name)) prepare(wire, name, text, [type]);
      wire.bind({ statement: name, values: [value] });
      wire.execute({});
    }
    const reading = known.get(this.statement);
    if (!reading) prepare(wire, this.statement, this.text, []);
    wire.bind({ statement: this.statement, values });
    if (reading) this.reading = reading;
    else wire.describe({ type: 'P' });
    wire.execute({});
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const names = fields.map(({ name }) => camelCase(name));
    const readers = fields.map(({ dataTypeID }) => readerOf(dataTypeID));
    this.reading = { names, readers, empty: Object.fromEntries(names.map((name) => [name, null])) };
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.awaitsHead) {
      this.headRow = fields[0] ?? null;
      return;
    }
    try {
      this.answer.rows.push(rowOf(this.reading, fields));
    } catch (error) {
      this.failure = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.awaitsHead && this.head) {
      this.awaitsHead = false;
      this.known?.set(this.head.name, noRows);
      return;
    }
    const count = / (\d+)$/.exec(text)?.[1];
    this.answer.rowCount = count === undefined ? null : Number(count);
    if (this.statement !== unnamed) this.known?.set(this.statement, this.reading);
  }

  handleReadyForQuery(): void {
    this.callback?.(this.failure, this.answer);
  }

  handleError(error: Error & { code?: string }): void {
    if (isNoLongerPrepared.has(error.code ?? '')) {
      this.known?.delete(this.statement);
      if (this.head) this.known?.delete(this.head.name);
    }
    this.callback?.(error);
  }
}

/** Executes a statement on that connection. */
export function send(client: PoolClient, statement: Statement): Promise<Answer> {
  return new Promise((resolve, reject) => {
    sendOn(client, statement, (error, answer) => (error ? reject(error) : resolve(answer as Answer)));
  });
}

/** Executes a statement on the pool's first free connection. A connection on which it failed stays in use. */
export function sendToPool(pool: Pool, statement: Statement): Promise<Answer> {
  return new Promise((resolve, reject) => {
    pool.connect((failed, client, release) => {
      if (!client) return reject(failed ?? new Error('there is no connection'));
      sendOn(client, statement, (error, answer) => {
        release(error && !isFromDatabase(error) ? error : undefined);
        if (error) reject(error);
        else resolve(answer as Answer);
      });
    });
  });
}

// Failed connections, sessions and transactions that exceeded a time limit of the database, and its shutdown.
const endsConnection = /^(08|25P0[34]|57P)/;

/** Whether the error comes from the database itself, on a connection that is still alive. */
export function isFromDatabase({ code = '' }: Error & { code?: string }): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && !endsConnection.test(code);
}

function sendOn(client: PoolClient, statement: Statement, done: Done): void {
  (client as unknown as { query(statement: Statement, done: Done): void }).query(statement, done);
}

// A statement that failed on its first execution may or may not be prepared. Closing one that doesn't exist is no error.
function prepare(wire: Wire, name: string, text: string, parameterTypes: number[]): void {
  wire.close({ type: 'S', name });
  wire.parse({ name, text, types: parameterTypes });
}

function rowOf({ names, readers, empty }: Reading, fields: (string | null)[]): Record<string, unknown> {
  // A copy has all its keys at once, which is faster than adding them one by one.
  const row: Record<string, unknown> = { ...empty };
  for (let at = 0; at < fields.length; at++) {
    const text = fields[at] as string | null;
    if (text !== null) row[names[at] as string] = (readers[at] as (text: string) => unknown)(text);
  }
  return row;
}

// How to read a type that PostgreSQL sends as text: counts and ids as numbers, instants as ISO 8601 in UTC, calendar days and decimals as
// text.
function readerOf(oid: number): (text: string) => unknown {
  if (oid === types.builtins.INT8) return Number;
  if (oid === types.builtins.TIMESTAMPTZ) return isoInstant;
  if (oid === types.builtins.DATE || oid === types.builtins.NUMERIC) return String;
  return types.getTypeParser(oid, 'text');
}
