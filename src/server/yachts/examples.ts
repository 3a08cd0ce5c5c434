import { NewYacht, Yacht, YachtChanges, YachtDeletion } from '#domain/yachts/yacht.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewYacht, {
  name: 'Aurelia',
  type: 'Motor Yacht',
  length: '42m',
  status: 'active',
  flagCountry: 'Malta',
  location: 'Antibes',
  year: 2019,
});
withExample(YachtChanges, { location: 'Palma', status: 'docked' });
withExample(Yacht, {
  id: 12,
  name: 'Aurelia',
  type: 'Motor Yacht',
  length: '42m',
  status: 'active',
  imageUrl: '/api/files/q1w2e3r4t5y6u7i8o9p0aA',
  flagCountry: 'Malta',
  location: 'Antibes',
  year: 2019,
  captainId: 31,
  captainName: 'Luc Moreau',
  companyId: 1,
  companyName: 'Azure Charters',
  houseRules: { checkIn: '12:00', currency: 'GBP' },
  turnaroundHours: 8,
  crewCount: 7,
  nextMaintenanceDate: '2026-12-01T08:00:00.000Z',
  mayNotSail: false,
  use: 'charter',
  useUntil: '2026-11-28T08:00:00.000Z',
  createdAt: '2026-03-02T09:15:00.000Z',
  updatedAt: '2026-11-20T16:40:12.345Z',
});
withExample(YachtDeletion, {
  goes: {
    events: 18,
    maintenance: 6,
    trips: 11,
    equipment: 18,
    documents: 9,
    defects: 2,
    plans: 14,
    services: 31,
    checklists: 1,
    runs: 8,
    stocks: 5,
    inventory: 40,
    calendars: 1,
    terms: 1,
    seasons: 4,
    extras: 3,
    reportLinks: 1,
    needs: 2,
    crewUnassigned: 7,
    chartersUnassigned: 2,
  },
  inTheWay: { bookings: 2, charters: 0, invoices: 1, expenses: 0, income: 0, shares: 0, agreements: 0, statements: 0 },
  refusal:
    "Aurelia can't be deleted: it has 2 upcoming bookings and 1 invoice. Move or delete these first. If they must stay, set its status to Docked instead.",
});
