import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ForgottenPassword } from '#domain/session/reset.ts';
import { chosenPassword } from '#domain/shared/password.ts';
import { z } from '#domain/shared/zod.ts';
import { ApiError, client, reason } from '../platform/api.ts';
import { useLinkToken } from '../platform/link-token.ts';
import { PublicFrame } from '../platform/public-frame.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { ResetPasskeysList } from './reset-passkeys-list.tsx';

/** Asks for an email with a link; opened by that link, takes the new password. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <PublicFrame title="Reset password">
      <div className="card w-full max-w-md">{token ? <Choose key={token} token={token} /> : <Ask />}</div>
    </PublicFrame>
  );
}

function Ask() {
  const form = useForm<ForgottenPassword>({ resolver: standardSchemaResolver(ForgottenPassword), defaultValues: { email: '' } });
  const ask = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async (body: ForgottenPassword) => (await client.POST('/api/auth/forgot-password', { body })).data,
  });
  const { error } = form.getFieldState('email', form.formState);

  if (ask.isSuccess) {
    return (
      <div role="status">
        <EmptyState
          icon={<MailCheck />}
          title={<h1>Check your email</h1>}
          text={`${ask.data?.message} The link works for one hour.`}
          action={
            <Link to="/signin" className={buttonLook({})}>
              Back to sign in
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => ask.mutate(values))} className="grid gap-5 p-6 sm:p-8">
      <Heading title="Reset your password" text="Enter the address you sign in with, and we’ll send you a link to set a new password." />
      <Field label="Email" error={error?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            placeholder="you@company.com"
          />
        )}
      </Field>
      {ask.isError && <Refused error={ask.error} />}
      <div className="flex flex-wrap justify-between gap-3">
        <Link to="/signin" className={buttonLook({ variant: 'ghost' })}>
          Back to sign in
        </Link>
        <Button type="submit" variant="primary" running={ask.isPending && 'Sending'}>
          Send the link
        </Button>
      </div>
    </form>
  );
}

const Chosen = z
  .object({ password: chosenPassword(), confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, { path: ['confirm'], error: 'Passwords do not match' });
type Chosen = z.infer<typeof Chosen>;

function Choose({ token }: { token: string }) {
  const form = useForm<Chosen>({ resolver: standardSchemaResolver(Chosen), defaultValues: { password: '', confirm: '' } });
  const { errors } = form.formState;
  const set = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async ({ password }: Chosen) => (await client.POST('/api/auth/reset-password', { body: { token, password } })).data,
    onError: (error) => {
      const fault = error instanceof ApiError && error.errors.find(({ path }) => path === 'password');
      if (fault) form.setError('password', { message: fault.message }, { shouldFocus: true });
    },
  });
  const isStale = set.error instanceof ApiError && set.error.errors.some(({ path }) => path === 'token');

  if (set.isSuccess) {
    const { passkeys = [], ticket } = set.data ?? {};
    return (
      <>
        <div role="status">
          <EmptyState
            icon={<CircleCheck />}
            title={<h1>Your new password is set</h1>}
            text="You have been signed out everywhere. Sign in with it to continue."
            action={
              <Link to="/signin" className={buttonLook({ variant: 'primary' })}>
                Sign in
              </Link>
            }
          />
        </div>
        {ticket && <ResetPasskeysList passkeys={passkeys} ticket={ticket} />}
      </>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => set.mutate(values))} className="grid gap-5 p-6 sm:p-8">
      <Heading title="Set a new password" text="At least 8 characters. This signs you out everywhere." />
      <Field label="New password" error={errors.password?.message}>
        {(control) => <Input {...control} {...form.register('password')} type="password" autoComplete="new-password" />}
      </Field>
      <Field label="Confirm new password" error={errors.confirm?.message}>
        {(control) => <Input {...control} {...form.register('confirm')} type="password" autoComplete="new-password" />}
      </Field>
      {set.isError && !errors.password && <Refused error={set.error} />}
      <div className="flex flex-wrap justify-between gap-3">
        <Link to="/reset-password" hash="" className={buttonLook({ variant: 'ghost' })}>
          {isStale ? 'Request a new link' : 'Start again'}
        </Link>
        <Button type="submit" variant="primary" running={set.isPending && 'Saving'}>
          Set password
        </Button>
      </div>
    </form>
  );
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h1 className="text-page font-semibold">{title}</h1>
      <p className="mt-1 text-ink-2">{text}</p>
    </div>
  );
}

function Refused({ error }: { error: unknown }) {
  return (
    <p role="alert" className="rounded-lg bg-red-soft px-3 py-2.5 text-red">
      {reason(error)}
    </p>
  );
}
