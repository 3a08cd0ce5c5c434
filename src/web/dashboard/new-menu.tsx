import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Plus } from 'lucide-react';
import { useRef } from 'react';
import { can, type Action } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { popupItemLook, popupLook } from '../ui/popup.ts';

const offers = [
  ['schedule:write', 'New charter', { to: '/schedule/new', search: { type: 'charter' } }],
  ['schedule:write', 'New day trip', { to: '/schedule/new', search: { type: 'day_rent', duration: 'day' } }],
  ['maintenance:write', 'New job', { to: '/schedule/new', search: { type: 'maintenance' } }],
  ['finance:write', 'New expense', { to: '/finance/$section', params: { section: 'expenses' }, search: { new: true } }],
  ['trips:write', 'New trip', { to: '/routes/new' }],
] as const satisfies readonly (readonly [Action, string, { to: string; params?: object; search?: object }])[];

/** What is begun most days, by name. */
export function NewMenu({ isOpen }: { isOpen: boolean }) {
  const user = useUser();
  const holder = useRef<HTMLDivElement>(null);
  return (
    <div ref={holder}>
      <Menu.Root defaultOpen={isOpen}>
        <Menu.Trigger render={<Button variant="primary" />}>
          <Plus />
          New
          <ChevronDown />
        </Menu.Trigger>
        <Menu.Portal container={holder}>
          <Menu.Positioner align="end" sideOffset={4} className="z-50">
            <Menu.Popup className={`${popupLook} w-48 p-1`}>
              {offers
                .filter(([may]) => can(user, may))
                .map(([, label, way]) => (
                  <Menu.Item key={label} className={popupItemLook} render={<Link {...way} />}>
                    {label}
                  </Menu.Item>
                ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
