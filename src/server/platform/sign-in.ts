// Proves who is calling and whose rows they may reach. Nothing else creates a Scope for a request.
import { createHash } from 'node:crypto';
import { sql, type CompiledQuery } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { companyAccess, lapsed } from '#domain/billing/access.ts';
import { can, whoMay, type Action } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { build, entered, type Database, type ReadScope, type Scope } from './database.ts';
import { scopeOf } from './scope.ts';
import { notAllowed, notSignedIn, Refusal } from './errors.ts';

/** Who may call a route: anyone, or those whom the permission table allows that action. */
type Gate = 'anyone' | Action;

declare module 'fastify' {
  interface FastifyContextConfig {
    may?: Gate;
    /** Sign-in travels with the route's own query, in one round trip. The handler calls `enterAndRead`. */
    signInWithRead?: boolean;
    /** A change that is still allowed when a company's subscription has ended: paying, leaving with its data, locking people out. */
    whileLapsed?: boolean;
  }
  interface FastifyRequest {
    person: Person;
    scope: Scope;
  }
}

/**
 * The caller: somebody signed in, or a program on behalf of the person who created its token, or somebody without an account, under the
 * name they have in the feed.
 */
export type Person = SessionUser & {
  program: string | null;
  reach: 'read' | 'write' | null;
  stranger?: 'Guest' | 'Website' | 'Report link';
};

/** Somebody without an account, whom a company's link or public page admitted to one thing; they have no other rights. */
export function strangerOf(company: { id: number; name: string }, stranger: 'Guest' | 'Website' | 'Report link'): Person {
  return {
    id: 0,
    email: '',
    firstName: stranger,
    lastName: '',
    role: 'yacht_owner',
    isOwner: false,
    companyId: company.id,
    companyName: company.name,
    formats: {},
    ownFormats: {},
    program: null,
    reach: null,
    stranger,
  } as unknown as Person;
}

/** Puts sign-in before every route, and documents what each route requires. The server won't start with a route that lacks `may`. */
export function guardRoutes(app: FastifyInstance, db: Database): void {
  app.decorateRequest('person', null as never);
  app.decorateRequest('scope', null as never);
  app.addHook('onRoute', (route) => {
    const may = route.config?.may;
    if (!route.url.startsWith('/api/') || route.method === 'HEAD') return;
    if (!may) throw new Error(`${route.method} ${route.url} doesn't say who may call it`);
    const described = may === 'anyone' ? { security: [] } : { security: [{ bearer: [] }], 'x-roles': whoMay(may) };
    route.schema = { ...route.schema, ...described };
  });
  app.addHook('onRequest', async (request) => {
    const { may, signInWithRead } = request.routeOptions.config;
    if (!may || may === 'anyone' || signInWithRead) return;
    const { person } = await db.enter(tokenHash(request), nothing);
    admit(request, person, may);
  });
  app.addHook('preValidation', async (request) => {
    if (request.person && request.person.role !== 'admin') refuseOtherCompany(request.person, request.body);
  });
}

const nothing: CompiledQuery = sql`select 1`.compile(build);

/**
 * The error to answer a failed request with. Where sign-in travels with the route's own query, a request that fails validation hasn't
 * signed in yet: it does so now, and anyone who isn't admitted only learns that. Valid requests pay nothing for it.
 */
export async function checkSignInFirst(db: Database, request: FastifyRequest, error: unknown): Promise<unknown> {
  const { may, signInWithRead } = request.routeOptions.config;
  const isInvalid = hasZodFastifySchemaValidationErrors(error) || (error instanceof Refusal && error.status === 400);
  if (!may || may === 'anyone' || !signInWithRead || !isInvalid || (request.person as Person | null)) return error;
  try {
    const { person } = await db.enter(tokenHash(request), nothing);
    admit(request, person, may);
    return error;
  } catch (refusal) {
    return refusal;
  }
}

/** Signs in and reads in one round trip. The query is built for the scope it runs in. */
export async function enterAndRead<Row>(
  db: Database,
  request: FastifyRequest,
  query: (place: ReadScope) => CompiledQuery<Row>,
): Promise<Row[]> {
  const hash = tokenHash(request);
  const { person, rows } = await db.enter(hash, query(entered));
  admit(request, person, request.routeOptions.config.may as Action);
  // Platform admins enter no company: the database showed them nothing, so the query runs again as the platform. Owners of yachts don't
  // enter one either; their routes read in a statement of their own.
  return request.scope.kind === 'platform'
    ? db
        .in(request.scope)
        .executeQuery(query(request.scope))
        .then((result) => result.rows)
    : rows;
}

