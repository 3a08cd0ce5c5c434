import { FinanceOverview, maxMonths, overviewOf } from '#domain/finance/overview.ts';
import { DayInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { unreadable } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
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
          'Returns income, expenses and result of a period by month, category and yacht; without a period, of the last twelve months.',
        querystring: Period,
        response: { 200: FinanceOverview },
      },
    },
    async (request) => {
      const period = { ...lastTwelveMonths(new Date()), ...request.query };
      refuseOddPeriod(period);
      return overviewOf(await enterAndRead(db, request, (place) => sumsOf(place, period)), period);
    },
  );
}

function lastTwelveMonths(now: Date): { from: string; to: string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: dayOf(Date.UTC(year, month - 11, 1)), to: dayOf(Date.UTC(year, month + 1, 0)) };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function refuseOddPeriod({ from, to }: { from: string; to: string }): void {
  if (to < from) throw unreadable('The period ends before it begins.');
  const months = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  if (months > maxMonths) throw unreadable('The period can be ten years at most.');
}
