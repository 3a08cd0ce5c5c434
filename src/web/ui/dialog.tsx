import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';

type Props = { open: boolean; onClose: () => void; title: string; text: ReactNode; children?: ReactNode; actions: ReactNode };

/** A question one has to answer before going on. */
export function Dialog({ open, onClose, title, text, children, actions }: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <AlertDialog.Portal>
        {/* Forced, so that a question asked over another dialog dims that one too. */}
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-50 bg-black/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 flex-col overflow-hidden rounded-2xl border bg-surface shadow-3 outline-none transition-[opacity,scale] duration-200 ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
          <div className="min-h-0 overflow-y-auto p-6">
            <AlertDialog.Title className="text-page font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-2 text-ink-2">{text}</AlertDialog.Description>
            {children}
          </div>
          <div className="flex flex-wrap justify-end gap-2 border-t bg-canvas px-6 py-4">{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
