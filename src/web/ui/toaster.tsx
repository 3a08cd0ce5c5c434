import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownToast, subscribeToToasts } from './toast-store.ts';

const ToastViewport = lazy(() => import('./toast.tsx').then((module) => ({ default: module.ToastViewport })));

/** Where toasts appear. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, shownToast);
  return shown && <Suspense><ToastViewport toast={shown} /></Suspense>;
}
