// The only access to the database. Every statement runs inside a scope: a company, or (for platform admins) the platform.
// statements.ts explains how a scoped statement travels in one round trip.
import {
  CamelCasePlugin,
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
  type PluginTransformResultArgs,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import { Client, escapeLiteral, Pool } from 'pg';
import { Refusal } from './errors.ts';
import { openAnnouncer, type Announcer } from './late-announcements.ts';
import { isFromDatabase, send, sendToPool, Statement, unnamed, type Answer, type Head } from './statements.ts';
import type { DB as Tables } from '../tables.ts';

declare const minted: unique symbol;
/**
 * Whose rows may be reached. Only scope.ts creates one: a caller that has a scope has proven who is asking, or has given a reason why
 * nobody is.
 */
export type Scope = (
  | { kind: 'tenant'; companyId: number }
  | { kind: 'platform' }
  /** What a yacht's owner may see of their company: a third wall, with a role of its own. */
  | { kind: 'owner'; companyId: number; personId: number }
) & { [minted]: true };

/** Where a query runs: inside a scope, or inside the company that `enter` finds in the same round trip. */
export type ReadScope = Scope | typeof entered;
export const entered = { kind: 'entered' } as const;

/** The first wall: the condition that names the company. The second, row level security, is behind it. */
export function within(place: ReadScope, table: string): RawBuilder<boolean> {
  if (place.kind === 'platform') return sql<boolean>`true`;
  const company = sql.ref(`${table}.companyId`);
  return place.kind === 'entered' ? sql<boolean>`${company} = current_company()` : sql<boolean>`${company} = ${place.companyId}`;
}

export type Database = ReturnType<typeof openDatabase>;
export type Transaction = Kysely<Tables>;

// While the database is slow, the queue for connections would only grow. Beyond this many, requests are refused at once.
const maxWaiting = 300;

// A connection to a server that vanished is noticed within two minutes, so that nobody waits for its locks.
const limits = '-c statement_timeout=30000 -c tcp_keepalives_idle=60 -c tcp_keepalives_interval=15 -c tcp_keepalives_count=4';

/** How long a request waits for a connection and for a lock, in milliseconds. Anything that holds a lock for longer is stuck. */
const usualPatience = 5_000;

// As many as the reports and exports that one process runs at the same time.
const maxOnReplica = 5;

// Sets the role again, because behind a pooler that drops startup options a replica would be read as the tables' owner.
const beginSnapshot = 'begin isolation level repeatable read read only; set local role fairlead_app';

const maxInPool = 10;

/** How many connections one process opens at most: its pool, and the one that receives changes. */
export const connectionsOfOneProcess = maxInPool + 1;

/**
 * Opens the application's pool of connections, and one to the replica if there is one. The role owns nothing and can't bypass row level
 * security.
 */
export function openDatabase(
  url: string,
  {
    max = maxInPool,
    replicaUrl,
    announceAfter = false,
    patience = usualPatience,
  }: { max?: number; replicaUrl?: string | undefined; announceAfter?: boolean; patience?: number } = {},
) {
  const options = `-c role=fairlead_app -c TimeZone=UTC -c lock_timeout=${patience} ${limits}`;
  const open = (connectionString: string, maxOpen: number) => {
    const opened = new Pool({ connectionString, max: maxOpen, idleTimeoutMillis: 0, connectionTimeoutMillis: patience, options });
    // Without these listeners a restart of PostgreSQL would end the process. The next query simply opens another connection; a statement
    // whose connection is lost fails by itself.
    return opened.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  };
  const pool = open(url, max);
  const replica = replicaUrl ? open(replicaUrl, maxOnReplica) : pool;
  const outside = kysely((query) => sendUnlessCrowded(pool, statementOf('outside', query)));
  const announcer = openAnnouncer((changes) => announceAtOnce(outside, changes));
  const late = announceAfter ? announcer : undefined;
  return {
    /** Single statements, each its own transaction in that scope. */
    in(scope: Scope) {
      const head = headOf(scope);
      return kysely((query) => sendUnlessCrowded(pool, statementOf(head.kind, query, head)));
    },

    /**
     * Finds the person a session's token belongs to and runs one query inside their company, in one round trip. Unknown tokens throw 28000.
     */
    async enter<Row>(tokenHash: Buffer, query: CompiledQuery<Row>): Promise<{ person: unknown; rows: Row[] }> {
      const head: ScopeHead = { kind: 'enter', name: 'enter', text: 'select enter($1)', type: byteaOid, value: tokenHash };
      const entering = statementOf(head.kind, query, head);
      const { rows } = await sendUnlessCrowded(pool, entering);
      return { person: JSON.parse(entering.headRow ?? 'null'), rows: rows as Row[] };
    },

    /** Several statements in one transaction, all or nothing. Deadlocks are retried. */
    transaction: <T>(scope: Scope, work: (t: Transaction) => Promise<T>) =>
      retried(() => inTransaction(pool, headOf(scope), work, { late })),

    /**
     * Reads at one point in time, however long they take: changes by others in the meantime don't show, and nothing can be written. They go
     * to the replica if there is one, which may be slightly behind.
     */
    snapshot: <T>(scope: Scope, work: (t: Transaction) => Promise<T>) =>
      inTransaction(replica, headOf(scope), work, { begin: beginSnapshot }),

    /** A transaction before sign-in: it may read sessions and password hashes, and little else. */
    atTheDoor: <T>(work: (t: Transaction) => Promise<T>) => retried(() => inTransaction(pool, signInHead, work)),

    /** Counters and keys that belong to no company. */
    outside,

    /** Whether changes are announced after their commits rather than within. */
    announcesAfter: announceAfter,

    /** Announces committed changes that were not announced within their transaction. */
    announce: (changes: string[]) => announcer.announce(changes),

    /** A connection of its own for receiving announcements. It can't read any company's rows. */
    ownConnection: () =>
      new Client({
        connectionString: url,
        options,
        keepAlive: true,
        connectionTimeoutMillis: 5_000,
        query_timeout: 5_000,
        application_name: 'fairlead live',
      }),

    /** How many connections there are, how many are idle, and how many requests are waiting for one. */
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),

    async close() {
      await announcer.close();
      await Promise.all([pool, ...(replica === pool ? [] : [replica])].map((each) => each.end()));
    },
  };
}

