import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { closeToast, shownFor, shownToast, subscribeToToasts, type ShownToast } from './toast-store.ts';

// What tells that the network is gone can't be fetched any more by then: it is read once the page is quiet, and where even
// that failed, the words alone do. A failure to say something must never take the page away with all that was typed.
const readViewport = () =>
  import('./toast.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: PlainToast }),
  );
const ToastViewport = lazy(readViewport);
const quietAfter = 5_000;
const lateAfter = 500;

/** Where toasts appear. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, shownToast);
  useEffect(() => {
    const timer = setTimeout(() => void readViewport(), quietAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    shown && (
      <Suspense fallback={<PlainToast toast={shown} />}>
        <ToastViewport toast={shown} />
      </Suspense>
    )
  );
}

/** The words alone, where what shows them is late: a page that goes on in two seconds takes with it what isn't said by then. */
function PlainToast({ toast: { id, open, title, description } }: { toast: ShownToast }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), lateAfter + shownFor);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    isLate &&
    open && (
      <p role="alert" className="card fixed right-4 bottom-4 z-[100] p-4">
        <b>{title}</b> <span>{description}</span>
      </p>
    )
  );
}
