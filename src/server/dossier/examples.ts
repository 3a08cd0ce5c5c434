import { Dossier } from '#domain/dossier/dossier.ts';
import { withExample } from '../platform/examples.ts';

const at = { startDate: '2027-06-05T15:00:00.000Z', endDate: '2027-06-12T07:00:00.000Z' };
const event = {
  id: 54,
  title: 'Charter Fenwick',
  description: 'Corsica and back',
  yachtId: 12,
  yachtName: 'Aurelia',
  type: 'charter' as const,
  color: null,
  customerId: 7,
  customerFullName: 'Ada Fenwick',
  ...at,
  companyId: 1,
  companyName: 'Azure Charters',
  price: 1_800_000,
  currency: 'EUR',
  estimatedCost: null,
  actualCost: null,
  maintenanceId: null,
  maintenanceStatus: null,
  charterId: null,
  charterNumber: null,
  isDeparture: false,
  heldUntil: null,
  importLabel: null,
  moneyState: 'due' as const,
  invoiceId: 71,
  yachtType: 'Sailing Yacht' as const,
  yachtLength: '24m',
  yachtImageUrl: null,
  createdAt: '2026-11-03T10:12:00.000Z',
  updatedAt: '2026-11-03T10:12:00.000Z',
};
const task = { of: null, count: null, hours: null, amount: null, currency: null, invoiceId: null, blocker: null };
const act = { kind: 'record_payment' as const, invoiceId: 71, blocker: null };
const nextBooking = { id: 54, type: 'charter' as const, title: event.title, party: 'Fenwick', ...at };

withExample(Dossier, {
  event,
  isDeparture: false,
  captain: { id: 31, name: 'Marc Rossi' },
  previous: {
    ...nextBooking,
    id: 51,
    title: 'Charter Aubert',
    party: 'Aubert',
    startDate: '2027-05-29T15:00:00.000Z',
    endDate: '2027-06-05T07:00:00.000Z',
  },
  next: null,
  isLate: false,
  stages: [
    { stage: 'booked', state: 'done' },
    { stage: 'invoiced', state: 'now' },
    { stage: 'paid', state: 'open' },
    { stage: 'aboard', state: 'open' },
    { stage: 'back', state: 'open' },
    { stage: 'closed', state: 'open' },
  ],
  toDo: {
    before: 'sailing',
    tasks: [
      { ...task, kind: 'captain', isDone: true, of: 'Marc Rossi' },
      { ...task, kind: 'gap', isDone: true, hours: 8 },
    ],
  },
  act,
  money: {
    sums: [{ currency: 'EUR', total: '18000.00', invoiced: '18000.00', paid: '9000.00', credited: '0.00', open: '9000.00', share: 50 }],
    toInvoice: null,
    invoices: [
      {
        id: 71,
        number: 'INV-2027-0031',
        status: 'sent',
        currency: 'EUR',
        total: '18000.00',
        paid: '9000.00',
        credited: '0.00',
        open: '9000.00',
        dueDate: '2027-05-29',
      },
    ],
    act,
  },
  party: {
    id: 7,
    fullName: 'Ada Fenwick',
    email: 'ada@fenwick.example',
    phone: '+44 20 7946 0958',
    notes: 'Small life jackets',
    nth: 2,
    bookings: 3,
  },
  crew: [
    {
      id: 31,
      name: 'Marc Rossi',
      role: 'Captain',
      isCaptain: true,
      papers: { count: 3, first: { type: 'ENG1 Medical', day: '2027-09-30' }, isShort: false },
    },
  ],
  trips: [
    { id: 88, from: 'Antibes', to: 'Calvi', departureDate: '2027-06-06T06:00:00.000Z', arrivalDate: null, status: 'planned', miles: null },
  ],
  around: { first: '2027-06-02', last: '2027-06-15', entries: [{ ...nextBooking, color: null, maintenanceStatus: null }] },
  history: [
    {
      id: 1042,
      action: 'schedule',
      resourceType: 'schedule',
      resourceId: 54,
      details: 'Scheduled: Charter Fenwick',
      userName: 'Maya Laurent',
      timestamp: '2026-11-03T10:12:00.000Z',
    },
  ],
});
