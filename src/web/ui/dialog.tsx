import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { backdropLook, dialogLook } from './popup.ts';

type Props = {
  open: boolean;
  /** For a form with more than a few fields. */ wide?: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
};

/** A question that has to be answered before continuing. */
export function Dialog({ open, wide = false, onClose, title, text, children, actions }: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <AlertDialog.Portal>
        {/* Forced, so that a question asked over another dialog dims that one too. */}
        <AlertDialog.Backdrop forceRender className={backdropLook} />
        <AlertDialog.Popup className={`${dialogLook} ${wide ? 'md:w-176' : ''}`}>
          <div className="min-h-0 overflow-y-auto p-6">
            <AlertDialog.Title className="text-page font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-2 text-ink-2">
              {text}
            </AlertDialog.Description>
            {children}
          </div>
          <div className="flex flex-wrap justify-end gap-2 border-t bg-canvas px-6 py-4">{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
