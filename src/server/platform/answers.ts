// Answers GET requests that need a single query: one record, or a page of a list.
import type { CompiledQuery } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, ReadScope, Scope } from './database.ts';
import { notThere } from './errors.ts';
import type { PageQuery } from './lists.ts';
import { enterAndRead } from './sign-in.ts';
import { etag } from './write.ts';

/** Signs in and answers one record, with its version in a header; 404 where the caller can reach none of that id. */
export async function answerRecord<Row extends { updatedAt: string }>(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  query: (place: ReadScope) => CompiledQuery<Row>,
): Promise<Row> {
  const [row] = await enterAndRead(db, request, query);
  if (!row) throw notThere();
  reply.header('etag', etag(row));
  return row;
}

/** Signs in and answers a list. The rows carry `total`, which is also sent as a header. */
export async function answerList<Query extends PageQuery, Row extends Counted>(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  query: Query,
  page: ListPage<Query, Row>,
): Promise<Row[]> {
  const rows = await enterAndRead(db, request, (place) => compiledOnce(page, place, query));
  return withTotal(db, request.scope, reply, query, page, rows);
}

// Caches the compiled queries of each page: compiling one takes as long as reading half a dozen of its rows, and the same pages are
// requested again and again.
const compiled = new WeakMap<object, Map<string, CompiledQuery>>();
const maxCompiled = 50;

/** The query of a page. During sign-in it depends only on the filter, never on the company or on our clock, so it can be cached. */
function compiledOnce<Query extends PageQuery, Row>(
  page: (place: ReadScope, query: Query) => CompiledQuery<Row>,
  place: ReadScope,
  query: Query,
): CompiledQuery<Row> {
  // Searches are rarely repeated, so they aren't cached.
  if (place.kind !== 'entered' || query.q) return page(place, query);
  const ofPage = compiled.get(page) ?? new Map<string, CompiledQuery>();
  compiled.set(page, ofPage);
  const key = JSON.stringify(query);
  const known = ofPage.get(key) as CompiledQuery<Row> | undefined;
  if (known) return known;
  const made = page(place, query);
  if (ofPage.size >= maxCompiled) ofPage.clear();
  ofPage.set(key, made);
  return made;
}

// An invoice has a total of its own, so its count is called `matches`.
type Counted = { total: number } | { total: string; matches: number };
type ListPage<Query, Row> = (place: ReadScope, query: Query) => CompiledQuery<Row>;

/** Sends the count of all matches as a header. A page past the end has no row that carries it, so the first page is read for it. */
export async function withTotal<Query extends PageQuery, Row extends Counted>(
  db: Database,
  scope: Scope,
  reply: FastifyReply,
  query: Query,
  page: ListPage<Query, Row>,
  rows: Row[],
): Promise<Row[]> {
  const counted =
    rows.length === 0 && query.offset ? (await db.in(scope).executeQuery(page(scope, { ...query, limit: 1, offset: 0 }))).rows : rows;
  const [first] = counted;
  reply.header('x-total-count', String(first === undefined ? 0 : 'matches' in first ? first.matches : first.total));
  return rows;
}
