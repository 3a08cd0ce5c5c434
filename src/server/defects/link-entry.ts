import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database.ts';
import { admitByLink } from '../platform/link-entry.ts';
import { asPlatform } from '../platform/scope.ts';

/** A report link with its yacht and company. */
type Link = { id: number; companyId: number; companyName: string; yachtId: number; yachtName: string };

/** Admits anyone with a yacht's report link, only to report. */
export function enterByReportLink(db: Database, request: FastifyRequest, token: string): Promise<Link> {
  return admitByLink(db, request, token, { kind: 'report', as: 'Report link', find: (hash) => linkBy(db, hash) });
}

async function linkBy(db: Database, hash: Buffer): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select k.id, k.company_id, o.name as company_name, k.yacht_id, y.name as yacht_name
    from report_links k join companies o on o.id = k.company_id join yachts y on y.company_id = k.company_id and y.id = k.yacht_id
    where k.token_hash = ${hash}`.execute(asPlatform(db, 'anyone with the report link of a yacht').query);
  return rows[0];
}
