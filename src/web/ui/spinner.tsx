import { LoaderCircle } from 'lucide-react';

export function Spinner({ className = 'size-4' }: { className?: string }) {
  return <LoaderCircle aria-hidden className={`animate-spin ${className}`} />;
}

/** The whole page waits. */
export function PageSpinner() {
  return (
    <output className="flex min-h-dvh items-center justify-center gap-3 text-ink-2">
      <Spinner className="size-5 text-accent" />
      Loading...
    </output>
  );
}
