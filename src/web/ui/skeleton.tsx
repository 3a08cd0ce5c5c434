import { Fragment, type ReactNode } from 'react';

export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-skeleton rounded-md bg-line ${className}`} />;
}

/** The same skeleton several times, announced once to screen readers. */
export function Skeletons({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      <span role="status" className="sr-only">
        Loading...
      </span>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </>
  );
}