/** Only signs in, for reads that depend on who is calling. */
export async function enter(db: Database, request: FastifyRequest): Promise<void> {
  const { person } = await db.enter(tokenHash(request), nothing);
  admit(request, person, request.routeOptions.config.may as Action);
}

/** The SHA-256 of the request's bearer token: all that is stored of it. */
export function tokenHash(request: FastifyRequest): Buffer {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw notSignedIn();
  return hashToken(token);
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export type Admitted = { tokenHash: Buffer; person: Pick<SessionUser, 'role' | 'companyId'> };

/**
 * Until when each of these previously admitted callers would still be admitted, with access to the same rows, in milliseconds since 1970.
 * Those who no longer would be are missing: signed out, expired, revoked, deactivated, or now with another role or company.
 */
export async function admittedUntil<Each extends Admitted>(db: Database, admitted: Each[]): Promise<Map<Each, number>> {
  const hashes = [...new Map(admitted.map(({ tokenHash: hash }) => [hash.toString('hex'), hash])).values()];
  const { rows } = await db.atTheDoor((t) =>
    sql<{ tokenHash: Buffer; until: string | null } & Admitted['person']>`
      select s.token_hash, u.role, u.company_id, s.expires_at as until from sessions s join users u on u.id = s.user_id
      where s.token_hash = any(${hashes}) and s.expires_at > now() and u.deactivated_at is null
      union all
      select p.token_hash, 'user', p.company_id, null from api_tokens p join users u on u.company_id = p.company_id and u.id = p.user_id
      where p.token_hash = any(${hashes}) and u.deactivated_at is null`.execute(t),
  );
  const ends = new Map(rows.map((row) => [admissionKey(row.tokenHash, row), row.until === null ? Infinity : Date.parse(row.until)]));
  return new Map(
    admitted.flatMap((each) => {
      const until = ends.get(admissionKey(each.tokenHash, each.person));
      return until === undefined ? [] : [[each, until]];
    }),
  );
}

function admissionKey(hash: Buffer, { role, companyId }: Admitted['person']): string {
  return `${hash.toString('hex')} ${role} ${companyId}`;
}

function admit(request: FastifyRequest, found: unknown, may: Action): void {
  const person = personOf(found);
  if (person.reach === 'read' && request.method !== 'GET') throw new Refusal(403, 'not_allowed', 'This API token is read-only.');
  if (!can(person, may)) throw notAllowed();
  refuseWhileLapsed(request, person, may);
  request.person = person;
  request.scope = scopeOf(person, may);
}

/** The person found, with what their company's subscription allows at this moment. */
export function personOf(found: unknown): Person {
  const { standing: paid, ...person } = found as Person & { standing: Parameters<typeof companyAccess>[0] };
  // A company's subscription is none of the business of its yachts' owners.
  if (person.role === 'yacht_owner') return { ...person, subscription: null, subscriptionTier: null, stripeSubscriptionId: null };
  return { ...person, subscription: person.role === 'admin' ? null : companyAccess(paid, person.subscriptionTier, new Date()) };
}

/** The one gate for changes: a company that doesn't pay keeps all its data and can read it. */
function refuseWhileLapsed({ method, routeOptions }: FastifyRequest, person: Person, may: Action): void {
  if (method === 'GET' || method === 'HEAD' || may === 'own-account' || may === 'own-desk' || routeOptions.config.whileLapsed) return;
  refuseIfLapsed(person);
}

/** For routes with `whileLapsed`, some of whose changes are refused when a company's subscription has ended. */
export function refuseIfLapsed({ subscription }: Person): void {
  if (subscription?.access === 'read-only') throw new Refusal(402, 'subscription_inactive', lapsed);
}

/** Only platform admins may name another company. */
function refuseOtherCompany(person: SessionUser, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { companyId, company_id: snakeId, companyName } = body as Record<string, unknown>;
  const foreignId = [companyId, snakeId].some((id) => id !== undefined && id !== null && id !== '' && Number(id) !== person.companyId);
  const foreignName = typeof companyName === 'string' && companyName !== '' && companyName !== person.companyName;
  if (foreignId || foreignName) throw new Refusal(403, 'other_company', "You can't do this for another company.");
}
