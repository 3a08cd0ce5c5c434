import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link, Navigate, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Credentials } from '#domain/session/session.ts';
import { useEntering, useSession } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Mark } from '../ui/mark.tsx';
import { toast } from '../ui/toast-store.ts';
import { HarbourPicture } from './harbour-picture.tsx';
import { ownAddress } from './sign-in-query.ts';
import { passkeyFailure, passkeysWork } from './passkey-words.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { signInFailure, usePasskeySignIn, useSignIn } from './sign-in-actions.ts';

export function SignInPage() {
  useWelcome();
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(26rem,5fr)_7fr]">
      <title>Sign in · Fairlead</title>
      <main className="flex flex-col px-6 py-6 sm:px-10">
        <Link reloadDocument to="/" className="flex items-center gap-3 self-start rounded-lg text-page font-semibold tracking-tight">
          <Mark className="size-7" />
          Fairlead
        </Link>
        <div className="m-auto w-full max-w-sm py-10">
          <SignIn />
        </div>
      </main>
      <aside aria-label="Fairlead" className="relative isolate overflow-hidden bg-side max-lg:hidden">
        <HarbourPicture className="absolute inset-0 -z-10 size-full" />
        <p className="max-w-lg p-12 text-[2.25rem] leading-[2.625rem] font-semibold tracking-[-0.025em] text-balance text-white xl:p-16">
          Run the fleet, not the paperwork.
        </p>
      </aside>
    </div>
  );
}

/** Asks for the password or a passkey, and after the password for a code if the account has two-step sign-in. */
function SignIn() {
  const { wanted, ended } = useRouterState({ select: (state) => state.location.state });
  const enter = useEntering(({ role }) => ownAddress(wanted) ?? (role === 'yacht_owner' ? '/owner' : '/dashboard'));
  const session = useSession();
  const signIn = useSignIn(enter);
  const passkey = usePasskeySignIn(enter);
  const form = useForm<Credentials>({ resolver: standardSchemaResolver(Credentials), defaultValues: { email: '', password: '' } });

  if (session.data && signIn.isIdle && passkey.isIdle) return <Navigate to="/dashboard" replace />;
  if (signIn.data) return <SecondStepForm ticket={signIn.data} enter={enter} onBack={signIn.reset} />;
  return (
    <>
      <h1 className="text-[1.75rem] leading-9 font-semibold">Welcome back</h1>
      {ended ? (
        <p role="status" className="mt-3 rounded-lg bg-amber-soft px-3 py-2.5">
          Your session has ended: it expired or was ended elsewhere. Sign in to continue where you left off.
        </p>
      ) : (
        <p className="mt-1.5 text-ink-2">Sign in to see your fleet.</p>
      )}
      <PasswordForm form={form} signIn={signIn} />
      {passkeysWork() && <PasskeyButton passkey={passkey} />}
      <p className="mt-8 text-ink-2">
        New to Fairlead?{' '}
        <Link reloadDocument to="/checkout/plans" className="font-medium text-accent hover:underline">
          Sign up
        </Link>
      </p>
    </>
  );
}

function PasswordForm({ form, signIn }: { form: UseFormReturn<Credentials>; signIn: ReturnType<typeof useSignIn> }) {
  const { errors } = form.formState;
  // The focus starts at the email, or at the password after coming back from the second step.
  useEffect(() => {
    form.setFocus(form.getValues('email') ? 'password' : 'email');
  }, [form]);
  const submit = form.handleSubmit((credentials) =>
    signIn.mutate(credentials, {
      onError: (error) => toast({ variant: 'destructive', title: 'Login failed', description: signInFailure(error) }),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            placeholder="you@company.com"
          />
        )}
      </Field>
      <div className="relative">
        <Field label="Password" error={errors.password?.message}>
          {(control) => <Input {...control} {...form.register('password')} type="password" autoComplete="current-password" />}
        </Field>
        <Link to="/reset-password" className="absolute -top-0.5 right-0 rounded py-0.5 text-nav font-medium text-accent hover:underline">
          Forgot password?
        </Link>
      </div>
      {signIn.isError && <Refused>{signInFailure(signIn.error)}</Refused>}
      <Button type="submit" variant="primary" size="lg" running={(signIn.isPending || signIn.isSuccess) && 'Signing in'}>
        Sign in
      </Button>
    </form>
  );
}

function PasskeyButton({ passkey }: { passkey: ReturnType<typeof usePasskeySignIn> }) {
  return (
    <div className="mt-5 grid gap-5">
      <p
        aria-hidden
        className="flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        or
      </p>
      {passkey.isError && <Refused>{passkeyFailure(passkey.error)}</Refused>}
      <Button size="lg" running={(passkey.isPending || passkey.isSuccess) && 'Waiting for your passkey'} onClick={() => passkey.mutate()}>
        <KeyRound />
        Sign in with a passkey
      </Button>
    </div>
  );
}

function Refused({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded-lg bg-red-soft px-3 py-2.5 text-red">
      {children}
    </p>
  );
}

/** Greets somebody who has just signed up, once: then the address drops the parameter. */
function useWelcome() {
  const navigate = useNavigate();
  const { created, trial } = useSearch({ strict: false });
  useEffect(() => {
    if (!created || !trial) return;
    toast({ title: 'Welcome aboard', description: 'Your account is ready and your free trial has started. Sign in to begin.' });
    void navigate({ to: '/signin', search: {}, replace: true });
  }, [created, trial, navigate]);
}
