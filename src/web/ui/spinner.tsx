import { LoaderCircle } from 'lucide-react';

export function Spinner({ className = 'size-4' }: { className?: string }) {
  return <LoaderCircle aria-hidden className={`animate-spin ${className}`} />;
}

/** A spinner for the whole page. */
export function PageSpinner() {
  return (
    <div className="relative min-h-dvh">
      <PageWaits />
    </div>
  );
}

/** Announces that something is loading, once that takes long enough to be noticed. */
export function PageWaits() {
  return (
    <span role="status" className="waits card absolute inset-x-0 top-[30vh] mx-auto flex w-fit items-center gap-3 px-4 py-2 text-ink-2">
      <Spinner className="size-5 text-accent" />
      Loading...
    </span>
  );
}
