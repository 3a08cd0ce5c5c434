import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

export function CrewFormSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-7 w-56" />
      <Skeletons count={2}>
        <div className="card grid gap-4 p-5 sm:grid-cols-2">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      </Skeletons>
    </div>
  );
}
