import { Link } from '@tanstack/react-router';
import { CalendarDays, FileText, LogOut, Moon, Ship, Sun, UserRound } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useSignOut } from '../platform/session.tsx';
import { useTheme } from '../platform/theme.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useFocusOnArrival } from './focus-state.ts';

const places = [
  { to: '/owner', label: 'My yachts', icon: Ship },
  { to: '/owner/calendar', label: 'Calendar', icon: CalendarDays },
  { to: '/owner/statements', label: 'Statements', icon: FileText },
  { to: '/profile', label: 'Profile', icon: UserRound },
] as const;

/**
 * The frame of a yacht owner's pages. Owners mostly read on a phone: there the four pages are in a bottom bar, otherwise above the page.
 */
export function OwnerFrame({ title, children }: { title: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main, false);
  return (
    <div className="min-h-dvh">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-surface px-3 py-2 font-medium shadow-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-20 border-b bg-canvas/90 backdrop-blur-md">
        <div className="mx-auto flex h-14 max-w-5xl items-center gap-1 px-4 sm:px-6">
          <Mark className="mr-2 size-7 shrink-0" />
          <h1 className="mr-auto min-w-0 truncate text-page font-semibold">{title}</h1>
          <nav aria-label="Main" className="mr-2 hidden md:block">
            <ul className="flex gap-1">
              {places.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    activeOptions={{ exact: to === '/owner', includeSearch: false }}
                    className="flex h-9 items-center rounded-lg px-3 font-medium text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ThemeButton />
          <SignOutButton />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} aria-label={title} className="mx-auto max-w-5xl p-4 sm:p-6">
        <title>{`${title} · Fairlead`}</title>
        {children}
      </main>
      <nav aria-label="Main" className="phone-toolbar fixed inset-x-0 bottom-0 z-20 border-t bg-surface md:hidden">
        <ul className="flex h-full">
          {places.map(({ to, label, icon: Icon }) => (
            <li key={to} className="flex-1">
              <Link
                to={to}
                activeOptions={{ exact: to === '/owner', includeSearch: false }}
                className="flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-2 -outline-offset-4 aria-[current=page]:text-accent [&_svg]:size-5.5 aria-[current=page]:[&_svg]:fill-accent-soft"
              >
                <Icon aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function ThemeButton() {
  const { theme, other, toggle } = useTheme();
  return (
    <Button variant="ghost" size="icon" className="max-md:size-11" aria-label={`Use ${other} theme`} onClick={toggle}>
      {theme === 'light' ? <Moon /> : <Sun />}
    </Button>
  );
}

function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button
      variant="ghost"
      size="icon"
      className="max-md:size-11"
      aria-label="Sign out"
      disabled={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      {signOut.isPending ? <Spinner /> : <LogOut />}
    </Button>
  );
}
