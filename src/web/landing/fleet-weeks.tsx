import type { YachtType } from '#domain/yachts/words.ts';
import { softTone, solidTone, type Tone } from '../ui/badge.tsx';
import { DrawnPicture } from '../yachts/drawn-picture.tsx';

type Booking = { place: string; tone: Tone; name: string; guest?: string };

/** Twelve days of a fleet, in the looks of the product's own timeline. */
const rows: { yacht: string; berth: string; art: number; type: YachtType; bookings: Booking[] }[] = [
  {
    yacht: 'Aurelia',
    berth: '38m, Antibes',
    art: 1,
    type: 'Motor Yacht',
    bookings: [
      { place: 'col-[1/6]', tone: 'teal', name: 'Riviera week', guest: 'the Bellamys' },
      { place: 'col-[8/13]', tone: 'teal', name: 'Corsica', guest: 'Ines Ferrand' },
    ],
  },
  {
    yacht: 'Night Heron',
    berth: '98 ft, La Spezia',
    art: 3,
    type: 'Super Yacht',
    bookings: [
      { place: 'col-[3/9]', tone: 'amber', name: 'Port engine overhaul' },
      { place: 'col-[10/12]', tone: 'red', name: 'Survey' },
    ],
  },
  {
    yacht: 'Kallisto',
    berth: '31m, Piraeus',
    art: 6,
    type: 'Sailing Yacht',
    bookings: [
      { place: 'col-[2/8]', tone: 'teal', name: 'Cyclades', guest: 'R. Okafor' },
      { place: 'col-[9/11]', tone: 'violet', name: 'Crew change' },
    ],
  },
  {
    yacht: 'Corallina',
    berth: '62 ft, Palma',
    art: 5,
    type: 'Catamaran',
    bookings: [
      { place: 'col-[1/3]', tone: 'blue', name: 'Day trips' },
      { place: 'col-[4/10]', tone: 'teal', name: 'Balearics', guest: 'Lund & Sons' },
      { place: 'col-[11/13]', tone: 'blue', name: 'Regatta' },
    ],
  },
];

export function FleetWeeks() {
  return (
    <div
      role="img"
      aria-label="The fleet timeline: charters, day trips, maintenance and a survey of four yachts over twelve days"
      className="overflow-hidden rounded-2xl border bg-surface shadow-3"
    >
      <div className="grid grid-cols-[6.5rem_1fr] border-b text-xs text-ink-3 sm:grid-cols-[14rem_1fr]">
        <span className="border-r px-3 py-3 font-medium sm:px-5">Yacht</span>
        <div className="tnum grid grid-cols-6 text-center sm:grid-cols-12">
          {['Tu 9', 'We 10', 'Th 11', 'Fr 12', 'Sa 13', 'Su 14', 'Mo 15', 'Tu 16', 'We 17', 'Th 18', 'Fr 19', 'Sa 20'].map((day, index) => (
            <span
              key={day}
              className={`py-3 ${index > 5 ? 'max-sm:hidden' : ''} ${day.startsWith('S') ? 'bg-sunken' : ''} ${index === 3 ? 'font-semibold text-accent' : ''}`}
            >
              <span className="max-lg:hidden">{day.slice(0, 2)} </span>
              {day.slice(3)}
            </span>
          ))}
        </div>
      </div>
      {rows.map(({ yacht, berth, art, type, bookings }) => (
        <div key={yacht} className="row grid grid-cols-[6.5rem_1fr] border-b last:border-0 sm:grid-cols-[14rem_1fr]">
          <div className="flex items-center gap-3.5 border-r px-3 py-3 sm:px-5">
            <DrawnPicture id={art} type={type} className="hidden h-10 w-16 shrink-0 rounded-md sm:block" />
            <div className="min-w-0">
              <p className="truncate text-sm font-medium">{yacht}</p>
              <p className="truncate text-xs text-ink-3">{berth}</p>
            </div>
          </div>
          <div className="relative grid w-[200%] grid-cols-12 items-center sm:w-full">
            <i className="absolute inset-y-0 left-[calc(100%/12*3.5)] w-px bg-teal-solid" />
            {bookings.map(({ place, tone, name, guest }) => (
              <div
                key={name}
                className={`berth relative row-start-1 mx-0.5 flex h-10 items-center overflow-hidden rounded-md text-xs ${place} ${softTone[tone]}`}
              >
                <i className={`mr-2.5 h-full w-[3px] shrink-0 ${solidTone[tone]}`} />
                <span className="truncate pr-2 whitespace-nowrap">
                  <span className="font-medium">{name}</span>
                  {guest && `, ${guest}`}
                </span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
