import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

export function MaintenanceFormSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeletons count={1}>
        <Skeleton className="h-12 w-64" />
      </Skeletons>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-20" />
      </div>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9" />
      </div>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9" />
      </div>
    </div>
  );
}
