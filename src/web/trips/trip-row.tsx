import { useState } from 'react';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTypeLabels } from '#domain/trips/words.ts';
import { CompanyNote } from '../platform/company-of.tsx';
import { useDates } from '../platform/dates.ts';
import { BriefRow, wholeRow } from '../ui/brief-row.tsx';
import { TripStatusBadge } from '../words/trip-words.tsx';
import { yachtActs } from '../yachts/yacht-actions.tsx';
import { distances, tripActs, TripEnds, tripName, tripTypeIcons } from './trip-card.tsx';
import { TripDeleteDialog } from './trip-delete-dialog.tsx';

/** A trip in a phone's list: from where to where, and when she leaves. */
export function TripRow({ trip }: { trip: Trip }) {
  const [deleting, setDeleting] = useState(false);
  const dates = useDates();
  const TypeIcon = tripTypeIcons[trip.type];
  const facts = [dates.moment(trip.departureDate), trip.yachtName, ...distances(trip), tripTypeLabels[trip.type]];
  return (
    <>
      <BriefRow
        picture={<TypeIcon aria-hidden className="size-4 shrink-0 text-ink-3" />}
        title={<TripEnds trip={trip} className={wholeRow} />}
        state={<TripStatusBadge status={trip.status} />}
        facts={
          <>
            {facts.join(' · ')}
            <CompanyNote record={trip} />
          </>
        }
        of={tripName(trip)}
        acts={[...tripActs(trip, () => setDeleting(true)), ...yachtActs(trip)]}
      />
      <TripDeleteDialog trip={trip} open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
