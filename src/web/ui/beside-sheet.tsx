import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { sheetWidth } from './sheet-width.ts';

type Props = { onClose: () => void; children: ReactNode };

/**
 * A sheet beside a page that stays usable; on a phone it is a bottom sheet over the page. Escape closes it while it has the focus. It needs
 * a title and a button to close it.
 */
export function BesideSheet({ onClose, children }: Props) {
  const [width] = useState(sheetWidth);
  const isOver = width === 0;
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open
      modal={isOver}
      disablePointerDismissal={!isOver}
      onOpenChange={(stays, { reason }) => {
        const isElsewhere = !sheet.current?.contains(document.activeElement) && document.activeElement !== document.body;
        if (!stays && !(reason === 'escape-key' && isElsewhere)) onClose();
      }}
    >
      <Base.Portal>
        <Base.Popup
          ref={sheet}
          initialFocus={false}
          data-paper="none"
          style={isOver ? { maxHeight: '74dvh' } : { width }}
          // With the class `beside` it leaves the page its shortcuts.
          className={`fixed bottom-0 flex flex-col overflow-hidden bg-surface shadow-3 outline-none ${isOver ? 'inset-x-0 z-50 rounded-t-2xl border' : 'beside top-0 right-0 z-40 border-l'}`}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The head of a sheet: its title, a line about it, its actions, and the button that closes it. */
export function BesideSheetHead({
  title,
  note,
  beside,
  children,
}: {
  title: string;
  note?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="border-b px-5 pt-4 pb-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Base.Title className="text-page font-semibold wrap-anywhere">{title}</Base.Title>
          {note && <Base.Description className="tnum text-nav text-ink-2">{note}</Base.Description>}
        </div>
        <div className="-mt-1 -mr-2 flex shrink-0">
          {beside}
          <Base.Close aria-label="Close" className={buttonLook({ variant: 'ghost', size: 'icon' })}>
            <X />
          </Base.Close>
        </div>
      </div>
      {children}
    </div>
  );
}
