import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

/** The shape of the day while it is loading: on a phone the choice of its part, then changeover rows, and what needs attention. */
export function DashboardSkeleton() {
  return (
    <Skeletons count={1}>
      <Skeleton className="h-12.5 sm:hidden" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[64rem]:grid-cols-[minmax(0,1fr)_24rem]">
        <Rows count={7} />
        <Rows count={5} />
      </div>
    </Skeletons>
  );
}

function Rows({ count }: { count: number }) {
  return (
    <div className="card divide-y">
      <div className="flex h-14 items-center px-4 sm:px-5">
        <Skeleton className="h-4 w-28" />
      </div>
      {Array.from({ length: count }, (_, nth) => (
        <div key={nth} className="flex h-14 items-center gap-3 px-4 sm:px-5">
          <Skeleton className="h-7 w-10 rounded" />
          <Skeleton className="h-3.5 w-40 max-w-full" />
        </div>
      ))}
    </div>
  );
}
