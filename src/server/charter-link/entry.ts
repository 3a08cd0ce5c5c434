import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { LinkKind } from '#domain/desk/contract-words.ts';
import { z } from '#domain/shared/zod.ts';
import { linksEnd } from '../desk/contract-store.ts';
import type { Database } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { admitByLink } from '../platform/link-entry.ts';
import { asPlatform } from '../platform/scope.ts';

/** The link that opened a charter to a person without an account. */
export type Link = { id: number; companyId: number; companyName: string; charterId: number; kind: LinkKind };

/** The header in which a page sends back the part of its address after the #. */
export const LinkHeader = z.looseObject({ 'x-charter-link': z.string().optional() });

/** Admits anyone with a link to its charter, as a guest of the company. A link of another kind than required is a 404, too. */
export async function enterByLink(db: Database, request: FastifyRequest, needed?: LinkKind): Promise<Link> {
  const find = (hash: Buffer) => linkBy(db, hash);
  const link = await admitByLink(db, request, request.headers['x-charter-link'], { kind: 'charter', as: 'Guest', find });
  if (needed && link.kind !== needed) throw notThere();
  return link;
}

async function linkBy(db: Database, hash: Buffer): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select k.id, k.company_id, o.name as company_name, k.charter_id, k.kind
    from charter_links k join charters c on c.company_id = k.company_id and c.id = k.charter_id join companies o on o.id = k.company_id
    where k.token_hash = ${hash} and k.ended_at is null and ${linksEnd} > now()`.execute(
    asPlatform(db, 'anyone with the link of a charter').query,
  );
  return rows[0];
}
