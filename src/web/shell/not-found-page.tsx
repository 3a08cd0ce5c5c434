import { Link } from '@tanstack/react-router';
import { useSession } from '../platform/session.tsx';
import { buttonLook } from '../ui/button.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { PageFrame } from './page-frame.tsx';

export function NotFoundPage() {
  const { data: user = null, isPending } = useSession();
  if (isPending) return <PageSpinner />;
  return (
    <PageFrame user={user} title="Page not found">
      <div className="grid place-items-center py-16 text-center sm:py-24">
        <LostBuoy />
        <p className="mt-6 text-[2rem] leading-9 font-semibold tracking-tight">404</p>
        <p className="mt-2 max-w-sm text-ink-2">There is no page at this address. It may have moved, or the link may be mistyped.</p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Link to={user ? '/dashboard' : '/'} reloadDocument={!user} className={buttonLook({ variant: 'primary' })}>
            {user ? 'Go to the dashboard' : 'Go to the home page'}
          </Link>
          {user && (
            <Link to="/yachts" className={buttonLook({})}>
              Go to the fleet
            </Link>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

function LostBuoy() {
  return (
    <svg viewBox="0 0 160 96" className="w-40" aria-hidden="true" fill="none">
      <ellipse cx="80" cy="78" rx="70" ry="10" fill="var(--sea)" />
      <path d="M68 72 76 34h8l8 38Z" fill="var(--red-solid)" />
      <path d="M72.5 54h15l2 10h-19Z" fill="var(--surface)" />
      <circle cx="80" cy="27" r="5" stroke="var(--ink-3)" strokeWidth="3" />
      <path d="M22 78q12 5 24 0t24 0 24 0 24 0 24 0" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
