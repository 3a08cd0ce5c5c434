import { LifeBuoy, Ship } from 'lucide-react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { MenuItem, MenuPopup } from '../ui/menu.tsx';
import { moveButtonOf, type Column } from './assignment-query.ts';

type Props = { member: CrewMember; opener: HTMLElement; yachts: Yacht[]; onChoose: (column: Column) => void; onClose: () => void };

/** Moves somebody without dragging: by keyboard, screen reader or touch. One menu serves the whole board. */
export function AssignmentMenu({ member, opener, yachts, onChoose, onClose }: Props) {
  return (
    <MenuPopup
      aria-label={`Move ${member.name} to`}
      anchor={() => opener}
      align="end"
      gap={6}
      finalFocus={() => moveButtonOf(member.id)}
      className="max-h-72 min-w-56 overflow-y-auto"
      onClose={onClose}
    >
      {member.yachtId !== null && (
        <MenuItem onClick={() => onChoose(null)}>
          <LifeBuoy aria-hidden />
          Unassigned
        </MenuItem>
      )}
      {yachts
        .filter(({ id }) => id !== member.yachtId)
        .map(({ id, name }) => (
          <MenuItem key={id} onClick={() => onChoose(id)}>
            <Ship aria-hidden />
            <span className="truncate">{name}</span>
          </MenuItem>
        ))}
    </MenuPopup>
  );
}
