import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isFirstRead } from '../platform/queries.ts';
import { useWayBack } from '../platform/way-back.ts';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { useAfterTrip } from './after-trip-actions.ts';
import { BackToTrips, TripFormSkeleton } from './edit-trip-page.tsx';
import { lastArrival } from './trip-entry.ts';
import { TripForm } from './trip-form.tsx';
import { lastTripsQuery, newTripSearch } from './trip-query.ts';

export function NewTripPage() {
  const { yachtId } = newTripSearch(useSearch({ strict: false }));
  // The address has only the yacht's number. A yacht of another fleet is simply not filled in.
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== undefined });
  const last = useQuery({ ...lastTripsQuery(yachtId ?? 0), enabled: yachtId !== undefined });
  const [now] = useState(() => new Date());
  const leave = useWayBack({ to: '/routes' });
  const { leaveAfter, isLeaving } = useAfterTrip();
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackToTrips />
      {isFirstRead(yacht) || isFirstRead(last) ? (
        <TripFormSkeleton />
      ) : (
        <TripForm
          trip={null}
          yacht={yachtId !== undefined && yacht.data ? { id: yacht.data.id, label: yacht.data.name, note: yacht.data.type } : null}
          from={last.data && lastArrival(last.data, now)}
          isLeaving={isLeaving}
          onCancel={() => leave()}
          onSaved={(saved) =>
            leaveAfter(saved, {
              title: 'Trip logged',
              description: `${saved.departureLocation} to ${saved.arrivalLocation} with ${saved.yachtName}.`,
            })
          }
        />
      )}
    </div>
  );
}
