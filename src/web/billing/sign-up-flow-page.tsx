import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SignUpForm } from '#domain/billing/sign-up.ts';
import { formatsOfLocale } from '#domain/shared/locale-formats.ts';
import { client, reason } from '../platform/api.ts';
import { showOnFields } from '../platform/saving.ts';
import { PublicFrame } from '../platform/public-frame.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';
import { chosenPlan, pendingSignUp, reachedPayment, rememberSetup, rememberSignUp, type Chosen } from './sign-up-store.ts';
import { PlanCard } from './plan-card.tsx';

// The request nests the company and the person.
const fieldsSent = Object.fromEntries(
  (['firstName', 'lastName', 'companyName', 'email', 'password'] as const).map((field) => [`signupData.${field}`, field]),
);

/** Creates an account for the chosen plan. */
export function SignUpFlowPage() {
  const search = useSearch({ from: '/signup-flow' });
  const chosen = chosenPlan(search);
  if (!search.plan) return <Navigate to="/signin" replace />;
  if (!chosen) return <Navigate to="/checkout/plans" replace />;
  return (
    <PublicFrame title="Create your account">
      <div className="grid w-full max-w-5xl gap-6 self-start lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10 lg:py-8">
        <CreateAccount chosen={chosen} />
        <div className="grid content-start gap-4">
          <PlanCard chosen={chosen} note="3-day free trial. Nothing is charged before it ends, and you can cancel anytime." />
          <Link
            reloadDocument
            to="/checkout/plans"
            search={chosen.billing === 'yearly' ? { billing: 'yearly' } : {}}
            className="justify-self-start rounded py-1 font-medium text-accent hover:underline"
          >
            Choose another plan
          </Link>
        </div>
      </div>
    </PublicFrame>
  );
}

function CreateAccount({ chosen: { planId, billing, amount } }: { chosen: Chosen }) {
  const navigate = useNavigate();
  const blank = { firstName: '', lastName: '', companyName: '', email: '' };
  const [unfinished] = useState(() => (reachedPayment() ? pendingSignUp() : null));
  const form = useForm<SignUpForm>({
    resolver: standardSchemaResolver(SignUpForm),
    defaultValues: { ...blank, ...pendingSignUp(), password: '', confirmPassword: '' },
  });
  const begin = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async ({ email, password, firstName, lastName, companyName }: SignUpForm) => {
      const { timeZone, locale } = Intl.DateTimeFormat(navigator.language).resolvedOptions();
      const { data } = await client.POST('/api/create-signup-payment-intent', {
        body: {
          planId,
          billing,
          amount,
          signupData: { email, password, firstName, lastName, companyName, timeZone, formats: formatsOfLocale(locale) },
        },
      });
      return data!;
    },
    onSuccess: async (setup, { email, firstName, lastName, companyName }) => {
      rememberSignUp({ email, firstName, lastName, companyName });
      rememberSetup(setup);
      await navigate({ to: '/checkout/payment', search: { plan: planId, billing, signup: true } });
    },
    onError: (error) => {
      showOnFields(form, error, fieldsSent);
      toast({ variant: 'destructive', title: 'Sign Up Failed', description: reason(error) });
    },
  });
  const { errors } = form.formState;
  const text = (name: keyof SignUpForm, label: string, more: React.ComponentProps<typeof Input>) => (
    <Field label={label} error={errors[name]?.message} required>
      {(control) => <Input {...control} {...form.register(name)} {...more} />}
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => begin.mutate(values))}
      className="card grid content-start gap-5 p-6 sm:grid-cols-2 sm:p-8"
    >
      <div className="sm:col-span-2">
        <h1 className="text-[1.5rem] leading-8 font-semibold">Create your account</h1>
        <p className="mt-1.5 text-ink-2">You will be the owner of your company here, and can invite your team once you are in.</p>
      </div>
      {unfinished && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-accent-soft px-3 py-2.5 sm:col-span-2">
          You started signing up as {unfinished.email}.{' '}
          <Link to="/checkout/payment" search={{ plan: planId, billing, signup: true }} className="font-medium text-accent hover:underline">
            Continue to payment
          </Link>
        </p>
      )}
      {text('firstName', 'First name', { autoComplete: 'given-name' })}
      {text('lastName', 'Last name', { autoComplete: 'family-name' })}
      <div className="sm:col-span-2">{text('companyName', 'Company name', { autoComplete: 'organization' })}</div>
      <div className="sm:col-span-2">
        {text('email', 'Email', { type: 'email', autoComplete: 'email', autoCapitalize: 'none', placeholder: 'you@company.com' })}
      </div>
      {text('password', 'Password', { type: 'password', autoComplete: 'new-password' })}
      {text('confirmPassword', 'Confirm password', { type: 'password', autoComplete: 'new-password' })}
      {begin.isError && (
        <p role="alert" className="rounded-lg bg-red-soft px-3 py-2.5 text-red sm:col-span-2">
          {reason(begin.error)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 sm:col-span-2">
        <p className="text-ink-2">
          Have an account?{' '}
          <Link to="/signin" className="font-medium text-accent hover:underline">
            Log In
          </Link>
        </p>
        <Button type="submit" variant="primary" size="lg" running={begin.isPending && 'Creating your account'}>
          Continue to payment
        </Button>
      </div>
    </form>
  );
}
