import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { BackLink } from '../platform/back-link.tsx';
import { NotThere, type Failed } from '../platform/not-there.tsx';
import { countIn } from '../platform/search-params.ts';
import { useWayBack } from '../platform/way-back.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { useAfterTrip } from './after-trip-actions.ts';
import { TripForm } from './trip-form.tsx';
import { tripQuery } from './trip-query.ts';

export function EditTripPage() {
  const { tripId } = useParams({ strict: false });
  const id = countIn(tripId);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackToTrips />
      {id === undefined ? <TripNotThere /> : <EditTrip key={id} id={id} />}
    </div>
  );
}

function EditTrip({ id }: { id: number }) {
  const trip = useQuery(tripQuery(id));
  const leave = useWayBack({ to: '/routes' });
  const { leaveAfter, isLeaving } = useAfterTrip();
  return (
    <Loaded query={trip} loading={<TripFormSkeleton />} renderFailed={(retry, error) => <TripNotThere error={error} onRetry={retry} />}>
      {(loaded) => (
        <TripForm
          trip={loaded}
          isLeaving={isLeaving}
          onCancel={() => leave()}
          onSaved={(saved) =>
            leaveAfter(saved, {
              title: 'Trip updated',
              description: `${saved.departureLocation} to ${saved.arrivalLocation} is up to date.`,
            })
          }
        />
      )}
    </Loaded>
  );
}

function TripNotThere(failed: Failed) {
  return (
    <NotThere
      title="Error loading trip"
      text="The trip may no longer exist, or there was an error loading it."
      back={{ to: '/routes', children: 'Back to trips' }}
      {...failed}
    />
  );
}

export function BackToTrips() {
  return <BackLink to="/routes">All trips</BackLink>;
}

export function TripFormSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeletons count={1}>
        <Skeleton className="h-12 w-56" />
      </Skeletons>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    </div>
  );
}
