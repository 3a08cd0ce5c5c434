import { Dashboard } from '#domain/dashboard/dashboard.ts';
import { Waiting } from '#domain/dashboard/waiting.ts';
import { withExample } from '../platform/examples.ts';

// The dashboard of a company on its first day; the rows have examples with each of their kinds.
withExample(Dashboard, {
  figures: {
    yachts: { total: 5, byStatus: { active: 3, maintenance: 1, inspection: 0, docked: 1 } },
    crew: { total: 18, yachts: 1, byYacht: [{ yachtId: 12, name: 'Aurelia', count: 7 }] },
    maintenance: { pending: 6, next: '2026-12-01T08:00:00.000Z', perWeek: [0, 1, 2, 0, 1, 0, 1, 1] },
    inspections: { upcoming: 1, next: '2026-12-09T09:00:00.000Z', perWeek: [0, 0, 1, 0, 0, 0, 0, 0] },
  },
  yachts: { rows: [], total: 5 },
  maintenance: [],
  week: { monday: '2026-11-16', events: [] },
  crew: { rows: [], total: 18 },
  activities: [],
  today: {
    day: '2026-11-22',
    back: 0,
    out: 1,
    notReady: 1,
    rows: [
      {
        day: '2026-11-22',
        yacht: { id: 12, name: 'Aurelia', type: 'Motor Yacht', length: '38m', imageUrl: null },
        back: null,
        gapHours: null,
        isGapShort: false,
        out: {
          eventId: 54,
          title: 'Charter Fenwick',
          party: 'Fenwick',
          at: '2026-11-22T16:00:00.000Z',
          until: '2026-11-29T08:00:00.000Z',
          hasLeft: false,
          money: { state: 'due', open: '12400.00', currency: 'EUR' },
        },
        blockers: [
          {
            kind: 'certificate',
            resourceId: 77,
            label: 'ENG1 Medical',
            of: 'Luc Moreau',
            day: '2026-11-19',
            daysLeft: -3,
            amount: null,
            currency: null,
            hours: null,
          },
        ],
        companyName: null,
      },
    ],
    more: 0,
    atSea: 3,
    nextBack: '2026-11-25T08:00:00.000Z',
    inYard: 1,
  },
  needs: {
    rows: [
      {
        kind: 'certificate',
        resourceId: 77,
        label: 'ENG1 Medical',
        of: 'Luc Moreau',
        day: '2026-11-19',
        daysLeft: -3,
        amount: null,
        currency: null,
        hours: null,
        sails: { eventId: 54, yachtName: 'Aurelia', at: '2026-11-22T16:00:00.000Z' },
        companyId: null,
        companyName: null,
      },
    ],
    total: 1,
    due: { certificate: 1, document: 0, invoice: 0, maintenance: 0 },
  },
  fortnight: { rows: [], total: 0 },
  hasBookings: true,
  hasTeam: true,
  occupancy: [{ month: '2026-11', booked: 38, days: 150 }],
  money: [
    {
      currency: 'EUR',
      thisMonth: { income: '18000.00', expenses: '3984.00', result: '14016.00' },
      sameDays: { income: '16400.00', expenses: '5120.00', result: '11280.00' },
      lastMonth: { income: '32500.00', expenses: '11240.00', result: '21260.00' },
    },
  ],
});

withExample(Waiting, { maintenance: 2, overdueInvoices: 4 });
