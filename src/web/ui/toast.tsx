import { Toast } from '@base-ui/react/toast';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, type PointerEvent } from 'react';
import { closeToast, toastDuration, type ShownToast } from './toast-store.ts';

const manager = Toast.createToastManager();
// A new toast replaces the one before, so a single id is enough.
const id = 'shown';
const swipedFrom = 50;

/** One toast at a time: shown for five seconds, focused by F8, dismissed by a swipe of 50 pixels to the right. */
export function ToastViewport({ toast }: { toast: ShownToast }) {
  useEffect(() => {
    if (toast.open) manager.add({ id, data: toast, onClose: () => closeToast(toast.id) });
    else manager.close(id);
  }, [toast]);
  useEffect(() => {
    document.addEventListener('keydown', reachByF8);
    return () => document.removeEventListener('keydown', reachByF8);
  }, []);
  return (
    <Toast.Provider toastManager={manager} timeout={toastDuration} limit={1}>
      {/* It stays when the toast is gone, and must not catch the clicks on what is below it. */}
      <Toast.Viewport className="pointer-events-none fixed top-0 right-0 z-[100] flex w-full flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-0 sm:max-w-[26rem]">
        <Shown />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

/** Base UI listens only for F6. */
function reachByF8({ key }: KeyboardEvent) {
  if (key === 'F8') window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' }));
}

function Shown() {
  const [current] = Toast.useToastManager<ShownToast>().toasts;
  const from = useRef(0);
  if (!current?.data) return null;
  const { id: key, variant, title, description, action } = current.data;
  const destructive = variant === 'destructive';
  const Icon = destructive ? TriangleAlert : CircleCheck;

  /** Base UI dismisses a toast after 40 pixels: a swipe that ends earlier than ours is cancelled. */
  function letGo({ clientX, pointerId, currentTarget }: PointerEvent) {
    if (clientX - from.current < swipedFrom)
      currentTarget.dispatchEvent(new window.PointerEvent('pointercancel', { pointerId, bubbles: true }));
  }

  return (
    <Toast.Root
      key={key}
      toast={current}
      role={destructive ? 'alert' : 'status'}
      aria-modal={undefined}
      swipeDirection="right"
      onPointerDown={({ clientX }) => (from.current = clientX)}
      onPointerUp={letGo}
      className={`toast pointer-events-auto relative flex touch-none items-start gap-3 rounded-xl border bg-surface p-4 pr-11 shadow-3 select-none ${destructive ? 'border-red-solid' : ''}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${destructive ? 'text-red' : 'text-green'}`} />
      <div className="min-w-0">
        <Toast.Title render={<div />} className="font-semibold">
          {title}
        </Toast.Title>
        {description && (
          <Toast.Description render={<div />} className="mt-0.5 wrap-anywhere text-ink-2">
            {description}
          </Toast.Description>
        )}
        {action && <ToastAction action={action} onDone={() => closeToast(key)} />}
      </div>
      <Toast.Close
        aria-label="Close"
        aria-hidden={false}
        className="absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}

function ToastAction({ action, onDone }: { action: NonNullable<ShownToast['action']>; onDone: () => void }) {
  const look = 'mt-2 inline-block rounded-sm font-medium text-accent hover:underline';
  if ('href' in action)
    return (
      <a href={action.href} className={look} onClick={onDone}>
        {action.label}
      </a>
    );
  return (
    <button
      type="button"
      className={look}
      onClick={() => {
        action.run();
        onDone();
      }}
    >
      {action.label}
    </button>
  );
}
