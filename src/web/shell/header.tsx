import { Link } from '@tanstack/react-router';
import { Bell, LogOut, Moon, PanelLeft, Plus, Search, Sun } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { useSignOut } from '../platform/session.tsx';
import { useTheme } from '../platform/theme.ts';
import { Avatar } from '../platform/avatar.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';

const HeaderToolbar = lazy(() => import('./header-toolbar.tsx').then((module) => ({ default: module.HeaderToolbar })));

type Props = {
  user: SessionUser | null;
  title: string;
  /** Whether the page has loaded its first data. */ isLoaded: boolean;
  sidebarOpen: boolean;
  onSidebar: () => void;
  onSearch: () => void;
};

export function Header({ user, title, isLoaded, sidebarOpen, onSidebar, onSearch }: Props) {
  return (
    <header
      data-company={user?.companyName}
      className="sticky top-0 z-20 flex h-13 items-center gap-1 border-b bg-canvas/90 px-3 backdrop-blur-md sm:gap-2 sm:px-6"
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label="Toggle sidebar"
        aria-expanded={sidebarOpen}
        className="not-on-phone"
        onClick={onSidebar}
      >
        <PanelLeft />
      </Button>
      <h1 className="mr-auto min-w-0 truncate text-page font-semibold max-md:pl-1">{title}</h1>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className="mr-1 hidden h-9 w-64 items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 text-sm text-ink-3 shadow-1 hover:bg-hover md:flex md:w-48 lg:w-64"
      >
        <Search aria-hidden className="size-4" />
        Search
        <kbd aria-hidden className="ml-auto rounded border bg-sunken px-1.5 text-xs font-medium">
          Ctrl K
        </kbd>
      </button>
      <Button variant="ghost" size="icon" aria-label="Search" className="md:hidden" onClick={onSearch}>
        <Search />
      </Button>
      <ThemeButton />
      {user ? (
        <SignedIn user={user} isLoaded={isLoaded} />
      ) : (
        <Link to="/signin" className={buttonLook({ variant: 'primary' })}>
          Sign In
        </Link>
      )}
    </header>
  );
}

function ThemeButton() {
  const { theme, other, toggle } = useTheme();
  return (
    <Button variant="ghost" size="icon" aria-label={`Use ${other} theme`} className="max-md:hidden" onClick={toggle}>
      {theme === 'light' ? <Moon /> : <Sun />}
    </Button>
  );
}

function SignedIn({ user, isLoaded }: { user: SessionUser; isLoaded: boolean }) {
  const signOut = useSignOut();
  // The elements beside them keep their place.
  const waits = (
    <>
      {can(user, 'any:write') && (
        <Button variant="ghost" size="icon" aria-label="Quick add" disabled className="disabled:opacity-100 max-md:hidden">
          <Plus />
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label="Notifications" disabled className="disabled:opacity-100">
        <Bell />
      </Button>
    </>
  );
  return (
    <>
      {isLoaded ? (
        <Suspense fallback={waits}>
          <HeaderToolbar user={user} />
        </Suspense>
      ) : (
        waits
      )}
      {/* The name and the sign-out button unfold from the initials. On a phone both are only at the foot of the sidebar. */}
      <div className="group relative max-sm:hidden">
        <Link to="/profile" className="grid size-9 place-items-center rounded-lg hover:bg-hover">
          <Avatar {...user} className="size-7 bg-grey-soft text-xs text-grey" />
          <span className="sr-only">
            Profile of {user.firstName} {user.lastName}
          </span>
        </Link>
        <div className="unfolds absolute top-full right-0 w-58 rounded-xl border bg-surface p-1 shadow-3">
          <p aria-hidden className="truncate px-2.5 py-2 font-medium">
            {user.firstName} {user.lastName}
          </p>
          <Button variant="ghost" className="w-full" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            {signOut.isPending ? <Spinner /> : <LogOut />}
            Sign out
          </Button>
        </div>
      </div>
    </>
  );
}
