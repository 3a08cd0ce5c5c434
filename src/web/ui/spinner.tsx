import { LoaderCircle } from 'lucide-react';

export function Spinner({ className = 'size-4' }: { className?: string }) {
  return <LoaderCircle aria-hidden className={`animate-spin ${className}`} />;
}

/** The whole page waits. */
export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <p className="flex items-center gap-3 text-ink-2"><Spinner className="size-5 text-accent" />Loading...</p>
    </div>
  );
}
