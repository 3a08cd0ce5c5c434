import * as Radix from '@radix-ui/react-toast';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { closeToast, type ShownToast } from './toast-store.ts';

/** One toast at a time: five seconds, F8 to reach it, a swipe of 50 pixels to the right to be rid of it. */
export function ToastViewport({ toast }: { toast: ShownToast }) {
  const destructive = toast.variant === 'destructive';
  const Icon = destructive ? TriangleAlert : CircleCheck;
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => !open && closeToast(toast.id)}
        type={destructive ? 'foreground' : 'background'}
        className={`toast relative flex items-start gap-3 rounded-xl border bg-surface p-4 pr-11 shadow-3 ${destructive ? 'border-red-solid' : ''}`}
      >
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${destructive ? 'text-red' : 'text-green'}`} />
        <div className="min-w-0">
          <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
          {toast.description && <Radix.Description className="mt-0.5 wrap-anywhere text-ink-2">{toast.description}</Radix.Description>}
          {toast.action && <ToastAction action={toast.action} />}
        </div>
        <Radix.Close
          aria-label="Close"
          className="absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed top-0 right-0 z-[100] flex w-full flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-0 sm:max-w-[26rem]"
      />
    </Radix.Provider>
  );
}

function ToastAction({ action }: { action: NonNullable<ShownToast['action']> }) {
  const look = 'mt-2 inline-block rounded-sm font-medium text-accent hover:underline';
  const isLink = 'href' in action;
  return (
    <Radix.Action altText={isLink ? `${action.label}: ${action.href}` : action.label} asChild>
      {isLink ? (
        <a href={action.href} className={look}>
          {action.label}
        </a>
      ) : (
        <button type="button" className={look} onClick={action.run}>
          {action.label}
        </button>
      )}
    </Radix.Action>
  );
}
