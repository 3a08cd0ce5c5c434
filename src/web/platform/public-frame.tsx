import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonLook } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';

/** The frame of the pages that are open to everyone. */
export function PublicFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · Fairlead`}</title>
      <header className="flex h-16 items-center justify-between border-b px-4 sm:px-6">
        <Link reloadDocument to="/" className="flex items-center gap-3 rounded-lg text-page font-semibold tracking-tight">
          <Mark className="size-7" />
          Fairlead
        </Link>
        <Link to="/signin" className={buttonLook({})}>
          Log In
        </Link>
      </header>
      <main className="grid flex-1 place-items-center p-4 sm:p-6">{children}</main>
    </div>
  );
}
