import { Route } from 'lucide-react';
import type { Leg } from '#domain/dossier/dossier.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { useDates } from '../../platform/dates.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { TripStatusBadge } from '../../words/trip-words.tsx';

/** The trips that the yacht made, or plans to make, on these days. */
export function TripsPanel({ event, trips }: { event: ScheduleEvent; trips: readonly Leg[] }) {
  return (
    <SidePanel title="Trips" icon={<Route />}>
      {trips.length === 0 ? (
        <p className="mt-3 text-ink-2">No trip of {event.yachtName} on these days.</p>
      ) : (
        <ul className="mt-2 divide-y">
          {trips.map((trip) => (
            <Trip key={trip.id} trip={trip} />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

function Trip({ trip: { id, from, to, departureDate, status, miles } }: { trip: Leg }) {
  const dates = useDates();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-nav">
      <RecordLink kind="trip" id={id} className="flex min-w-0 items-center rounded-sm font-medium hover:text-accent hover:underline">
        {from} → {to}
      </RecordLink>
      <span className="tnum text-xs text-ink-3">
        {dates.span(departureDate, null)}
        {miles !== null && ` · ${miles} nm`}
      </span>
      <span className="ml-auto">
        <TripStatusBadge status={status} />
      </span>
    </li>
  );
}
