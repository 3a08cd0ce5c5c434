import type { RefObject } from 'react';
import type { EventType } from '#domain/schedule/words.ts';
import { Popover } from '../ui/popover.tsx';
import { TypeFields } from './type-fields.tsx';

type Props = {
  anchor: RefObject<HTMLButtonElement | null>;
  type: EventType | undefined;
  explains: boolean;
  onChoose: (type: EventType | undefined) => void;
  onClose: () => void;
};

/** Chooses among the types of event, in their colors, and explains the forms of bars. */
export function TypesPanel({ anchor, type, explains, onChoose, onClose }: Props) {
  return (
    <Popover label="Types" anchor={anchor} gap={6} className="p-1" onClose={onClose}>
      <TypeFields
        type={type}
        explains={explains}
        onChoose={(next) => {
          onClose();
          onChoose(next);
        }}
      />
    </Popover>
  );
}
