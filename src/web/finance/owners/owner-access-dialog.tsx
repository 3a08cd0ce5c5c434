import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { YachtOwner } from '#domain/finance/yacht-owner.ts';
import type { OwnerAccess } from '#domain/own-yachts/own-yacht.ts';
import { api, client, reason } from '../../platform/api.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { useDeletion } from '../../platform/deletion.ts';
import { DeliveryNote } from '../../platform/delivery-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';

type Owner = Pick<YachtOwner, 'id' | 'name' | 'email' | 'companyName'>;

function accessQuery(id: number) {
  const query = api.queryOptions('get', '/api/yacht-owners/{id}/invitation', { params: { path: { id } } });
  return { ...query, staleTime: 0, meta: { shows: ['invitation', 'user', 'yacht_owner'] as const } };
}

/** Invites a yacht owner to sign in, resends the invitation, and ends their access. */
export function OwnerAccessDialog({ owner, onClose }: { owner: Owner; onClose: () => void }) {
  const access = useQuery(accessQuery(owner.id));
  const { state } = access.data ?? {};
  const { invite, end } = useAccess(owner);
  const isInvited = state === 'invited';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${owner.name} on Fairlead`}
      text="Owners who sign in see their yachts' names, calendars and statements for the time they hold a share. Nothing else."
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {state && state !== 'none' && (
            <Button variant="danger" running={end.isPending && 'Ending'} onClick={() => end.once(state)}>
              {isInvited ? 'Withdraw invitation' : 'End access'}
            </Button>
          )}
          {state && state !== 'joined' && (
            <Button variant="primary" disabled={!owner.email} running={invite.isPending && 'Sending'} onClick={() => invite.mutate()}>
              {isInvited ? 'Send again' : 'Send invitation'}
            </Button>
          )}
        </>
      }
    >
      <CompanyOf record={owner} className="mt-2 text-xs text-ink-3" />
      <div className="mt-4">
        <Loaded
          query={access}
          loading={
            <Skeletons count={1}>
              <Skeleton className="h-16" />
            </Skeletons>
          }
          renderFailed={(retry, error) => <ErrorState title="This couldn't be loaded" text={reason(error)} onRetry={retry} />}
        >
          {(loaded) => <Standing owner={owner} access={loaded} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Standing({ owner, access }: { owner: Owner; access: OwnerAccess }): ReactNode {
  const dates = useDates();
  const { state, email, invitedByName, expiresAt, lastLogin, delivery } = access;
  if (state === 'joined')
    return (
      <p role="status">
        Signs in as <strong className="font-medium wrap-anywhere">{email}</strong>
        {lastLogin && `, last on ${dates.moment(lastLogin)}`}.
      </p>
    );
  if (state === 'invited')
    return (
      <div role="status">
        <p>
          {invitedByName} invited <strong className="font-medium wrap-anywhere">{email}</strong>.
          {expiresAt && ` The link expires on ${dates.day(expiresAt)}.`}
        </p>
        <DeliveryNote delivery={delivery} />
      </div>
    );
  return (
    <p role="status">
      {owner.email ? (
        <>
          The invitation goes to <strong className="font-medium wrap-anywhere">{owner.email}</strong>.
        </>
      ) : (
        'Add an email address to this owner first.'
      )}
    </p>
  );
}

function onError(error: unknown) {
  toast({ variant: 'destructive', title: "That didn't work", description: reason(error) });
}

function useAccess({ id, name, email }: Owner) {
  const queries = useQueryClient();
  const [key, renew] = useState(() => crypto.randomUUID());
  const params = { path: { id } };
  const onSettled = () => queries.invalidateQueries({ queryKey: accessQuery(id).queryKey });
  const invite = useMutation({
    mutationFn: () => client.POST('/api/yacht-owners/{id}/invitation', { params, headers: { 'Idempotency-Key': key } }),
    onSuccess: () => {
      renew(crypto.randomUUID());
      toast({ title: 'Invitation on its way', description: `${email} gets a link to set a password.` });
    },
    onError,
    onSettled,
  });
  const end = useDeletion({
    of: ['/api/yacht-owners/invitation', id],
    call: (_state: OwnerAccess['state']) => client.DELETE('/api/yacht-owners/{id}/invitation', { params }),
    onSuccess: (_done, state) =>
      toast(
        state === 'invited'
          ? { title: 'Invitation withdrawn', description: 'The link no longer works.' }
          : { title: 'Access ended', description: `${name} can no longer sign in.` },
      ),
    onError,
    onSettled,
  });
  return { invite, end };
}
