// Every change goes through here: one transaction contains the change, its activity and the answer stored for a repeated request.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResourceType } from '#domain/activities/words.ts';
import { fullName } from '#domain/shared/words.ts';
import { announcedAs, announcement, tabOf, type Changing } from './changes.ts';
import { companyOf, tenantOf } from './company.ts';
import type { Database, Transaction } from './database.ts';
import { Refusal } from './errors.ts';
import { lateAnnouncements } from './late-announcements.ts';
import { consumeAttempt, withoutZone } from './limits.ts';

/** Changes one person may make in a minute: far above what a fast client does, far below what a runaway one can. */
const changesPerMinute = 600;

type Change<Answer> = (t: Transaction, person: FastifyRequest['person']) => Promise<Answer>;

/**
 * Carries out a change, all or nothing, and returns its answer. A request with an Idempotency-Key that this person used within 24 hours
 * gets the first answer again and changes nothing.
 */
export async function write<Answer>(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  change: Change<Answer>,
): Promise<Answer> {
  await consumeAttempt(
    db,
    { key: `write:${request.person.id}`, max: changesPerMinute, minutes: 1 },
    'You’re making changes too quickly. Please wait a minute.',
  );
  const outcome = await db.transaction(request.scope, (t) => once(t, request, status, () => change(t, request.person)));
  if (outcome.replayed) reply.header('idempotency-replayed', 'true');
  reply.code(outcome.status);
  return outcome.body;
}

/** Like `write`, for callers who aren't signed in: a repeated Idempotency-Key gets the first answer again. */
export async function once<Answer>(
  t: Transaction,
  request: FastifyRequest,
  status: number,
  change: () => Promise<Answer>,
): Promise<{ status: number; body: Answer; replayed: boolean }> {
  const key = idempotencyKey(request);
  const earlier = key === null ? null : await claim(t, request, key);
  if (earlier) return { status: earlier.status, body: earlier.body as Answer, replayed: true };
  const body = await change();
  if (key !== null) await keep(t, request, key, status, body);
  return { status, body, replayed: false };
}

type NewActivity = {
  companyId: number;
  action: string;
  resourceType: ResourceType;
  resourceId: number;
  details: string;
  changes?: Record<string, [unknown, unknown]>;
};

/** Records who did what in the feed, and announces it to all open pages. Call it in the transaction of the change. */
export async function record(t: Transaction, request: FastifyRequest, activity: NewActivity): Promise<void> {
  const { person, ip, headers } = request;
  await noteAndAnnounce(t, activity, { userId: person.stranger ? undefined : person.id, userName: nameOf(person), ip }, tabOf(headers));
}

/** The same for what Fairlead does by itself, or on behalf of the operator of the server. */
export async function recordByFairlead(t: Transaction, activity: NewActivity): Promise<void> {
  await noteAndAnnounce(t, activity, { userName: 'Fairlead' });
}

/** The same for somebody who isn't signed in, but has proven who they are. */
export async function recordAs(t: Transaction, activity: NewActivity, by: { userId: number; userName: string; ip: string }): Promise<void> {
  await noteAndAnnounce(t, activity, by);
}

async function noteAndAnnounce(
  t: Transaction,
  activity: NewActivity,
  by: { userId?: number; userName: string; ip?: string },
  tab?: string,
): Promise<void> {
  const { changes, ...rest } = activity;
  const noted = { ...rest, changes: changes ? JSON.stringify(changes) : null, ...by, ip: withoutZone(by.ip) };
  const late = lateAnnouncements(t);
  if (late) {
    const { id } = await t.insertInto('activities').values(noted).returning('id').executeTakeFirstOrThrow();
    late.push(announcedAs({ ...changeOf(activity, tab), noted: id }));
    return;
  }
  await t
    .with('noted', (one) => one.insertInto('activities').values(noted))
    .selectNoFrom(announced(activity, tab).as('announced'))
    .execute();
}

/** Announces a change that isn't recorded in the feed. Call it in the transaction of the change. */
export async function announce(t: Transaction, change: Announced, tab?: string): Promise<void> {
  await t.selectNoFrom(announced(change, tab).as('announced')).execute();
}

