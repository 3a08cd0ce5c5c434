import { Link } from '@tanstack/react-router';
import { Anchor, ArrowRight, Handshake, MoveRight, Pencil, Sailboat, Ship, Trash2, Waypoints, Wrench, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { milesInWords, nauticalMiles } from '#domain/shared/geo.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { tripTypeLabels, type TripType } from '#domain/trips/words.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { useDates } from '../platform/dates.ts';
import { ActButtons, type Act } from '../ui/acts.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { TripStatusBadge } from '../words/trip-words.tsx';
import { TripDeleteDialog } from './trip-delete-dialog.tsx';

/** The icon of each kind of trip. */
export const tripTypeIcons: Record<TripType, LucideIcon> = {
  charter: Handshake,
  relocation: MoveRight,
  personal: Sailboat,
  maintenance: Wrench,
  other: Anchor,
};

/** A trip at a glance: from where to where, with which yacht, and when. */
export function TripCard({ trip }: { trip: Trip }) {
  const [deleting, setDeleting] = useState(false);
  const dates = useDates();
  const TypeIcon = tripTypeIcons[trip.type];
  return (
    <article className="card flex flex-col">
      <div className="flex-1 p-4 sm:p-5">
        <div className="flex items-center justify-between gap-3">
          <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-3">
            <TypeIcon aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">Type: </span>
            {tripTypeLabels[trip.type]}
          </p>
          <TripStatusBadge status={trip.status} />
        </div>
        <h2 className="mt-2.5 text-page font-semibold wrap-anywhere">
          <TripEnds trip={trip} />
        </h2>
        <p className="mt-1 flex min-w-0 items-center gap-1.5 text-nav text-ink-2">
          <Ship aria-hidden className="size-3.5 shrink-0 text-ink-3" />
          <Link
            to="/yachts/$yachtId"
            params={{ yachtId: String(trip.yachtId) }}
            className="truncate rounded-sm hover:text-ink hover:underline"
          >
            {trip.yachtName}
          </Link>
        </p>
        <CompanyOf record={trip} />
        <Distance trip={trip} />
        <dl className="mt-4 grid gap-2.5 border-l-2 border-line pl-4 text-nav">
          <Moment name="Departure" reached={trip.status !== 'planned' && trip.status !== 'cancelled'}>
            {dates.moment(trip.departureDate)}
          </Moment>
          <Moment name="Arrival" reached={trip.arrivalDate !== null && trip.status === 'completed'}>
            {trip.arrivalDate ? dates.moment(trip.arrivalDate) : <span className="text-ink-3">Not arrived yet</span>}
          </Moment>
        </dl>
      </div>
      <div className="border-t px-4 py-2 sm:px-5">
        <ActButtons of={tripName(trip)} acts={tripActs(trip, () => setDeleting(true))} />
      </div>
      <TripDeleteDialog trip={trip} open={deleting} onClose={() => setDeleting(false)} />
    </article>
  );
}

/** Where a trip goes from and to, linked to the trip. */
export function TripEnds({ trip, className }: { trip: Trip; className?: string }) {
  return (
    <RecordLink kind="trip" id={trip.id} className={className}>
      {trip.departureLocation} <ArrowRight aria-hidden className="inline size-4 text-ink-3" />
      <span className="sr-only">to</span> {trip.arrivalLocation}
    </RecordLink>
  );
}

export function tripName({ departureLocation, arrivalLocation }: Trip): string {
  return `${departureLocation} to ${arrivalLocation}`;
}

/** The actions for a trip in a list. */
export function tripActs({ id }: Trip, onDelete: () => void): Act[] {
  return [
    { label: 'Edit', icon: <Pencil aria-hidden />, way: { to: '/routes/$tripId/edit', params: { tripId: String(id) } } },
    { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: onDelete },
  ];
}

/** The distance sailed or planned; nothing if unknown. */
export function distances({ sailedMiles, departurePosition: from, arrivalPosition: to }: Trip): string[] {
  const direct = from && to ? nauticalMiles(from, to) : null;
  return [
    ...(sailedMiles === null ? [] : [`${milesInWords(sailedMiles)} sailed`]),
    ...(direct === null ? [] : [`${milesInWords(direct)} direct`]),
  ];
}

function Distance({ trip }: { trip: Trip }) {
  const words = distances(trip);
  return (
    words.length > 0 && (
      <p className="tnum mt-1 flex items-center gap-1.5 text-nav text-ink-2">
        <Waypoints aria-hidden className="size-3.5 shrink-0 text-ink-3" />
        <span className="sr-only">Distance: </span>
        {words.join(' · ')}
      </p>
    )
  );
}

/** One end of the trip on its line; its dot is filled once the yacht has been there. */
function Moment({ name, reached, children }: { name: string; reached: boolean; children: ReactNode }) {
  return (
    <div className="relative flex flex-wrap justify-between gap-x-3">
      <dt className="text-ink-3">
        <i
          aria-hidden
          className={`absolute top-1 -left-[1.375rem] size-2.5 rounded-full border-2 ${reached ? 'border-accent bg-accent' : 'border-line-strong bg-surface'}`}
        />
        {name}
      </dt>
      <dd className="tnum font-medium">{children}</dd>
    </div>
  );
}

export function TripCardSkeleton() {
  return (
    <div className="card">
      <div className="h-[11.5rem] p-4 sm:p-5">
        <div className="flex justify-between gap-3">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-5 w-20 rounded-full" />
        </div>
        <Skeleton className="mt-3.5 h-5 w-48" />
        <Skeleton className="mt-2.5 h-3.5 w-28" />
        <Skeleton className="mt-6 h-3.5" />
        <Skeleton className="mt-3 h-3.5" />
      </div>
      <div className="flex justify-end gap-1 border-t px-4 py-2 sm:px-5">
        <Skeleton className="size-8" />
        <Skeleton className="size-8" />
      </div>
    </div>
  );
}
