import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { backdropLook } from './popup.ts';

type Props = {
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** The element that gets the focus back, if not the one that had it. */ finalFocus?: () => HTMLElement | null;
  style?: CSSProperties;
};

const look =
  'fixed inset-y-0 right-0 z-50 flex w-120 flex-col border-l bg-surface shadow-3 outline-none transition duration-200 ease-out data-starting-style:translate-x-8 data-starting-style:opacity-0 data-ending-style:translate-x-8 data-ending-style:opacity-0 max-sm:inset-x-0 max-sm:top-auto max-sm:max-h-[85dvh] max-sm:w-full max-sm:rounded-t-2xl max-sm:border-t';

/**
 * Details in a sheet beside the page; on a phone, in a bottom sheet. Escape, or a click outside, closes it, and the focus returns to where
 * it was.
 */
export function SideSheet({ onClose, title, text, children, actions, finalFocus, style }: Props) {
  return (
    <Dialog.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropLook} />
        <Dialog.Popup finalFocus={finalFocus} style={style} className={look}>
          <div className="flex items-start justify-between gap-4 border-b px-5 py-4">
            <div className="min-w-0">
              <Dialog.Title className="text-page font-semibold wrap-anywhere">{title}</Dialog.Title>
              <Dialog.Description render={<div />} className="mt-1 text-nav text-ink-2">
                {text}
              </Dialog.Description>
            </div>
            <Dialog.Close aria-label="Close" className={buttonLook({ variant: 'ghost', size: 'iconSmall', className: '-mr-2' })}>
              <X />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          <div className="flex flex-wrap gap-2 border-t bg-canvas px-5 py-3">{actions}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
