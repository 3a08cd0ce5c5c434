import { Outlet, useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { can } from '#domain/session/permissions.ts';
import { isAskedToSignInAgain, subscribeToEnding } from '../platform/ended-session.ts';
import type { RawSearch } from '../platform/search-params.ts';
import { hasEnded, useSession } from '../platform/session.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { PageFrame } from './page-frame.tsx';

const BankReturnPage = lazy(() => import('../billing/bank-return-page.tsx').then((module) => ({ default: module.BankReturnPage })));

const SignInAgainDialog = lazy(() =>
  import('../session/sign-in-again-dialog.tsx').then((module) => ({ default: module.SignInAgainDialog })),
);

/** Lets signed-in people through, and to the platform's pages only those who run it. */
export function Guard() {
  const session = useSession();
  const signsInAgain = useSyncExternalStore(subscribeToEnding, isAskedToSignInAgain);
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const page = match?.staticData;
  const search: RawSearch = match?.search ?? {};

  if (session.isPending) return <PageSpinner />;
  if ((search['setup_intent'] || search['payment_intent']) && !session.isError)
    return (
      <Suspense fallback={<PageSpinner />}>
        <BankReturnPage search={search} signedIn={session.data !== null} />
      </Suspense>
    );

  if (session.data) {
    return (
      <PageFrame user={session.data} title={page?.titleOf?.(search) ?? page?.title ?? 'Home'}>
        {page?.action && !can(session.data, page.action) ? <TurnedAway /> : <Outlet />}
        {signsInAgain && (
          <Suspense>
            <SignInAgainDialog email={session.data.email} />
          </Suspense>
        )}
      </PageFrame>
    );
  }
  if (session.isError) return <OutOfReach message={session.error.message} onRetry={() => void session.refetch()} />;
  return <SentAway from={match?.fullPath} why={page?.signInFirst} />;
}

function OutOfReach({ message, onRetry }: { message: string; onRetry: () => void }) {
  const text = message.startsWith('Server error') ? message : 'We couldn’t reach the server. Please check your connection and try again.';
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>Fairlead</title>
      <ErrorState title="Fairlead can't be reached" text={text} onRetry={onRetry} />
    </main>
  );
}

/** To the sign-in page; or, from where one pays, to what there is to pay for. */
function SentAway({ from, why }: { from: string | undefined; why: string | undefined }) {
  const router = useRouter();
  useDelayed(() => {
    // Somebody who signed out is on the way there already.
    if (router.latestLocation.pathname === '/signin') return;
    if (from === '/checkout') return void router.navigate({ to: '/checkout/plans', replace: true });
    if (why) toast({ title: why });
    // What was wanted travels in the history entry rather than in the address, where a link could put a foreign one.
    void router.navigate({ to: '/signin', replace: true, state: { wanted: router.latestLocation.href, ended: hasEnded() } });
  });
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
  const due = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => due(), 200);
    return () => clearTimeout(timer);
  }, []);
}
