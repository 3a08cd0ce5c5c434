import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import type { EventType } from '#domain/schedule/words.ts';
import { popupLook } from '../ui/popup.ts';
import { TypeFields } from './type-fields.tsx';

type Props = {
  anchor: RefObject<HTMLButtonElement | null>;
  type: EventType | undefined;
  explains: boolean;
  onChoose: (type: EventType | undefined) => void;
  onClose: () => void;
};

/** The types of event to choose from, in their colours, and what the forms of bars mean. */
export function TypesPanel({ anchor, type, explains, onChoose, onClose }: Props) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} side="bottom" align="start" sideOffset={6} collisionPadding={12} className="z-40">
          <Popover.Popup finalFocus={anchor} aria-label="Types" className={`${popupLook} p-1`}>
            <TypeFields
              type={type}
              explains={explains}
              onChoose={(next) => {
                onClose();
                onChoose(next);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
