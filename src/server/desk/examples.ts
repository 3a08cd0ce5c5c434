import { CancellationWish } from '#domain/desk/cancellation.ts';
import {
  AlternativeWish,
  BookingWish,
  Charter,
  CharterChanges,
  CharterCounts,
  EndReason,
  ListedCharter,
  NewCharter,
  OptionWish,
} from '#domain/desk/charter.ts';
import { CharterMail, MadeCharterLink, NewCharterLink } from '#domain/desk/contract.ts';
import { withExample } from '../platform/examples.ts';

const dates = { startDate: '2027-07-03T15:00:00.000Z', endDate: '2027-07-10T07:00:00.000Z' };
const listed = {
  id: 12,
  companyId: 1,
  companyName: 'Azure Charters',
  number: 'C-2026-0012',
  type: 'charter' as const,
  state: 'quote' as const,
  title: null,
  customerId: 7,
  customerName: 'Ada Fenwick',
  contactFirstName: null,
  contactLastName: null,
  contactEmail: null,
  contactPhone: null,
  yachtId: 12,
  yachtName: 'Aurelia',
  ...dates,
  departureId: null,
  departureTitle: null,
  adults: 6,
  children: 0,
  source: 'phone' as const,
  agencyId: null,
  agencyName: null,
  commissionPercent: '0.00',
  commission: '0.00',
  currency: 'EUR',
  prices: 'net' as const,
  taxRate: '13.00',
  fee: '4900.00',
  subtotal: '5080.00',
  taxAmount: '660.40',
  total: '5740.40',
  atBase: '0.00',
  unpriced: false,
  deposit: '800.00',
  optionUntil: null,
  optionHours: null,
  queuedAt: null,
  place: null,
  bookedAt: null,
  reason: null,
  cancelledOn: null,
  cancellationFee: null,
  enquiryId: null,
  enquiryNumber: null,
  message: 'A skipper would be welcome.',
  notes: null,
  portalNotice: null,
  eventId: null,
  toInvoice: null,
  apaOpen: false,
  handovers: true,
  checkedInAt: null,
  checkedOutAt: null,
  attention: [],
  createdAt: '2026-11-25T09:00:00.000Z',
  updatedAt: '2026-11-25T09:00:00.000Z',
};
const line = { taxExempt: false, payable: 'invoice' as const, quantity: '1.00' };
withExample(NewCharter, {
  yachtId: 12,
  ...dates,
  adults: 6,
  contactLastName: 'Fenwick',
  contactEmail: 'ada@fenwick.example',
  extraIds: [4],
});
withExample(CharterChanges, { adults: 5, notes: 'Asks for an early check-in.' });
withExample(ListedCharter, listed);
withExample(Charter, {
  ...listed,
  discounts: [],
  contract: {
    status: 'opened',
    isCurrent: true,
    sentTo: 'ada@fenwick.example',
    sentAt: '2026-11-25T10:00:00.000Z',
    openedAt: '2026-11-25T18:30:00.000Z',
    signedAt: null,
    signedBy: null,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    delivery: { state: 'sent', to: 'ada@fenwick.example', at: '2026-11-25T10:00:05.000Z', reason: null },
  },
  quoteDelivery: null,
  links: [
    {
      kind: 'customer',
      createdAt: '2026-11-25T10:00:00.000Z',
      expiresAt: '2027-08-09T07:00:00.000Z',
      openedAt: '2026-11-25T18:30:00.000Z',
      opens: 2,
    },
  ],
  lines: [
    { id: 31, extraId: null, kind: 'base', label: '7 nights, 3 to 10 Jul 2027', ...line, unitPrice: '4900.00', total: '4900.00' },
    { id: 32, extraId: 4, kind: 'extra', label: 'Cleaning', ...line, unitPrice: '180.00', total: '180.00' },
  ],
  plan: [],
  settlement: null,
  apa: null,
});
withExample(OptionWish, { until: '2026-11-30T17:00:00.000Z', queue: true });
withExample(BookingWish, { allowOverlap: true });
withExample(CancellationWish, { reason: 'Illness', fee: '1793.37', credit: true, keepApa: false });
withExample(EndReason, { reason: 'Went for a smaller yacht' });
withExample(AlternativeWish, { yachtId: 14 });
withExample(CharterCounts, { enquiry: 4, quote: 6, option: 3, waiting: 1, booked: 19, toClose: 2, attention: 1 });
withExample(CharterMail, { to: 'ada@fenwick.example', message: 'Dear Ada Fenwick,\n\nPlease find attached the contract for Aurelia.' });
withExample(NewCharterLink, { kind: 'guests' });
withExample(MadeCharterLink, { path: '/guests#q3Yx0p2mV7f1Jc8sKd4Rw9tBn6LzHu5aEoGiXyTqWvM' });
