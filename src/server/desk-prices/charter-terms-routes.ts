import { sql } from 'kysely';
import { CharterTerms, CharterTermsChanges, charterTermsFault } from '#domain/desk/charter-terms.ts';
import { IdInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { requiredCompany } from '../platform/company.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { Changed } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { readCharterTerms } from './store.ts';

const tags = ['Charter desk'];
const whose = 'Please choose whose rules they are';

/** A company's rules for charters: options, discounts, installments, what a cancellation costs. */
export function charterTermsRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/charter-terms',
    {
      config: { may: 'desk:read' },
      schema: {
        tags,
        operationId: 'getCharterTerms',
        summary: 'Read the rules for charters',
        description: 'Returns how long options hold, which discounts are given, what is paid when, and what a cancellation costs.',
        querystring: z.object({ companyId: IdInAddress.optional() }),
        response: { 200: CharterTerms },
      },
    },
    async (request, reply) => {
      const terms = await db.transaction(request.scope, async (t) =>
        readCharterTerms(t, await requiredCompany(t, request.person, request.query.companyId, whose)),
      );
      reply.header('etag', etag(terms));
      return terms;
    },
  );

  app.patch(
    '/api/charter-terms',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateCharterTerms',
        summary: 'Change the rules for charters',
        description: 'Changes the given rules. They count for what is priced, put on option or booked from then on.',
        body: CharterTermsChanges,
        response: { 200: CharterTerms, 412: Changed(CharterTerms) },
      },
    },
    async (request, reply) => {
      const terms = await write(db, request, reply, 200, async (t) => {
        const { companyId: wanted, ...wished } = request.body;
        const companyId = await requiredCompany(t, request.person, wanted, whose);
        const usual = await readCharterTerms(t, companyId);
        const fault = charterTermsFault(wished);
        if (fault) throw wrongField(fault.path, fault.message);
        // Who changes them at the same time stands in line, once the first has made the row.
        const made = await t
          .insertInto('charterTerms')
          .values({ companyId, taxRate: usual.taxRate })
          .onConflict((is) => is.column('companyId').doNothing())
          .returning('companyId')
          .executeTakeFirst();
        await t.selectFrom('charterTerms').select('companyId').where('companyId', '=', companyId).forUpdate().execute();
        const before = made ? usual : await readCharterTerms(t, companyId);
        refuseIfChanged(request, before);
        const changes = difference(before, wished);
        if (Object.keys(changes).length === 0) return readCharterTerms(t, companyId);
        if ((wished.publicOpen ?? before.publicOpen) && !(wished.publicSlug === undefined ? before.publicSlug : wished.publicSlug))
          throw wrongField('publicSlug', 'Please choose an address for the page');
        const { discounts, plan, policy, publicSlug, publicOrigins, ...rest } = wished;
        const lists = { discounts, plan, policy: policy?.toSorted((a, b) => b.fromDays - a.fromDays) };
        const written = Object.entries(lists).flatMap(([name, list]) => (list ? [[name, JSON.stringify(list)]] : []));
        await t
          .updateTable('charterTerms')
          .set({
            ...rest,
            ...(publicOrigins && { publicOrigins: [...new Set(publicOrigins)] }),
            ...(Object.fromEntries(written) as Record<string, never>),
            updatedAt: sql<string>`now()`,
          })
          .where('companyId', '=', companyId)
          .execute();
        if (publicSlug !== undefined) await t.updateTable('companies').set({ publicSlug }).where('id', '=', companyId).execute();
        const details = 'Changed the rules for charters';
        await record(t, request, { companyId, action: 'update', resourceType: 'price', resourceId: companyId, details, changes });
        return readCharterTerms(t, companyId);
      });
      reply.header('etag', etag(terms));
      return terms;
    },
  );
}
