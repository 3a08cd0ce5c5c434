import { Agency, AgencyChanges, NewAgency } from '#domain/desk/agency.ts';
import { CharterPriceRequest, CharterPrice } from '#domain/desk/charter-price.ts';
import { CharterTerms, CharterTermsChanges, usualTerms } from '#domain/desk/charter-terms.ts';
import { Extra, ExtraChanges, NewExtra } from '#domain/desk/extra.ts';
import { NextYear, YachtTerms, YachtTermsChanges } from '#domain/desk/yacht-terms.ts';
import { withExample } from '../platform/examples.ts';

const timestamps = { createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' };
const ours = { companyId: 1, companyName: 'Azure Charters' };
const season = {
  fromDay: '2027-06-05',
  toDay: '2027-07-02',
  week: '3500.00',
  night: '600.00',
  day: null,
  halfDay: null,
  seat: null,
  childSeat: null,
};

withExample(YachtTermsChanges, {
  checkInDays: [5],
  minNights: 7,
  deposit: '3000.00',
  seasons: [{ fromDay: '2027-06-05', toDay: '2027-07-02', week: '3500.00', night: '600.00' }],
});
withExample(YachtTerms, {
  yachtId: 7,
  yachtName: 'Aurelia',
  currency: 'EUR',
  checkInDays: [5],
  checkInTime: '17:00',
  checkOutTime: '09:00',
  minNights: 7,
  maxGuests: 8,
  deposit: '3000.00',
  isPublic: true,
  blurb: 'A fast catamaran with four cabins.',
  registration: 'PI-1204',
  callSign: '9HA1234',
  seasons: [season],
  updatedAt: timestamps.updatedAt,
});
withExample(NextYear, { percent: '4.00' });
withExample(CharterTermsChanges, { optionDays: 7, discounts: [{ label: 'Early booking', kind: 'early', days: 180, percent: '10.00' }] });
withExample(CharterTerms, { companyId: 1, ...usualTerms, updatedAt: timestamps.updatedAt });
withExample(NewExtra, { name: 'Skipper', unit: 'night', price: '170.00' });
withExample(ExtraChanges, { price: '180.00' });
withExample(Extra, {
  id: 4,
  ...ours,
  name: 'Skipper',
  unit: 'night',
  price: '170.00',
  currency: 'EUR',
  obligatory: false,
  payable: 'invoice',
  taxExempt: false,
  yachtId: null,
  yachtName: null,
  ...timestamps,
});
withExample(NewAgency, { name: 'Blue Water', email: 'desk@bluewater.example', commissionPercent: '15.00' });
withExample(AgencyChanges, { commissionPercent: '12.50' });
withExample(Agency, {
  id: 2,
  ...ours,
  name: 'Blue Water',
  email: 'desk@bluewater.example',
  phone: null,
  address: null,
  commissionPercent: '15.00',
  notes: null,
  ...timestamps,
});
withExample(CharterPriceRequest, {
  yachtId: 7,
  startDate: '2027-07-03T15:00:00.000Z',
  endDate: '2027-07-10T07:00:00.000Z',
  adults: 6,
  extraIds: [4],
});
withExample(CharterPrice, {
  currency: 'EUR',
  prices: 'net',
  taxRate: '13.00',
  lines: [
    {
      kind: 'base',
      label: '7 nights, Jul 3 – 10, 2027',
      quantity: '1.00',
      unitPrice: '4900.00',
      total: '4900.00',
      taxExempt: false,
      payable: 'invoice',
    },
  ],
  fee: '4900.00',
  subtotal: '4900.00',
  taxAmount: '637.00',
  total: '5537.00',
  atBase: '0.00',
  commission: '0.00',
  unpriced: false,
  plan: [
    { kind: 'fee', label: 'First installment', amount: '2768.50', dueDate: '2026-11-28' },
    { kind: 'fee', label: 'Second installment', amount: '2768.50', dueDate: '2027-06-05' },
    { kind: 'deposit', label: 'Security deposit', amount: '3000.00', dueDate: '2027-06-05' },
  ],
});
