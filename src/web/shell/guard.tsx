import type { QueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { can } from '#domain/session/permissions.ts';
import { isAskedToSignInAgain, subscribeToEnding } from '../platform/ended-session.ts';
import { pause } from '../platform/pause.ts';
import type { RawSearch } from '../platform/search-params.ts';
import { hasEnded, sessionQuery, useIsSigningOut, useSession } from '../platform/session.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { BannerList, hasBanner } from './banners/banner-state.ts';
import { PageFrame } from './page-frame.tsx';

const BankReturnPage = lazy(() => import('../billing/bank-return-page.tsx').then((module) => ({ default: module.BankReturnPage })));

const OwnerFrame = lazy(() => import('./owner-frame.tsx').then((module) => ({ default: module.OwnerFrame })));

const SignInAgainDialog = lazy(() =>
  import('../session/sign-in-again-dialog.tsx').then((module) => ({ default: module.SignInAgainDialog })),
);

// How long the first page waits for its banners.
const patience = 3_000;

/** Loads the banners together with the first page: later they would push it down. */
export async function readBannersAhead(queries: QueryClient): Promise<void> {
  const user = await queries.ensureQueryData(sessionQuery).catch(() => null);
  if (user && hasBanner(user)) await Promise.race([BannerList.preload?.(), pause(patience)]);
}

/** Lets signed-in users through, each to the pages they may see. By default, a page is for those who work here. */
export function Guard() {
  const session = useSession();
  const signsInAgain = useSyncExternalStore(subscribeToEnding, isAskedToSignInAgain);
  const signsOut = useIsSigningOut();
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
    const ownsYacht = can(session.data, 'see-own-yachts');
    const title = page?.titleOf?.(search) ?? page?.title ?? 'Home';
    const inside = (
      <>
        {can(session.data, page?.action ?? 'any:read') ? (
          <Outlet />
        ) : ownsYacht && match?.fullPath === '/dashboard' ? (
          <Navigate to="/owner" replace />
        ) : (
          <TurnedAway to={ownsYacht ? '/owner' : '/dashboard'} />
        )}
        {signsInAgain && (
          <Suspense>
            <SignInAgainDialog email={session.data.email} />
          </Suspense>
        )}
      </>
    );
    if (!ownsYacht)
      return (
        <PageFrame user={session.data} title={title}>
          {inside}
        </PageFrame>
      );
    return (
      <Suspense fallback={<PageSpinner />}>
        <OwnerFrame title={title}>{inside}</OwnerFrame>
      </Suspense>
    );
  }
  if (session.isError) return <OutOfReach message={session.error.message} onRetry={() => void session.refetch()} />;
  // They are already on the way to the sign-in page, and the next user to sign in starts afresh.
  if (signsOut) return <PageSpinner />;
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

/** To the sign-in page; from a payment page, to the plans. */
function SentAway({ from, why }: { from: string | undefined; why: string | undefined }) {
  const router = useRouter();
  useDelayed(() => {
    // A user who signed out is already on the way there.
    if (router.latestLocation.pathname === '/signin') return;
    if (from === '/checkout') return void router.navigate({ to: '/checkout/plans', replace: true });
    if (why) toast({ title: why });
    // The wanted page is kept in the history entry rather than in the address, where a link could place a foreign one.
    void router.navigate({ to: '/signin', replace: true, state: { wanted: router.latestLocation.href, ended: hasEnded() } });
  });
  return <PageSpinner />;
}

function TurnedAway({ to }: { to: '/owner' | '/dashboard' }) {
  const navigate = useNavigate();
  useDelayed(() => {
    toast({ variant: 'destructive', title: 'Access Denied', description: 'You do not have permission to view this page' });
    void navigate({ to, replace: true });
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