/** The statement that sets a scope. Prepared plans are kept by its kind. */
type ScopeHead = Head & { kind: string };
const textOid = 25;
const byteaOid = 17;

// Heads return no row, so that the statement's rows are the only ones. The platform is a role rather than an "or" in the policy, because
// with an "or" the index on the company couldn't be used.
const setCompany = `select from set_config('app.company_id', $1, true) v where v is null`;
const setRole = `select from set_config('role', $1, true) v where v is null`;
const signInHead: ScopeHead = { kind: 'signin', name: 'set_role', text: setRole, type: textOid, value: 'fairlead_signin' };
const platformHead: ScopeHead = { kind: 'platform', name: 'set_role', text: setRole, type: textOid, value: 'fairlead_platform' };

// A yacht's owner is a role as well. Its policies compare the company and the person.
const setOwner = `select from (select set_config('app.company_id', split_part($1, ' ', 1), true) company,
  set_config('app.person_id', split_part($1, ' ', 2), true) person, set_config('role', 'fairlead_yacht_owner', true) role) v where v is null`;

function headOf(scope: Scope): ScopeHead {
  switch (scope.kind) {
    case 'platform':
      return platformHead;
    case 'tenant':
      return { kind: 'tenant', name: 'set_company', text: setCompany, type: textOid, value: String(scope.companyId) };
    case 'owner':
      return { kind: 'owner', name: 'set_owner', text: setOwner, type: textOid, value: `${scope.companyId} ${scope.personId}` };
  }
}

