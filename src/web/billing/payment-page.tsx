import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SignUpPaymentAnswer } from '#domain/billing/sign-up.ts';
import { client } from '../platform/api.ts';
import { useSession } from '../platform/session.tsx';
import { PublicFrame } from '../platform/public-frame.tsx';
import { buttonLook } from '../ui/button.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { PageSpinner, Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { CardForm, CardSkeleton } from './card-form.tsx';
import { chosenPlan, forgetSetup, forgetSignUp, pendingSignUp, rememberSetup, type Chosen } from './sign-up-store.ts';
import { accountTrouble, connectionLost, isProcessing, troubleOf } from './payment-words.ts';
import { PlanCard } from './plan-card.tsx';
import { TrustList } from './trust-list.tsx';

/** The card for a new account. The account comes after it, and the subscription after the account. */
export function PaymentPage() {
  const search = useSearch({ from: '/checkout/payment' });
  const { data: user, isPending } = useSession();
  const chosen = chosenPlan(search);
  if (!chosen) return <Navigate to="/checkout/plans" replace />;
  if (isPending) return <PageSpinner />;
  if (user) return <Navigate to="/subscribe" search={{ plan: chosen.planId }} replace />;
  if (!pendingSignUp() && !search.signup)
    return <Navigate to="/signup-flow" search={{ plan: chosen.planId, billing: chosen.billing }} replace />;
  return (
    <PublicFrame title="Payment">
      <div className="grid w-full max-w-5xl gap-6 self-start lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10 lg:py-8">
        <div className="grid content-start gap-4">
          <Link
            reloadDocument
            to="/checkout/plans"
            search={chosen.billing === 'yearly' ? { billing: 'yearly' } : {}}
            className="flex items-center gap-1.5 justify-self-start rounded py-1 font-medium text-accent hover:underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Back to Plans
          </Link>
          <section aria-labelledby="payment" className="card p-6 sm:p-8">
            <h1 id="payment" className="text-[1.5rem] leading-8 font-semibold">
              Start your free trial
            </h1>
            <p className="mt-1.5 mb-6 text-ink-2">
              We set up your card now and charge it for the first time when the trial ends in 3 days.
            </p>
            <Payment chosen={chosen} />
          </section>
          <TrustList />
        </div>
        <PlanCard chosen={chosen} note="3-day free trial. Cancel before it ends and you pay nothing." />
      </div>
    </PublicFrame>
  );
}

function Payment({ chosen }: { chosen: Chosen }) {
  const { planId, billing, amount } = chosen;
  const navigate = useNavigate();
  const setup = useQuery({
    // Requested anew each time: the server returns the same set-up as long as it can be used.
    queryKey: ['sign-up-payment', planId],
    gcTime: 0,
    queryFn: async () => (await client.POST('/api/create-signup-payment-intent', { body: { planId, billing, amount } })).data!,
  });
  const account = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: (body: { setupIntentId: string; subscriptionId: string }) => client.POST('/api/create-account-after-payment', { body }),
    onSuccess: () => {
      forgetSignUp();
      toast({ title: 'Payment Successful', description: 'Your account is ready. You can sign in with it now.' });
    },
    onError: (error) => !isProcessing(error) && toast({ variant: 'destructive', title: 'Error', description: accountTrouble(error).text }),
  });
  const [outOfReach, setOutOfReach] = useState(false);

  const continueSetup = useEffectEvent((answer: SignUpPaymentAnswer) => {
    rememberSetup(answer);
    if (answer.accountCreated) forgetSignUp();
    else if (answer.alreadySucceeded && answer.setupIntentId)
      account.mutate({ setupIntentId: answer.setupIntentId, subscriptionId: answer.subscriptionId });
  });
  useEffect(() => {
    if (setup.data) continueSetup(setup.data);
  }, [setup.data]);

  const isThere = account.isSuccess || setup.data?.accountCreated;
  useLater(isThere ? 2000 : null, () => void navigate({ to: '/signin', search: { created: true, trial: true }, replace: true }));

  const failed = setup.error ?? (isProcessing(account.error) ? account.error : null);
  const trouble = useMemo(() => (outOfReach ? connectionLost : failed && troubleOf(failed)), [outOfReach, failed]);
  const notice = trouble?.toast;
  useEffect(() => {
    if (notice) toast(notice);
  }, [notice]);
  useLater(trouble ? trouble.after : null, () => {
    if (trouble?.next === 'reload') return location.reload();
    if (trouble !== connectionLost) forgetSetup();
    void navigate({ to: '/signup-flow', search: { plan: planId, billing }, replace: true });
  });

  if (isThere)
    return (
      <p role="status" className="py-6 text-ink-2">
        Your account is ready. Taking you to the sign-in page.
      </p>
    );
  if (account.isPending || isProcessing(account.error))
    return (
      <p role="status" className="flex items-center gap-2.5 py-6 text-ink-2">
        <Spinner />
        Creating your account
      </p>
    );
  if (account.isError) return <NoAccount chosen={chosen} error={account.error} onRetry={() => account.mutate(account.variables)} />;
  if (!setup.data?.clientSecret) return <CardSkeleton />;
  const { clientSecret, kind, subscriptionId } = setup.data;
  return (
    <CardForm
      clientSecret={clientSecret}
      kind={kind}
      action="Start free trial"
      running={account.isPending}
      onConfirmed={(setupIntentId) => account.mutate({ setupIntentId, subscriptionId })}
      onRefused={(message) => {
        toast({ variant: 'destructive', title: 'Payment Failed', description: message });
        // After too many tries there is another set-up.
        void setup.refetch();
      }}
      onOutOfReach={() => setOutOfReach(true)}
    />
  );
}

/** The card is confirmed but there is no account: what that means, and how to continue. */
function NoAccount({ chosen: { planId, billing }, error, onRetry }: { chosen: Chosen; error: unknown; onRetry: () => void }) {
  const { text, next } = accountTrouble(error);
  if (next === 'sign-in')
    return (
      <ErrorState
        title="You already have an account"
        text={text}
        action={
          <Link to="/signin" className={buttonLook({ variant: 'primary' })}>
            Log In
          </Link>
        }
      />
    );
  if (next === 'sign-up')
    return (
      <ErrorState
        title="Your account isn't ready yet"
        text={`${text} You have not been charged.`}
        action={
          <Link to="/signup-flow" search={{ plan: planId, billing }} className={buttonLook({ variant: 'primary' })}>
            Back to the form
          </Link>
        }
      />
    );
  return (
    <ErrorState
      title="Your account isn't ready yet"
      text={`${text} You have not been charged; we will finish it automatically.`}
      onRetry={onRetry}
    />
  );
}

/** Runs once after this many milliseconds, unless the page is left before. */
function useLater(milliseconds: number | null, act: () => void) {
  const due = useEffectEvent(act);
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => due(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}
