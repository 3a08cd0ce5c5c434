import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { LogOut, Moon, Sun, UserRound } from 'lucide-react';
import { useRef } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { useSignOut } from '../platform/session.tsx';
import { useTheme } from '../platform/theme.ts';
import { menuItemLook, popupLook } from '../ui/popup.ts';
import { UserCard } from './user-card.tsx';

export function UserMenu({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  const { other, toggle } = useTheme();
  const sidebar = useRef<HTMLDivElement>(null);
  return (
    <div ref={sidebar}>
      <Menu.Root>
        <Menu.Trigger render={<UserCard user={user} />} />
        <Menu.Portal container={sidebar}>
          <Menu.Positioner side="top" sideOffset={8} className="z-50">
            <Menu.Popup className={`${popupLook} w-58 p-1`}>
              <Menu.Item className={menuItemLook} render={<Link to="/profile" />}>
                <UserRound aria-hidden />
                My Profile
              </Menu.Item>
              <Menu.Item className={menuItemLook} onClick={toggle}>
                {other === 'dark' ? <Moon aria-hidden /> : <Sun aria-hidden />}
                Use {other} theme
              </Menu.Item>
              <Menu.Item className={menuItemLook} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
                <LogOut aria-hidden />
                Log out
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