/** The same for many at once. */
export async function announceAll(t: Transaction, changes: Announced[]): Promise<void> {
  await t.selectNoFrom(changes.map((change, place) => announced(change, undefined).as(`announced${place}`))).execute();
}

/** Announces to one person's other pages and devices what they did with their own notifications. */
export async function announceToOneself(t: Transaction, { person, headers }: FastifyRequest): Promise<void> {
  await announce(
    t,
    { companyId: companyOf(person), resourceType: 'notifications', resourceId: person.id, personId: person.id },
    tabOf(headers),
  );
}

type Announced = { companyId: number; resourceType: Changing; resourceId: number; personId?: number };

function announced(change: Announced, tab: string | undefined) {
  return announcement(changeOf(change, tab));
}

function changeOf({ companyId, resourceType, resourceId, personId }: Announced, tab: string | undefined) {
  return { companyId, resource: resourceType, resourceId, tab, personId };
}

/** The name for the feed: a program has the name of its token. */
function nameOf({ firstName, lastName, program, stranger }: FastifyRequest['person']): string {
  if (stranger) return stranger;
  return program ? `${firstName} ${lastName} (API token ${program})` : fullName({ firstName, lastName });
}

/** The fields that a change really changes, from what to what. */
export function difference(stored: object, changes: object): Record<string, [unknown, unknown]> {
  const before = stored as Record<string, unknown>;
  const changed = Object.entries(changes).filter(([key, value]) => value !== undefined && !isDeepStrictEqual(value, before[key]));
  return Object.fromEntries(changed.map(([key, value]) => [key, [before[key], value]]));
}

/** A record's version, for If-Match: the time of its last change. */
export function etag(row: { updatedAt: string }): string {
  return `"${row.updatedAt}"`;
}

/** Refuses a change based on an older version than the stored one, and returns the stored one. Proxies that compress weaken tags. */
export function refuseIfChanged(request: FastifyRequest, row: { updatedAt: string }): void {
  const expected = request.headers['if-match'];
  if (expected === undefined || expected === '*' || expected.split(',').some((each) => each.trim().replace(/^W\//, '') === etag(row)))
    return;
  throw changedRefusal(row);
}

/** The refusal of a change that is based on something else than what is stored. */
export function changedRefusal(current: object): Refusal {
  return new Refusal(412, 'changed_meanwhile', 'Someone changed this while you were working on it.', { current });
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || key === undefined) return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > 255)
    throw new Refusal(400, 'bad_request', 'Idempotency-Key must be 1 to 255 characters long.');
  return key;
}

function owner(request: FastifyRequest) {
  return { companyId: tenantOf(request.person), userId: request.person.id };
}

/** Takes the key for this transaction; if another transaction holds it, waits for that one and returns its answer. */
async function claim(t: Transaction, request: FastifyRequest, key: string): Promise<{ status: number; body: unknown } | null> {
  const requestHash = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest();
  const mine = { ...owner(request), key };
  await t
    .deleteFrom('idempotencyKeys')
    .where('companyId', '=', mine.companyId)
    .where('userId', '=', mine.userId)
    .where('key', '=', key)
    .where('createdAt', '<', sql<string>`now() - interval '24 hours'`)
    .execute();
  const claimed = await t
    .insertInto('idempotencyKeys')
    .values({ ...mine, requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const earlier = await t
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'body'])
    .where('companyId', '=', mine.companyId)
    .where('userId', '=', mine.userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!earlier.requestHash.equals(requestHash))
    throw new Refusal(
      422,
      'idempotency_key_reused',
      'An earlier version of this was already saved. Please check it before you send this again.',
    );
  return { status: earlier.status ?? 200, body: earlier.body };
}

async function keep(t: Transaction, request: FastifyRequest, key: string, status: number, body: unknown): Promise<void> {
  const { companyId, userId } = owner(request);
  await t
    .updateTable('idempotencyKeys')
    .set({ status, body: JSON.stringify(body) })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
}
