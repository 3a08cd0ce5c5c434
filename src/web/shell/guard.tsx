import { Outlet, useMatches, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { can } from '#domain/session/permissions.ts';
import { useSession } from '../platform/session.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { Shell } from './shell.tsx';

/** Lets signed-in people through, and to the platform's pages only those who run it. */
export function Guard() {
  const session = useSession();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });

  if (session.data) {
    if (page?.action && !can(session.data, page.action)) return <TurnedAway />;
    return <Shell user={session.data} title={page?.title ?? 'Home'}><Outlet /></Shell>;
  }
  if (session.isPending) return <PageSpinner />;
  if (session.isError) return <OutOfReach message={session.error.message} onRetry={() => void session.refetch()} />;
  return <SentToSignIn />;
}

function OutOfReach({ message, onRetry }: { message: string; onRetry: () => void }) {
  const text = message.startsWith('Server error') ? message : 'We could not reach the server. Please check your connection and try again.';
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>Fairlead</title>
      <ErrorState title="Fairlead can't be reached" text={text} onRetry={onRetry} />
    </main>
  );
}

function SentToSignIn() {
  const navigate = useNavigate();
  // What was wanted travels in the history entry rather than in the address, where a link could put a foreign one.
  useDelayed(() => void navigate({ to: '/signin', replace: true, state: { wanted: location.pathname + location.search } }));
  return <PageSpinner />;
}

function TurnedAway() {
  const navigate = useNavigate();
  useDelayed(() => {
    toast({ variant: 'destructive', title: 'Access Denied', description: 'You do not have permission to view this page' });
    void navigate({ to: '/dashboard', replace: true });
  });
  return <PageSpinner />;
}

function useDelayed(act: () => void) {
  useEffect(() => {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
    // Once: what it does stays the same as long as the guard stands in the way.
  }, []);
}
