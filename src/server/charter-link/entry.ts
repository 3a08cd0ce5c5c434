import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { LinkKind } from '#domain/desk/contract-words.ts';
import { z } from '#domain/shared/zod.ts';
import { linksEnd } from '../desk/contract-store.ts';
import type { Database } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { clientOf, limitFailures } from '../platform/limits.ts';
import { asCompany, asPlatform } from '../platform/scope.ts';
import { hashToken, strangerOf } from '../platform/sign-in.ts';

/** What opened a charter to somebody without an account. */
export type Link = { id: number; companyId: number; companyName: string; charterId: number; kind: LinkKind };

/** The header in which a page sends back what stood behind the # of its address. */
export const LinkHeader = z.looseObject({ 'x-charter-link': z.string().optional() });

const secret = /^[A-Za-z0-9_-]{43}$/;

/**
 * Admits whoever has a link to the one charter it leads to, as a guest of its company. None, an unknown one, one that ended, or one of
 * another kind than is needed is 404; unknown ones count, and are 429 after twenty from one address.
 */
export async function enterByLink(db: Database, request: FastifyRequest, needed?: LinkKind): Promise<Link> {
  const token = request.headers['x-charter-link'];
  if (typeof token !== 'string' || token === '') throw notThere();
  const limit = { key: `charter link:${clientOf(request)}`, max: 20, minutes: 15 };
  const link = await limitFailures(db, [limit], 'Too many attempts. Please wait a few minutes and try again.', async () =>
    secret.test(token) ? linkBy(db, hashToken(token)) : undefined,
  );
  if (!link || (needed && link.kind !== needed)) throw notThere();
  request.scope = asCompany(link.companyId);
  request.person = strangerOf({ id: link.companyId, name: link.companyName }, 'Guest');
  return link;
}

async function linkBy(db: Database, hash: Buffer): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select k.id, k.company_id, o.name as company_name, k.charter_id, k.kind
    from charter_links k join charters c on c.company_id = k.company_id and c.id = k.charter_id join companies o on o.id = k.company_id
    where k.token_hash = ${hash} and k.ended_at is null and ${linksEnd} > now()`.execute(
    asPlatform(db, 'whoever opens the link of a charter is not signed in').query,
  );
  return rows[0];
}
