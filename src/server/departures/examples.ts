import { Departure, DepartureChanges, Manifest, NewDeparture } from '#domain/desk/departure.ts';
import { withExample } from '../platform/examples.ts';

const day = { startDate: '2027-06-05T08:00:00.000Z', endDate: '2027-06-05T15:00:00.000Z' };
const departure = {
  id: 91,
  companyId: 1,
  companyName: 'Azure Charters',
  title: 'Lérins islands for the day',
  yachtId: 7,
  yachtName: 'Petite Ourse',
  ...day,
  capacity: 12,
  currency: 'EUR',
  seatPrice: '95.00',
  childPrice: '60.00',
  minimum: 4,
  isPublic: true,
  seatsTaken: 5,
  parties: 2,
  createdAt: '2026-11-25T09:00:00.000Z',
  updatedAt: '2026-11-25T09:00:00.000Z',
};
withExample(NewDeparture, {
  title: departure.title,
  yachtId: 7,
  ...day,
  capacity: 12,
  seatPrice: '95.00',
  childPrice: '60.00',
  isPublic: true,
});
withExample(DepartureChanges, { capacity: 10 });
withExample(Departure, departure);
withExample(Manifest, {
  departure,
  parties: [
    {
      charterId: 12,
      number: 'C-2027-0012',
      state: 'booked',
      name: 'Ada Fenwick',
      phone: '+44 20 7946 0958',
      email: 'ada@fenwick.example',
      adults: 2,
      children: 1,
      seats: 3,
      total: '275.00',
      currency: 'EUR',
      paid: false,
      optionUntil: null,
      notes: null,
    },
  ],
});