// A text with more parameters than this stays unnamed: there is one for each number of rows it inserts, and a named one stays prepared on
// each connection for as long as that lives. What is due has 158, in one text for everyone, and its plan takes longer to make than to
// execute.
const maxParameters = 200;

// Unnamed statements cost PostgreSQL twice as much. A cached plan of a table behind row level security belongs to one
// role, so the names differ by kind of scope.
const names = new Map<string, Map<string, string>>();
function nameOf(kind: string, text: string): string {
  const ofKind = names.get(kind) ?? new Map<string, string>();
  const known = ofKind.get(text);
  if (known) return known;
  const name = `${kind}_${ofKind.size}`;
  names.set(kind, ofKind.set(text, name));
  return name;
}

/** The statement for a query, after its head if it has one. */
function statementOf(kind: string, { sql: text, parameters }: CompiledQuery, head?: Head): Statement {
  return new Statement(parameters.length > maxParameters ? unnamed : nameOf(kind, text), text, parameters, head);
}

function sendUnlessCrowded(pool: Pool, statement: Statement): Promise<Answer> {
  refuseCrowd(pool);
  return sendToPool(pool, statement);
}

function refuseCrowd(pool: Pool): void {
  if (pool.waitingCount >= maxWaiting)
    throw new Refusal(503, 'busy', 'The server is busy. Nothing was changed. Please try again in a moment.', { retryAfter: 2 });
}

/** Notifies all listeners without waiting for the disk, since nothing is stored. */
function announceAtOnce(outside: Kysely<Tables>, changes: string[]): Promise<unknown> {
  return sql`select set_config('synchronous_commit', 'off', true), pg_notify('changes', change) from unnest(${changes}::text[]) change`.execute(
    outside,
  );
}

async function inTransaction<T>(
  pool: Pool,
  head: ScopeHead,
  work: (t: Transaction) => Promise<T>,
  { begin = 'begin', late }: { begin?: string; late?: Announcer | undefined } = {},
): Promise<T> {
  refuseCrowd(pool);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // One round trip, so that locks others wait for are released sooner.
    await client.query(`${begin}; ${head.text.replaceAll('$1', () => escapeLiteral(String(head.value)))}`);
    const t = kysely((query) => send(client, statementOf(head.kind, query)));
    late?.begin(t);
    const answer = await work(t);
    await client.query('commit').catch(refuseUncertain);
    late?.committed(t);
    return answer;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** If the connection breaks during a commit, nobody knows whether it succeeded. An error from the database itself is certain. */
function refuseUncertain(error: Error & { code?: string }): never {
  if (isFromDatabase(error)) throw error;
  throw new Refusal(
    503,
    'uncertain',
    'The connection to the database was lost while this was being saved. Please check whether it was saved before you try again.',
    { retryAfter: 2 },
  );
}

const deadlock = '40P01';
const serialization = '40001';

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const { code } = error as { code?: string };
      if (tries === 5 || (code !== deadlock && code !== serialization)) throw error;
    }
  }
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const dialect = new PostgresDialect({ pool: new Pool({ max: 0 }) });
// Names are camelCase in queries and snake_case in the database. Results already have camelCase names when they get here.
class SnakeCaseNames extends CamelCasePlugin {
  override transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}
const plugins = [new SnakeCaseNames()];

/** A query builder without a database: it compiles queries and doesn't run them. */
export const build = kysely(() => Promise.reject(new Error('this builder only compiles')));

function kysely(run: (query: CompiledQuery) => Promise<Answer>): Kysely<Tables> {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, rowCount } = await run(query);
      return { rows: rows as R[], numAffectedRows: rowCount === null ? undefined : BigInt(rowCount) };
    },
    streamQuery() {
      throw new Error('streaming is not offered here');
    },
  };
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (consumer) => consumer(connection) }, plugins);
  return new Kysely<Tables>({ config: { dialect, plugins }, executor, dialect, driver: dialect.createDriver() });
}
