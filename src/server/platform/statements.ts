// Statements as PostgreSQL's extended protocol sends them, for pg's connections. Each is prepared and described once a connection, under
// its name; pg's own queries ask anew with every execution how their rows are made. A scoped one travels as two Bind/Execute pairs before
// one Sync: the head sets the scope for this transaction alone, the second is the statement. That is one implicit transaction and one round
// trip, and nothing of it is left on the connection. pg calls whatever has a `submit` as it calls its own queries (pg-cursor lives from
// that), but promises nothing of the connection's messages, which is why pg is pinned exactly and database.test.ts looks for leaks.
import pg, { types, type Pool, type PoolClient } from 'pg';
import { camelCase, isoInstant } from './wire-types.ts';

/** The statement that sets a scope. It answers no row, or one of one value. */
export type Head = { name: string; text: string; type: number; value: string | Buffer };

export type Answer = {
  rows: Record<string, unknown>[];
  /** how many rows were answered or changed; null where that is no question */ rowCount: number | null;
};

type Done = (error: Error | undefined, answer?: Answer) => void;

/** What of pg's Connection sends messages. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string; types: number[] }): void;
  bind(message: { statement: string; values: (string | Buffer | null)[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
};

/** How the rows of a statement are read: by place, the names and what makes values of text. */
type Reading = { names: string[]; readers: ((text: string) => unknown)[]; empty: Record<string, null> };

const noRows: Reading = { names: [], readers: [], empty: {} };

// What each connection has prepared. A statement is in it once it was executed: only then is it certain that PostgreSQL has prepared it.
const prepared = new WeakMap<Wire, Map<string, Reading>>();

// The database has let go of what it had prepared, or its rows would be made otherwise by now.
const isNoLongerPrepared = new Set(['26000', '0A000']);

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): string | Buffer | null } }).utils;

/** One execution of a named statement, behind its head if it has one. */
export class Statement {
  /** What the head answered. */
  headRow: string | null = null;
  callback: Done | undefined;
  readonly text: string;
  // Not `name`, which pg would remember by itself.
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
    // All in one write. Left corked, a connection would never answer again.
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
    this.known?.set(this.statement, this.reading);
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

/** Executes a statement on the first of the pool's connections that is free. One on which it failed goes on serving. */
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

// Failed connections, sessions and transactions that took too long where the database limits them, and its shutdown.
const endsConnection = /^(08|25P0[34]|57P)/;

/** Whether the database itself said so, on a connection that lives on. */
export function isFromDatabase({ code = '' }: Error & { code?: string }): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && !endsConnection.test(code);
}

function sendOn(client: PoolClient, statement: Statement, done: Done): void {
  (client as unknown as { query(statement: Statement, done: Done): void }).query(statement, done);
}

// One that failed when it was first executed may be prepared or not. To close what isn't there is no error.
function prepare(wire: Wire, name: string, text: string, parameterTypes: number[]): void {
  wire.close({ type: 'S', name });
  wire.parse({ name, text, types: parameterTypes });
}

function rowOf({ names, readers, empty }: Reading, fields: (string | null)[]): Record<string, unknown> {
  // A copy has all its keys at once, which is faster than adding one after the other.
  const row: Record<string, unknown> = { ...empty };
  for (let at = 0; at < fields.length; at++) {
    const text = fields[at] as string | null;
    if (text !== null) row[names[at] as string] = (readers[at] as (text: string) => unknown)(text);
  }
  return row;
}

// What PostgreSQL sends as text becomes: counts and ids numbers, instants ISO 8601 in UTC, calendar days and decimals text.
function readerOf(oid: number): (text: string) => unknown {
  if (oid === types.builtins.INT8) return Number;
  if (oid === types.builtins.TIMESTAMPTZ) return isoInstant;
  if (oid === types.builtins.DATE || oid === types.builtins.NUMERIC) return String;
  return types.getTypeParser(oid, 'text');
}
