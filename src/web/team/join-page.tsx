import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailX } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Joining, type InvitationShown } from '#domain/team/team.ts';
import { client, incompleteResponse, reason } from '../platform/api.ts';
import { useLinkToken } from '../platform/link-token.ts';
import { showOnFields } from '../platform/saving.ts';
import { useEntering, useSession } from '../platform/session.tsx';
import { PublicFrame } from '../platform/public-frame.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

/** The page of an invitation's link: says who invites to what, and asks for a name and a password. */
export function JoinPage() {
  const token = useLinkToken();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await client.POST('/api/join/look', { body: { token } })).data as InvitationShown,
    gcTime: 0,
  });
  return (
    <PublicFrame title="Join your team">
      <div className="card w-full max-w-md">
        <Loaded
          query={invitation}
          loading={
            <div className="grid gap-5 p-8">
              <Skeletons count={4}>
                <Skeleton className="h-9" />
              </Skeletons>
            </div>
          }
          renderFailed={(retry, error) => (
            <div role="alert">
              <EmptyState
                icon={<MailX />}
                tone="bg-red-soft text-red"
                title={<h1>This invitation couldn't be opened</h1>}
                text={reason(error)}
                action={
                  <>
                    <Button onClick={retry}>Try again</Button>
                    <Link to="/signin" className={buttonLook({})}>
                      Sign in
                    </Link>
                  </>
                }
              />
            </div>
          )}
        >
          {(loaded) => <JoinForm token={token} invitation={loaded} />}
        </Loaded>
      </div>
    </PublicFrame>
  );
}

function JoinForm({ token, invitation }: { token: string; invitation: InvitationShown }) {
  const session = useSession();
  const form = useForm<Joining>({
    resolver: standardSchemaResolver(Joining),
    defaultValues: { token, firstName: '', lastName: '', password: '' },
  });
  const { errors } = form.formState;
  const join = useJoining();
  const ownsYacht = invitation.role === 'yacht_owner';

  return (
    <form
      noValidate
      className="grid gap-5 p-6 sm:p-8"
      onSubmit={form.handleSubmit((values) => join.mutate(values, { onError: (error) => showOnFields(form, error) }))}
    >
      <div>
        <h1 className="text-page font-semibold">
          {ownsYacht ? `Your yacht at ${invitation.companyName}` : `Join ${invitation.companyName}`}
        </h1>
        <p className="mt-1 text-ink-2">
          {invitation.invitedByName} invites you{' '}
          {ownsYacht
            ? "to follow your yacht's calendar and read your statements"
            : `as ${invitation.role === 'manager' ? 'a manager' : 'a colleague'}`}
          . You will sign in as <strong className="font-medium text-ink wrap-anywhere">{invitation.email}</strong>.
        </p>
        {session.data && (
          <p className="mt-2 rounded-lg bg-amber-soft px-3 py-2.5 text-amber">
            You are signed in as {session.data.email} here. Joining signs you in as {invitation.email} instead.
          </p>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" required error={errors.firstName?.message}>
          {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" required error={errors.lastName?.message}>
          {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label="Password" required error={errors.password?.message} hint="At least 8 characters">
        {(control) => <Input {...control} {...form.register('password')} type="password" autoComplete="new-password" />}
      </Field>
      {join.isError && (
        <p role="alert" className="rounded-lg bg-red-soft px-3 py-2.5 text-red">
          {reason(join.error)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" running={join.isPending && (ownsYacht ? 'One moment' : 'Joining')}>
        {ownsYacht ? 'See your yacht' : `Join ${invitation.companyName}`}
      </Button>
    </form>
  );
}

function useJoining() {
  const enter = useEntering(({ role }) => (role === 'yacht_owner' ? '/owner' : '/dashboard'));
  return useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async (body: Joining) => {
      const { data } = await client.POST('/api/join', { body });
      if (!data) throw incompleteResponse();
      await enter(data);
    },
  });
}
