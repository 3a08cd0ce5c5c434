import { Link } from '@tanstack/react-router';
import { useSession } from '../platform/session.tsx';
import { HarbourScene } from '../session/harbour-scene.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';

/** The front door, until the public site is built. */
export function FrontPage() {
  const { data: user } = useSession();
  return (
    <main className="relative isolate grid min-h-dvh place-items-center overflow-hidden bg-side p-6 text-center text-white">
      <title>Fairlead · Run the fleet, not the paperwork.</title>
      <HarbourScene className="absolute inset-0 -z-10 size-full" />
      <div className="-mt-[24vh]">
        <Mark className="mx-auto size-12" />
        <h1 className="mt-5 text-[2.75rem] leading-[2.875rem] font-semibold tracking-[-0.025em]">Fairlead</h1>
        <p className="mt-3 text-lg">Run the fleet, not the paperwork.</p>
        <Link to={user ? '/dashboard' : '/signin'} className={buttonLook({ size: 'lg', className: 'mt-7' })}>{user ? 'Open the dashboard' : 'Log In'}</Link>
      </div>
    </main>
  );
}
