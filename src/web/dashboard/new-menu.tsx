import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Plus } from 'lucide-react';
import { useRef } from 'react';
import { KeyHint } from '../platform/key-hint.tsx';
import { useUser } from '../platform/session.tsx';
import { useKeyTitle } from '../platform/shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { menuItemLook, popupLook } from '../ui/popup.ts';
import { newThingsFor } from '../words/new-words.ts';

/** What is begun most days, by name: open, as it comes when somebody asks for it. */
export function NewMenu() {
  const user = useUser();
  const holder = useRef<HTMLDivElement>(null);
  return (
    <div ref={holder}>
      <Menu.Root defaultOpen>
        <Menu.Trigger {...useKeyTitle('New', 'C')} render={<Button variant="primary" />}>
          <Plus />
          New
          <ChevronDown />
        </Menu.Trigger>
        <Menu.Portal container={holder}>
          <Menu.Positioner align="end" sideOffset={4} className="z-50">
            <Menu.Popup className={`${popupLook} min-w-48 p-1`}>
              {newThingsFor(user)
                .filter(({ usual }) => usual)
                .map(({ label, way, key, icon: Icon }) => (
                  <Menu.Item key={label} className={menuItemLook} render={<Link {...way} />}>
                    <Icon aria-hidden />
                    {label}
                    <KeyHint keys={`C ${key}`} />
                  </Menu.Item>
                ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
