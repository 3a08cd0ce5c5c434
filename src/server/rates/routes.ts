import { ExchangeRate, ExchangeRateFile, ExchangeRatesStored, maxRatesFile, NewExchangeRate } from '#domain/finance/exchange-rate.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import { DayInAddress, IdInAddress, Page } from '#domain/shared/fields.ts';
import { several } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { companyOfBooks } from '../finance/books.ts';
import { answerList } from '../platform/answers.ts';
import { companyPlace } from '../platform/company.ts';
import type { App, Parts } from '../platform/parts.ts';
import { disconnectSignal } from '../platform/upload.ts';
import { record, write } from '../platform/write.ts';
import type { readRateFile } from './rate-file.ts';
import { exchangeRatePage, rateOfDay, storeRates } from './store.ts';
import './examples.ts';

const tags = ['Finance'];
const RateQuery = Page.extend({
  companyId: IdInAddress.optional(),
  currency: z.string().length(3, 'currency must be three letters').optional(),
  from: DayInAddress.optional(),
  to: DayInAddress.optional(),
});

/** The value of a euro in other currencies. Rates are entered or imported, never fetched. */
export function exchangeRateRoutes(app: App, { db, workshops }: Parts): void {
  app.get(
    '/api/exchange-rates',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listExchangeRates',
        summary: 'List exchange rates',
        description: 'Lists the exchange rates of the company, latest first: so many units of a currency were one euro on a day.',
        querystring: RateQuery,
        response: { 200: z.array(ExchangeRate) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, exchangeRatePage),
  );

  app.post(
    '/api/exchange-rates',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'setExchangeRate',
        summary: 'Set an exchange rate',
        description:
          'Sets the rate of a currency on a day, replacing an earlier one. Documents that have a rate keep it; those without one get it.',
        body: NewExchangeRate,
        response: { 201: ExchangeRate },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t) => {
        const companyId = await companyOfBooks(t, request, { companyId: request.body.companyId });
        const { day, currency, perEuro } = request.body;
        await storeRates(t, companyId, [{ day, currency, perEuro }]);
        const rate = await rateOfDay(t, companyId, { day, currency });
        const { formats } = await companyPlace(t, companyId);
        const details = `Set the rate of ${dayWords(day, shortDate, formats)} to ${perEuro} ${currency} per euro`;
        await record(t, request, { companyId, action: 'update', resourceType: 'company', resourceId: companyId, details });
        return rate;
      }),
  );

  app.post(
    '/api/exchange-rates/import',
    {
      config: { may: 'finance:write' },
      bodyLimit: maxRatesFile + 3_000_000,
      schema: {
        tags,
        operationId: 'importExchangeRates',
        summary: 'Import exchange rates',
        description:
          'Imports the rates that the European Central Bank publishes, as XML or CSV, for one day or since 1999. Files may overlap: each rate is stored once.',
        body: ExchangeRateFile,
        response: { 200: ExchangeRatesStored },
      },
    },
    async (request, reply) => {
      const { content } = request.body;
      const companyId = await db.transaction(request.scope, (t) => companyOfBooks(t, request, { companyId: request.body.companyId }));
      const rates = await workshops.readings.work<typeof readRateFile>('readRateFile', { content }, companyId, disconnectSignal(reply));
      return write(db, request, reply, 200, async (t) => {
        const stored = await storeRates(t, companyId, rates);
        if (stored > 0) {
          const details = `Imported ${several(stored, 'exchange rate')}`;
          await record(t, request, { companyId, action: 'update', resourceType: 'company', resourceId: companyId, details });
        }
        return { stored };
      });
    },
  );
}
