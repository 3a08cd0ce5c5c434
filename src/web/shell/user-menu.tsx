import { Link } from '@tanstack/react-router';
import { LogOut, Moon, Sun, UserRound } from 'lucide-react';
import type { SessionUser } from '#domain/session/session.ts';
import { useSignOut } from '../platform/session.tsx';
import { useTheme } from '../platform/theme.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { UserCard } from './user-card.tsx';

export function UserMenu({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  const { other, toggle } = useTheme();
  return (
    <Menu side="top" gap={8} className="w-54" button={<UserCard user={user} />}>
      <MenuItem render={<Link to="/profile" />}>
        <UserRound aria-hidden />
        My Profile
      </MenuItem>
      <MenuItem onClick={toggle}>
        {other === 'dark' ? <Moon aria-hidden /> : <Sun aria-hidden />}
        Use {other} theme
      </MenuItem>
      <MenuItem disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        <LogOut aria-hidden />
        Log out
      </MenuItem>
    </Menu>
  );
}
