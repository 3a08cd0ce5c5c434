import { YachtAvailability } from '#domain/desk/availability.ts';
import { withExample } from '../platform/examples.ts';

withExample(YachtAvailability, {
  yachtId: 7,
  yachtName: 'Aurelia',
  yachtType: 'Catamaran',
  companyId: 1,
  companyName: 'Azure Charters',
  maxGuests: 8,
  checkInDays: [5],
  minNights: 7,
  isPriced: true,
  currency: 'EUR',
  cells: [
    {
      startDate: '2027-06-05T15:00:00.000Z',
      endDate: '2027-06-12T07:00:00.000Z',
      state: 'free',
      price: '3500.00',
      charterId: null,
      eventId: null,
      label: null,
      until: null,
      waiting: 0,
      clash: false,
    },
    {
      startDate: '2027-06-12T15:00:00.000Z',
      endDate: '2027-06-19T07:00:00.000Z',
      state: 'booked',
      price: '3500.00',
      charterId: null,
      eventId: 42,
      label: 'Lindgren',
      until: null,
      waiting: 0,
      clash: false,
    },
  ],
});
