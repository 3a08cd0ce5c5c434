import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { closeToast, toastDuration, currentToast, subscribeToToasts, type ShownToast } from './toast-store.ts';

// A toast about a lost network could no longer load its script, so it is loaded ahead once the page is idle. If even that fails, plain text
// takes its place: failing to show a message must never take down the page with everything typed.
const readViewport = () =>
  import('./toast.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: PlainToast }),
  );
const ToastViewport = lazy(readViewport);
const quietAfter = 5_000;
const lateAfter = 500;

/** The place of the toasts. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  useEffect(() => {
    const timer = setTimeout(() => void readViewport(), quietAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    toast && (
      <Suspense fallback={<PlainToast toast={toast} />}>
        <ToastViewport toast={toast} />
      </Suspense>
    )
  );
}

/** Plain text while the real toast is loading: a page that navigates within two seconds would lose the message. */
function PlainToast({ toast: { id, open, title, description } }: { toast: ShownToast }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), lateAfter + toastDuration);
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
