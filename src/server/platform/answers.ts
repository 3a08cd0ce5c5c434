// How a GET answers that a single query answers: one record, or a page of a list.
import type { CompiledQuery } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, ReadScope, Scope } from './database.ts';
import { notThere } from './errors.ts';
import type { PageQuery } from './lists.ts';
import { enterAndRead } from './sign-in.ts';
import { etag } from './write.ts';

/** Signs in and answers one record, its version in a header; 404 where the caller has none like it. */
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

/** Signs in and answers a list: rows that carry `total` become the answer, and the total a header. */
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

// What was put together last of each page: putting a query together takes as long as half a dozen of its rows, and people ask for the same
// pages.
const compiled = new WeakMap<object, Map<string, CompiledQuery>>();
const maxCompiled = 50;

/** The query of a page. Inside the company that signs in it depends on the filter alone, and never on a clock of ours. */
function compiledOnce<Query extends PageQuery, Row>(
  page: (place: ReadScope, query: Query) => CompiledQuery<Row>,
  place: ReadScope,
  query: Query,
): CompiledQuery<Row> {
  // Search words are seldom typed twice.
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

// An invoice has a total of its own, so there the count goes by another name.
type Counted = { total: number } | { total: string; matches: number };
type ListPage<Query, Row> = (place: ReadScope, query: Query) => CompiledQuery<Row>;

/** Puts the count of all matches in its header. A page past the end has no row to carry it, so the first page is read for it. */
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
