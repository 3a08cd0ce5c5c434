import { Track } from '#domain/trips/track.ts';
import { NewTrip, Trip, TripChanges } from '#domain/trips/trip.ts';
import { withExample } from '../platform/examples.ts';

const trip = {
  yachtId: 12,
  departureLocation: 'Antibes',
  arrivalLocation: 'Calvi',
  departureDate: '2026-11-16T07:30:00.000Z',
  arrivalDate: '2026-11-16T14:10:00.000Z',
  status: 'completed' as const,
  type: 'charter' as const,
  departurePosition: { latitude: 43.585, longitude: 7.128 },
  arrivalPosition: { latitude: 42.568, longitude: 8.757 },
};
withExample(NewTrip, { ...trip, readings: [{ meterId: 8, hours: 1247 }] });
withExample(TripChanges, { status: 'completed', arrivalDate: '2026-11-16T14:10:00.000Z' });
withExample(Trip, {
  id: 41,
  ...trip,
  yachtName: 'Aurelia',
  trackId: 5,
  sailedMiles: 97.4,
  readings: [{ meterId: 8, hours: 1247 }],
  companyId: 1,
  companyName: 'Azure Charters',
  createdAt: '2026-11-16T14:30:00.000Z',
  updatedAt: '2026-11-16T14:30:00.000Z',
});
withExample(Track, {
  id: 5,
  pointCount: 4812,
  sailedMiles: 97.4,
  startedAt: '2026-11-16T07:31:04.000Z',
  endedAt: '2026-11-16T14:08:51.000Z',
  line: [
    [
      [43.585, 7.128],
      [43.1021, 7.90312],
      [42.568, 8.757],
    ],
  ],
});
