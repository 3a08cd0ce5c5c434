import { Popover } from '@base-ui/react/popover';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { eventTypes, eventTypeLabels, type EventType } from '#domain/schedule/words.ts';
import { popupItemLook, popupLook } from '../ui/popup.ts';
import { FormsLegend } from './rows/forms-legend-details.tsx';
import { TypeBadge } from './type-badge.tsx';

type Props = {
  anchor: RefObject<HTMLButtonElement | null>;
  type: EventType | undefined;
  explains: boolean;
  onChoose: (type: EventType | undefined) => void;
  onClose: () => void;
};

/** The types of event to choose from, in their colours, and what the forms of bars mean. */
export function TypesPanel({ anchor, type: chosen, explains, onChoose, onClose }: Props) {
  function choose(type: EventType | undefined) {
    onClose();
    onChoose(type);
  }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} side="bottom" align="start" sideOffset={6} collisionPadding={12} className="z-40">
          <Popover.Popup finalFocus={anchor} aria-label="Types" className={`${popupLook} p-1`}>
            <fieldset className="grid">
              <legend className="sr-only">Type</legend>
              {[undefined, ...eventTypes].map((type) => (
                <button
                  key={type ?? 'all'}
                  type="button"
                  aria-pressed={type === chosen}
                  className={`${popupItemLook} hover:bg-hover`}
                  onClick={() => choose(type === chosen ? undefined : type)}
                >
                  {type ? <TypeBadge type={type} /> : <i aria-hidden className="size-3" />}
                  {type ? eventTypeLabels[type] : 'All types'}
                  {type === chosen && <Check aria-hidden className="ml-auto size-4 text-accent" />}
                </button>
              ))}
            </fieldset>
            {explains && <FormsLegend />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
