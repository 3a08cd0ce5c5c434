import { BooksSettings, BooksSettingsChanges, staysOn } from '#domain/finance/books-settings.ts';
import { electronicAddressFault } from '#domain/shared/electronic-scheme.ts';
import { booksClosed } from '#domain/finance/closing.ts';
import { IdInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { companyPlace, requiredCompany } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { isRow } from '../platform/rows.ts';
import { Changed } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { changeBooksSettings, hasStatements, holdBooksSettings, readBooksSettings } from './books-settings-store.ts';

const tags = ['Finance'];
const whose = 'Please choose the company';

/** How a company keeps its books. */
export function booksSettingsRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/books/settings',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getBooksSettings',
        summary: 'Read the bookkeeping settings',
        description:
          'Returns how a company keeps its books: whether prices are with tax, the tax of a new line, whether sent invoices are locked, and what its invoices say about the seller beyond the company’s profile.',
        querystring: z.object({ companyId: IdInAddress.optional() }),
        response: { 200: BooksSettings },
      },
    },
    async (request, reply) => {
      const settings = await db.transaction(request.scope, async (t) =>
        readBooksSettings(t, await requiredCompany(t, request.person, request.query.companyId, whose)),
      );
      reply.header('etag', etag(settings));
      return settings;
    },
  );

  app.patch(
    '/api/books/settings',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateBooksSettings',
        summary: 'Change the bookkeeping settings',
        description:
          'Changes how a company keeps its books. Once sent invoices are locked, that can’t be turned off again (409 `stays_on`).',
        body: BooksSettingsChanges,
        response: { 200: BooksSettings, 412: Changed(BooksSettings) },
      },
    },
    async (request, reply) => {
      const settings = await write(db, request, reply, 200, async (t) => {
        const { companyId: named, ...newValues } = request.body;
        const companyId = await requiredCompany(t, request.person, named, whose);
        const before = await holdBooksSettings(t, companyId);
        refuseIfChanged(request, before);
        if (newValues.issuedStays === false && before.issuedStays) throw new Refusal(409, 'stays_on', staysOn);
        if (newValues.taxRateId && !(await isRow(t, 'taxRates', { companyId, id: newValues.taxRateId })))
          throw wrongField('taxRateId', "This tax rate isn't in your company.");
        const unreached = electronicAddressFault({ ...before, ...newValues });
        if (unreached) throw wrongField(unreached.path, unreached.message);
        if (before.closedUntil !== null && newValues.reportingCurrency && newValues.reportingCurrency !== before.reportingCurrency) {
          const closed = booksClosed(before.closedUntil, (await companyPlace(t, companyId, request.person)).formats);
          throw new Refusal(409, 'currency_stays', `${closed} They stay in ${before.reportingCurrency}.`);
        }
        if (newValues.reportingCurrency && newValues.reportingCurrency !== before.reportingCurrency)
          await refuseWithStatements(t, companyId, before.reportingCurrency);
        const changes = difference(before, newValues);
        if (Object.keys(changes).length === 0) return before;
        await changeBooksSettings(t, companyId, newValues);
        const details = 'Changed how the books are kept';
        await record(t, request, { companyId, action: 'update', resourceType: 'company', resourceId: companyId, details, changes });
        return readBooksSettings(t, companyId);
      });
      reply.header('etag', etag(settings));
      return settings;
    },
  );
}

/** Owner statements were issued in this currency, so it can't change. */
async function refuseWithStatements(t: Transaction, companyId: number, currency: string): Promise<void> {
  if (await hasStatements(t, companyId))
    throw new Refusal(409, 'currency_stays', `Owner statements were issued in ${currency}. The books stay in ${currency}.`);
}
