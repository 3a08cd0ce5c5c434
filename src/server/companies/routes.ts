import { sql } from 'kysely';
import { Company } from '#domain/companies/company.ts';
import { Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { build } from '../platform/database.ts';
import { likePattern, pageOf } from '../platform/lists.ts';
import type { App, Parts } from '../platform/parts.ts';
import { answerList } from '../platform/sign-in.ts';

/** Companies to choose from: one's own, or for platform admins all of them. */
export function companyRoutes(app: App, { db }: Parts): void {
  app.get('/api/companies', { config: { may: 'run-fleet', signInWithRead: true }, schema: { tags: ['Companies'], summary: 'List companies', querystring: Page, response: { 200: z.array(Company) } } }, (request, reply) =>
    answerList(db, request, reply, request.query, (place, asked) => {
      const { limit, offset } = pageOf(asked);
      const visible = place.kind === 'platform' ? sql`c.id <> 0` : place.kind === 'tenant' ? sql`c.id = ${place.companyId}` : sql`c.id = current_company()`;
      const named = asked.q?.trim() ? sql`c.name ilike ${likePattern(asked.q)}` : sql`true`;
      return sql<Company & { total: number }>`
        select c.id, c.name, c.description, c.address, c.contact_phone, c.contact_email, c.website, c.logo, c.subscription_tier, c.created_at, c.updated_at,
          count(*) over () as total
        from companies c where ${visible} and ${named} order by lower(c.name) limit ${limit} offset ${offset}`.compile(build);
    }));
}
