import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';

/** The page while it is loading, as high as afterwards. */
export function DossierSkeleton() {
  return (
    <>
      <Skeletons count={1}>
        <div className="card grid gap-4 p-5 sm:px-6">
          <Skeleton className="h-6 w-44 rounded-full" />
          <div className="flex gap-5">
            <Skeleton className="h-22.5 w-40 shrink-0 rounded-lg max-sm:hidden" />
            <div className="flex-1">
              <Skeleton className="h-8 w-64 max-w-full" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="mt-3 h-4 w-40" />
            </div>
          </div>
          <Skeleton className="h-6" />
          <Skeleton className="h-20 sm:hidden" />
        </div>
      </Skeletons>
      <div className="grid gap-4 lg:grid-cols-3">
        {['Money', 'To do', 'Customer'].map((part) => (
          <div key={part} className="card h-48 p-5">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="mt-6 h-24" />
          </div>
        ))}
      </div>
      <div className="card p-5">
        <Skeleton className="h-5 w-56 max-w-full" />
        <Skeleton className="mt-3 h-14" />
      </div>
    </>
  );
}
