import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { backdropLook, dialogLook } from './popup.ts';

type Props = { open: boolean; onClose: () => void; title: string; text: ReactNode; children: ReactNode; actions: ReactNode };

/** Details in a dialog over the page. A click outside closes it. */
export function DetailsDialog({ open, onClose, title, text, children, actions }: Props) {
  return (
    <Base.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Popup className={dialogLook}>
          <div className="min-h-0 overflow-y-auto p-6">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <Base.Title className="text-page font-semibold wrap-anywhere">{title}</Base.Title>
                <Base.Description render={<div />} className="mt-1 text-ink-2">
                  {text}
                </Base.Description>
              </div>
              <Base.Close aria-label="Close" className={buttonLook({ variant: 'ghost', size: 'iconSmall', className: '-mt-1 -mr-2' })}>
                <X />
              </Base.Close>
            </div>
            {children}
          </div>
          <div className="flex flex-wrap justify-end gap-2 border-t bg-canvas px-6 py-4">{actions}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
