import { ConfirmedOption, PublicAnswer, PublicCell, PublicConfirmation, PublicPage, PublicRequest } from '#domain/desk/public-page.ts';
import { withExample } from '../platform/examples.ts';

const week = { startDate: '2027-06-05T15:00:00.000Z', endDate: '2027-06-12T07:00:00.000Z' };
const token = 'uN7Gd0cQm4rJx1Yt8KzW2aVbE5sPh6LfTo9Ri3MwXyA';

withExample(PublicPage, {
  name: 'Azure Charters',
  logo: null,
  words: 'Catamarans and motor yachts out of Antibes.',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  formats: { clock: '24', dateOrder: 'dmy', weekStart: 'monday' },
  takesRequests: true,
  takesOptions: true,
  optionHours: 24,
  formToken: `mhq3k1x0.${token}`,
  yachts: [
    {
      yachtId: 7,
      name: 'Aurelia',
      type: 'Catamaran',
      length: '14 m',
      year: 2019,
      place: 'Antibes',
      blurb: 'A fast catamaran with four cabins.',
      picture: '/api/public/azure-charters/picture?yachtId=7',
      maxGuests: 8,
      currency: 'EUR',
      checkInDays: [5],
      minNights: 7,
    },
  ],
  departures: [
    {
      departureId: 91,
      title: 'Lérins islands for the day',
      yachtName: 'Petite Ourse',
      startDate: '2027-06-05T08:00:00.000Z',
      endDate: '2027-06-05T15:00:00.000Z',
      seatsLeft: 7,
      currency: 'EUR',
      seat: '114.00',
      childSeat: '72.00',
    },
  ],
});
withExample(PublicCell, { ...week, state: 'free', total: '4390.00', atBase: '54.00' });
withExample(PublicRequest, {
  kind: 'option',
  yachtId: 7,
  ...week,
  adults: 4,
  children: 2,
  firstName: 'Ada',
  lastName: 'Fenwick',
  email: 'ada@fenwick.example',
  message: 'A skipper would be welcome.',
  formToken: `mhq3k1x0.${token}`,
});
withExample(PublicAnswer, { message: 'Please check your email and confirm. Until then nothing is held.' });
withExample(PublicConfirmation, { token });
withExample(ConfirmedOption, {
  companyName: 'Azure Charters',
  yachtName: 'Aurelia',
  ...week,
  until: '2026-11-26T09:00:00.000Z',
  timeZone: 'Europe/Paris',
});
