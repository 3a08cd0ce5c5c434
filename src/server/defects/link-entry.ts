import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { clientOf, limitFailures } from '../platform/limits.ts';
import { asCompany, asPlatform } from '../platform/scope.ts';
import { hashToken, strangerOf } from '../platform/sign-in.ts';

/** The yacht that a link opens to whoever reports. */
type Link = { id: number; companyId: number; companyName: string; yachtId: number; yachtName: string };

const secret = /^[A-Za-z0-9_-]{43}$/;

/** Admits whoever has a yacht's link, as a stranger of her company who may report and nothing else. Unknown and revoked ones are 404, and count. */
export async function enterByReportLink(db: Database, request: FastifyRequest, token: string): Promise<Link> {
  const limit = { key: `report link from:${clientOf(request)}`, max: 20, minutes: 15 };
  const link = await limitFailures(db, [limit], 'Too many attempts. Please wait a few minutes and try again.', async () =>
    secret.test(token) ? linkBy(db, hashToken(token)) : undefined,
  );
  if (!link) throw notThere();
  request.scope = asCompany(link.companyId);
  request.person = strangerOf({ id: link.companyId, name: link.companyName }, 'Report link');
  return link;
}

async function linkBy(db: Database, hash: Buffer): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select k.id, k.company_id, o.name as company_name, k.yacht_id, y.name as yacht_name
    from report_links k join companies o on o.id = k.company_id join yachts y on y.company_id = k.company_id and y.id = k.yacht_id
    where k.token_hash = ${hash}`.execute(asPlatform(db, 'whoever opens the report link of a yacht is not signed in').query);
  return rows[0];
}
