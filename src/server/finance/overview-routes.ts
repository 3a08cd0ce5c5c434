import { FinanceOverview, maxMonths, overviewOf } from '#domain/finance/overview.ts';
import { addMonths, firstOfMonth, lastOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { DayInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { unreadable } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { dayFor } from '../platform/person-day.ts';
import { enter, enterAndRead } from '../platform/sign-in.ts';
import { sumsOf } from './overview-store.ts';

const Period = z.object({ from: DayInAddress.optional(), to: DayInAddress.optional() });

/** The books at a glance. */
export function overviewRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/finance/overview',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags: ['Finance'],
        operationId: 'getFinanceOverview',
        summary: 'Read the finance overview',
        description:
          'Returns income, expenses and result of a period by month, category and yacht; without a period, of the last twelve months of the company’s calendar.',
        querystring: Period,
        response: { 200: FinanceOverview },
      },
    },
    async (request) => {
      const { from, to } = request.query;
      if (from && to) {
        const period = { from, to };
        refuseOddPeriod(period);
        return overviewOf(await enterAndRead(db, request, (place) => sumsOf(place, period)), period);
      }
      // Which months these are depends on the time zone of the caller.
      await enter(db, request);
      const period = { ...lastTwelveMonths(dayFor(request.person)), ...request.query };
      refuseOddPeriod(period);
      const { rows } = await db.in(request.scope).executeQuery(sumsOf(request.scope, period));
      return overviewOf(rows, period);
    },
  );
}

function lastTwelveMonths(today: Day): { from: Day; to: Day } {
  return { from: addMonths(firstOfMonth(today), -11), to: lastOfMonth(today) };
}

function refuseOddPeriod({ from, to }: { from: string; to: string }): void {
  if (to < from) throw unreadable('The period ends before it begins.');
  const months = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  if (months > maxMonths) throw unreadable('The period can be ten years at most.');
}
