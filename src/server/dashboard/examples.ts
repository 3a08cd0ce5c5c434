import { Dashboard } from '#domain/dashboard/dashboard.ts';
import { Waiting } from '#domain/dashboard/waiting.ts';
import { withExample } from '../platform/examples.ts';

// The dashboard of a company on its first day: what the rows look like stands with each of their kinds.
withExample(Dashboard, {
  figures: {
    yachts: { total: 5, byStatus: { active: 3, maintenance: 1, inspection: 0, docked: 1 } },
    crew: { total: 18, byYacht: [{ yachtId: 12, name: 'Aurelia', count: 7 }] },
    maintenance: { pending: 6, next: '2026-12-01T08:00:00.000Z', perWeek: [0, 1, 2, 0, 1, 0, 1, 1] },
    inspections: { upcoming: 1, next: '2026-12-09T09:00:00.000Z', perWeek: [0, 0, 1, 0, 0, 0, 0, 0] },
  },
  yachts: { rows: [], total: 5 },
  maintenance: [],
  week: { monday: '2026-11-16', events: [] },
  crew: { rows: [], total: 18 },
  activities: [],
  departures: [
    {
      eventId: 54,
      title: 'Charter Fenwick',
      yachtName: 'Aurelia',
      customerName: 'Ada Fenwick',
      at: '2027-06-05T10:00:00.000Z',
      companyName: null,
    },
  ],
  returns: [],
  due: {
    counts: { certificate: 1, invoice: 0, maintenance: 0 },
    rows: [
      {
        kind: 'certificate',
        recordId: 77,
        label: 'Master 3000 GT',
        of: 'Luc Moreau',
        day: '2026-12-13',
        daysLeft: 21,
        overdue: false,
        companyName: 'Azure Charters',
      },
    ],
  },
  occupancy: [{ month: '2026-11', booked: 38, days: 150 }],
  money: [
    {
      currency: 'EUR',
      thisMonth: { income: '18000.00', expenses: '3984.00', result: '14016.00' },
      lastMonth: { income: '32500.00', expenses: '11240.00', result: '21260.00' },
    },
  ],
});

withExample(Waiting, { maintenance: 2, overdueInvoices: 4 });
