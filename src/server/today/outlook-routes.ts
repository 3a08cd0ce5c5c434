import { can, type Area } from '#domain/session/permissions.ts';
import { YachtOutlook } from '#domain/today/outlook.ts';
import { outlookOf } from '#domain/today/outlook-reading.ts';
import { withExample } from '../platform/examples.ts';
import { notThere } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { WithId } from '../platform/schemas.ts';
import { yachtFacts } from './outlook-store.ts';

/** The status of a yacht, for the top of her page. */
export function outlookRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/yachts/:id/outlook',
    {
      config: { may: 'fleet:read' },
      schema: {
        tags: ['Yachts'],
        operationId: 'getYachtOutlook',
        summary: 'Read a yacht’s outlook',
        description:
          'Returns what a yacht is doing and what comes next, why she isn’t ready, her next 90 days, and her figures for the year to date: money, occupancy, certificates of those aboard and open work. What the caller may not read is left out.',
        params: WithId,
        response: { 200: YachtOutlook },
      },
    },
    async ({ scope, person, params }) => {
      const now = new Date();
      const filter = { yachtId: params.id, now, reads: (area: Area) => can(person, `${area}:read`) };
      const { rows } = await db.in(scope).executeQuery(yachtFacts(scope, filter));
      if (!rows[0]) throw notThere();
      return outlookOf(rows[0], now);
    },
  );
}

withExample(YachtOutlook, {
  day: '2026-11-23',
  out: {
    eventId: 54,
    type: 'charter',
    title: 'Charter to Antibes',
    party: 'Ahlefeld',
    startDate: '2026-11-21T16:00:00.000Z',
    endDate: '2026-11-28T08:00:00.000Z',
    port: 'Antibes',
    isLate: false,
  },
  held: null,
  next: {
    eventId: 61,
    type: 'charter',
    title: 'Charter to Capri',
    party: 'de Graaf',
    startDate: '2026-12-05T16:00:00.000Z',
    endDate: '2026-12-12T08:00:00.000Z',
    freeNights: 7,
  },
  blockers: [],
  entries: [
    {
      id: 54,
      type: 'charter',
      color: null,
      title: 'Charter to Antibes',
      party: 'Ahlefeld',
      startDate: '2026-11-21T16:00:00.000Z',
      endDate: '2026-11-28T08:00:00.000Z',
      maintenanceStatus: null,
    },
  ],
  season: {
    from: '2026-01-01',
    to: '2026-11-23',
    money: [{ currency: 'EUR', income: '412000.00', expenses: '96000.00' }],
    occupancy: { percent: 61, bookedDays: 199, days: 327, lastYear: 53 },
  },
  papers: {
    valid: 11,
    due: 1,
    expired: 0,
    first: { crewId: 77, name: 'Luc Moreau', type: 'ENG1 Medical', day: '2026-12-16', daysLeft: 23 },
  },
  jobs: { open: 0, overdue: 0 },
  tabs: {
    crew: { count: 4, isWrong: false },
    maintenance: { count: 1, isWrong: false },
    schedule: { count: 9, isWrong: false },
    trips: { count: 6, isWrong: false },
    documents: { count: 9, isWrong: false },
  },
});
