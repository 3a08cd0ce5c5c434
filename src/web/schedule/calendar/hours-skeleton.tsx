import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';

/** The columns of a week or a day while they are loading. */
export function HoursSkeleton({ columns }: { columns: number }) {
  return (
    <div className="card h-[max(26rem,calc(100dvh-12.25rem))] overflow-hidden pl-15">
      <div className="grid h-full" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        <Skeletons count={columns}>
          <div className="grid content-start gap-4 border-l p-2">
            <Skeleton className="h-6" />
            <Skeleton className="mt-16 h-32" />
            <Skeleton className="h-20" />
          </div>
        </Skeletons>
      </div>
    </div>
  );
}
