import { Menu } from '@base-ui/react/menu';
import { LifeBuoy, Ship } from 'lucide-react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { menuItemLook, overPage, popupLook } from '../ui/popup.ts';
import { moveButtonOf, type Column } from './assignment-query.ts';

type Props = { member: CrewMember; opener: HTMLElement; yachts: Yacht[]; onChoose: (column: Column) => void; onClose: () => void };

const item = `${menuItemLook} [&_svg]:shrink-0`;

/** Where somebody may be moved to: the way of keyboards, screen readers and thumbs. One menu serves the whole board. */
export function AssignmentMenu({ member, opener, yachts, onChoose, onClose }: Props) {
  return (
    <Menu.Root open onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal container={overPage}>
        <Menu.Positioner anchor={opener} align="end" sideOffset={6} className="z-40">
          <Menu.Popup
            aria-label={`Move ${member.name} to`}
            finalFocus={() => moveButtonOf(member.id)}
            className={`${popupLook} max-h-[min(22rem,var(--available-height))] min-w-56 overflow-y-auto p-1`}
          >
            {member.yachtId !== null && (
              <Menu.Item className={item} onClick={() => onChoose(null)}>
                <LifeBuoy aria-hidden />
                Unassigned
              </Menu.Item>
            )}
            {yachts
              .filter(({ id }) => id !== member.yachtId)
              .map(({ id, name }) => (
                <Menu.Item key={id} label={name} className={item} onClick={() => onChoose(id)}>
                  <Ship aria-hidden />
                  <span className="truncate">{name}</span>
                </Menu.Item>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
