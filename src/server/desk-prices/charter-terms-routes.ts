import { CharterTerms, CharterTermsChanges, charterTermsFault } from '#domain/desk/charter-terms.ts';
import { IdInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { requiredCompany } from '../platform/company.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { Changed } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { changeCharterTerms, holdCharterTerms, readCharterTerms } from './store.ts';

const tags = ['Charter desk'];
const whose = 'Please choose the company of these rules';

/** A company's rules for charters: options, discounts, installments, cancellation fees. */
export function charterTermsRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/charter-terms',
    {
      config: { may: 'desk:read' },
      schema: {
        tags,
        operationId: 'getCharterTerms',
        summary: 'Read the rules for charters',
        description: 'Returns how long options last, which discounts apply, what is paid when, and what a cancellation costs.',
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
        description: 'Changes the given rules. They apply to charters priced, put on option or booked from then on.',
        body: CharterTermsChanges,
        response: { 200: CharterTerms, 412: Changed(CharterTerms) },
      },
    },
    async (request, reply) => {
      const terms = await write(db, request, reply, 200, async (t) => {
        const { companyId: wanted, ...rules } = request.body;
        const companyId = await requiredCompany(t, request.person, wanted, whose);
        const usual = await readCharterTerms(t, companyId);
        const fault = charterTermsFault(rules);
        if (fault) throw wrongField(fault.path, fault.message);
        const before = await holdCharterTerms(t, companyId, usual);
        refuseIfChanged(request, before);
        const changes = difference(before, rules);
        if (Object.keys(changes).length === 0) return readCharterTerms(t, companyId);
        if ((rules.publicOpen ?? before.publicOpen) && !(rules.publicSlug === undefined ? before.publicSlug : rules.publicSlug))
          throw wrongField('publicSlug', 'Please choose an address for the page');
        await changeCharterTerms(t, companyId, rules);
        const details = 'Changed the rules for charters';
        await record(t, request, { companyId, action: 'update', resourceType: 'price', resourceId: companyId, details, changes });
        return readCharterTerms(t, companyId);
      });
      reply.header('etag', etag(terms));
      return terms;
    },
  );
}
