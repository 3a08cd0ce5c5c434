import {
  NextYear,
  nextYearSeasons,
  seasonsFault,
  YachtTerms,
  YachtTermsChanges,
  type NewSeason,
  type Season,
} from '#domain/desk/yacht-terms.ts';
import { maxCents } from '#domain/finance/currency.ts';
import { centsOf } from '#domain/shared/money.ts';
import { answerRecord } from '../platform/answers.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { holdYachtTerms, keepYachtTerms, readYachtTerms, yachtTermsById } from './store.ts';

const tags = ['Charter desk'];

/** The charter terms of a yacht, and its prices by season. */
export function yachtTermsRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/yachts/:id/charter-terms',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getYachtTerms',
        summary: 'Read a yacht’s prices',
        description: 'Returns the terms on which a yacht is chartered, and what it costs in each season.',
        params: WithId,
        response: { 200: YachtTerms },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => yachtTermsById(place, request.params.id)),
  );

  app.patch(
    '/api/yachts/:id/charter-terms',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateYachtTerms',
        summary: 'Change a yacht’s prices',
        description:
          'Changes the given terms of a yacht. Seasons replace all existing ones; no day may have two prices (422 at `seasons.{n}.fromDay`).',
        params: WithId,
        body: YachtTermsChanges,
        response: { 200: YachtTerms, 412: Changed(YachtTerms) },
      },
    },
    async (request, reply) => {
      const terms = await write(db, request, reply, 200, async (t) => {
        const { row: before, companyId } = await holdYachtTerms(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        const { seasons: given, checkInDays, ...rest } = request.body;
        const seasons = given?.map(storedSeason).toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1));
        const fault = seasonsFault(given ?? []);
        if (fault) throw wrongField(fault.path, fault.message);
        const fields = { ...rest, ...(checkInDays && { checkInDays: [...new Set(checkInDays)].toSorted((a, b) => a - b) }) };
        const changes = difference(before, { ...fields, seasons });
        if (Object.keys(changes).length === 0) return before;
        await keepYachtTerms(t, { companyId, yachtId: before.yachtId }, fields, seasons);
        const details = changes['seasons']
          ? `Changed the prices of ${before.yachtName}`
          : `Changed the charter terms of ${before.yachtName}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'price', resourceId: before.yachtId, details, changes });
        return readYachtTerms(t, request.scope, before.yachtId);
      });
      reply.header('etag', etag(terms));
      return terms;
    },
  );

  app.post(
    '/api/yachts/:id/charter-terms/next-year',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'addNextYearsPrices',
        summary: 'Add next year’s prices',
        description:
          'Copies the seasons of the last priced year 364 days ahead, so that they start on the same weekdays, with prices raised by the given percentage. Without a season: 409 `no_seasons`.',
        params: WithId,
        body: NextYear,
        response: { 200: YachtTerms },
      },
    },
    async (request, reply) => {
      const terms = await write(db, request, reply, 200, async (t) => {
        const { row: before, companyId } = await holdYachtTerms(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        const added = nextYearSeasons(before.seasons, request.body.percent, before.currency);
        if (added.length === 0) throw new Refusal(409, 'no_seasons', `${before.yachtName} has no prices yet. Add the first season.`);
        if (added.some(isTooDear)) throw wrongField('percent', 'A price would be more than 99,999,999.99');
        const seasons = [...before.seasons, ...added];
        await keepYachtTerms(t, { companyId, yachtId: before.yachtId }, {}, seasons);
        const details = `Added next year’s prices of ${before.yachtName}`;
        const changes = difference(before, { seasons });
        await record(t, request, { companyId, action: 'update', resourceType: 'price', resourceId: before.yachtId, details, changes });
        return readYachtTerms(t, request.scope, before.yachtId);
      });
      reply.header('etag', etag(terms));
      return terms;
    },
  );
}

/** A season with every price, null where there is none. */
function storedSeason({
  fromDay,
  toDay,
  week = null,
  night = null,
  day = null,
  halfDay = null,
  seat = null,
  childSeat = null,
}: NewSeason): Season {
  return { fromDay, toDay, week, night, day, halfDay, seat, childSeat };
}

function isTooDear({ fromDay: _from, toDay: _to, ...prices }: Season): boolean {
  return Object.values(prices).some((price) => price !== null && (centsOf(price) ?? 0) > maxCents);
}
