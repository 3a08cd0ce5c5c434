import { Link } from '@tanstack/react-router';
import { useSession } from '../platform/session.tsx';
import { HarbourScene } from '../session/harbour-scene.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';

/** The front door, until the public site is built. */
export function FrontPage() {
  const { data: user } = useSession();
  return (
    <main className="relative isolate flex min-h-dvh items-end overflow-hidden bg-side text-white">
      <title>Fairlead · Run the fleet, not the paperwork.</title>
      <HarbourScene className="absolute inset-0 -z-10 size-full" />
      <div className="flex w-full flex-wrap items-end justify-between gap-6 bg-linear-to-t from-black/45 to-transparent p-6 pt-20 sm:p-12 xl:px-16">
        <div>
          <p className="flex items-center gap-3 text-lg font-semibold tracking-tight"><Mark className="size-8" />Fairlead</p>
          <h1 className="mt-4 text-[2.25rem] leading-[2.5rem] font-semibold tracking-[-0.025em] sm:text-[2.75rem] sm:leading-[2.875rem]">Run the fleet, not the paperwork.</h1>
        </div>
        <Link to={user ? '/dashboard' : '/signin'} className={buttonLook({ size: 'lg' })}>{user ? 'Open the dashboard' : 'Log In'}</Link>
      </div>
    </main>
  );
}
