import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';

/** A yacht's page while it loads, as high as afterwards. */
export function YachtSkeleton() {
  return (
    <>
      <Skeletons count={1}>
        <div className="card flex gap-3 p-4 max-sm:flex-col sm:gap-5 sm:p-5">
          <Skeleton className="h-32 shrink-0 rounded-lg sm:h-40.5 sm:w-72" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-8 w-56" />
            <Skeleton className="mt-2 h-4 w-72" />
            <Skeleton className="mt-1.5 h-4.5" />
            <YachtStateSkeleton />
          </div>
        </div>
      </Skeletons>
      <YachtDaysSkeleton />
    </>
  );
}

/** What she does and what comes next, while it loads. */
export function YachtStateSkeleton() {
  return (
    <div className="mt-2 grid gap-0.5">
      <Skeleton className="h-5 w-72" />
      <Skeleton className="h-5 w-56" />
    </div>
  );
}

/** Her days, her figures and her tabs, while they load. */
export function YachtDaysSkeleton() {
  return (
    <>
      <div aria-hidden className="card grid gap-3 px-4 py-3 sm:px-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-4.5" />
      </div>
      <div aria-hidden className="card grid gap-4 p-5">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-9" />
        ))}
      </div>
    </>
  );
}
