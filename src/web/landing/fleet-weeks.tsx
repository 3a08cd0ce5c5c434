import type { YachtType } from '#domain/yachts/words.ts';
import { softTone, solidTone, type Tone } from '../ui/badge.tsx';
import type { DrawingUrl } from './screen.tsx';

type Booking = { place: string; tone: Tone; who: string; where?: string; facts?: string; isAboard?: true };
type SampleYacht = { name: string; yacht: string; now: string; id: number; type: YachtType; length: string; bookings: Booking[] };

/** Twelve days of a fleet, in the looks of the product's own timeline. */
export const sampleFleet: SampleYacht[] = [
  {
    name: 'aurelia',
    yacht: 'Aurelia',
    now: 'On charter until Sa 13',
    id: 1,
    type: 'Motor Yacht',
    length: '38m',
    bookings: [
      { place: 'col-[1/6]', tone: 'teal', who: 'The Bellamys', where: 'Riviera', facts: 'Aboard · Paid · 7 nights', isAboard: true },
      { place: 'col-[8/13]', tone: 'teal', who: 'Ines Ferrand', where: 'Corsica', facts: 'Payment due · 7 nights' },
    ],
  },
  {
    name: 'night-heron',
    yacht: 'Night Heron',
    now: 'In the yard until We 17',
    id: 8,
    type: 'Motor Yacht',
    length: '98 ft',
    bookings: [
      { place: 'col-[3/9]', tone: 'amber', who: 'Port engine overhaul' },
      { place: 'col-[10/12]', tone: 'red', who: 'Survey' },
    ],
  },
  {
    name: 'kallisto',
    yacht: 'Kallisto',
    now: 'On charter until Tu 16',
    id: 5,
    type: 'Sailing Yacht',
    length: '31m',
    bookings: [
      { place: 'col-[2/8]', tone: 'teal', who: 'R. Okafor', where: 'Cyclades', facts: 'Aboard · Paid · 6 nights', isAboard: true },
      { place: 'col-[9/11]', tone: 'violet', who: 'Crew change' },
    ],
  },
  {
    name: 'corallina',
    yacht: 'Corallina',
    now: 'Free until tomorrow',
    id: 3,
    type: 'Catamaran',
    length: '62 ft',
    bookings: [
      { place: 'col-[1/3]', tone: 'blue', who: 'Day trips' },
      { place: 'col-[5/10]', tone: 'teal', who: 'Lund & Sons', where: 'Balearics', facts: 'Paid · 5 nights' },
      { place: 'col-[11/13]', tone: 'blue', who: 'Regatta' },
    ],
  },
];

export function FleetWeeks({ drawn }: { drawn: DrawingUrl }) {
  return (
    <div
      role="img"
      aria-label="The fleet timeline: four yachts with their charters, day trips, maintenance and a survey over twelve days"
      className="overflow-hidden rounded-2xl border bg-surface shadow-3"
    >
      <div className="grid grid-cols-[6.5rem_1fr] border-b text-xs text-ink-3 sm:grid-cols-[15rem_1fr]">
        <span className="border-r px-3 py-3 font-medium sm:px-4">Yacht</span>
        <div className="tnum grid grid-cols-6 text-center sm:grid-cols-12">
          {['Tu 9', 'We 10', 'Th 11', 'Fr 12', 'Sa 13', 'Su 14', 'Mo 15', 'Tu 16', 'We 17', 'Th 18', 'Fr 19', 'Sa 20'].map((day, index) => (
            <span
              key={day}
              className={`py-3 ${index > 5 ? 'max-sm:hidden' : ''} ${day.startsWith('S') ? 'bg-weekend' : ''} ${index === 3 ? 'font-semibold text-accent' : ''}`}
            >
              <span className="max-lg:hidden">{day.slice(0, 2)} </span>
              {day.slice(3)}
            </span>
          ))}
        </div>
      </div>
      {sampleFleet.map(({ name, yacht, now, bookings }) => (
        <div key={yacht} className="row grid grid-cols-[6.5rem_1fr] border-b last:border-0 sm:grid-cols-[15rem_1fr]">
          <div className="flex items-center gap-3 border-r px-3 py-3 sm:px-4">
            <img src={drawn(name)} alt="" width="64" height="40" className="hidden h-10 w-16 shrink-0 rounded-md object-cover sm:block" />
            <div className="min-w-0">
              <p className="truncate text-sm font-medium">{yacht}</p>
              <p className="truncate text-xs text-ink-2">{now}</p>
            </div>
          </div>
          <div className="relative grid w-[200%] grid-cols-12 items-center sm:w-full">
            <i className="absolute inset-y-0 left-[calc(100%/12*3.5)] w-px bg-teal-solid" />
            {bookings.map((booking) => (
              <Bar key={booking.who} booking={booking} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Bar({ booking: { place, tone, who, where, facts, isAboard } }: { booking: Booking }) {
  return (
    <div
      className={`berth relative row-start-1 mx-0.5 flex h-11 items-center overflow-hidden rounded-md text-xs ${place} ${isAboard ? 'bg-accent text-on-primary' : softTone[tone]}`}
    >
      <i className={`mr-2 h-full w-[3px] shrink-0 ${solidTone[tone]}`} />
      <span className="min-w-0 pr-2 leading-4 whitespace-nowrap">
        <span className="block truncate">
          <b className="font-semibold">{who}</b> {where}
        </span>
        {facts && <span className="block truncate">{facts}</span>}
      </span>
    </div>
  );
}
