import { NotThere, type Failed } from '../platform/not-there.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

/** Says why a yacht can't be shown, with a link to the fleet. */
export function YachtNotice(failed: Failed) {
  return (
    <NotThere
      title="Error Loading Yacht Details"
      text="Unable to load yacht information. The yacht may not exist or there was an error fetching the data."
      back={{ to: '/yachts', children: 'Back to the fleet' }}
      {...failed}
    />
  );
}

/** A yacht's form, while it loads. */
export function YachtFormSkeleton() {
  return (
    <Skeletons count={1}>
      <div className="card overflow-hidden">
        <Skeleton className="h-56 rounded-none sm:h-72" />
        <div className="grid gap-3 p-5 sm:p-6">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="h-4 w-72" />
          <Skeleton className="mt-4 h-16" />
        </div>
      </div>
    </Skeletons>
  );
}
