import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button, buttonLook } from './button.tsx';
import { FilterPlace } from './filter-frame.tsx';
import { backdropLook } from './popup.ts';

type Props = { set: number; onClear: () => void; onClose: () => void; children: ReactNode };

/** The filters of a list in a phone's bottom sheet. Each takes effect at once. */
export function FilterSheet({ set, onClear, onClose, children }: Props) {
  return (
    <Base.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-2xl border bg-surface shadow-3 outline-none">
          <div className="grid min-h-0 gap-3 overflow-y-auto p-4">
            <Base.Title className="text-page font-semibold">Filters</Base.Title>
            <FilterPlace value="sheet">{children}</FilterPlace>
          </div>
          <div className="flex justify-end gap-2 border-t bg-canvas p-4">
            {set > 0 && <Button onClick={onClear}>Clear filters</Button>}
            <Base.Close className={buttonLook({ variant: 'primary' })}>Done</Base.Close>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
