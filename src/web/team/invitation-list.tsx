import { useMutation, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { Invitation } from '#domain/team/team.ts';
import { client, reason } from '../platform/api.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { useDates } from '../platform/dates.ts';
import { useDeletion } from '../platform/deletion.ts';
import { DeliveryNote } from '../platform/delivery-note.tsx';
import { useNow } from '../platform/now.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { invitationsQuery } from './team-query.ts';

/** The invitations that haven't been accepted yet. */
export function InvitationList() {
  const invitations = useQuery(invitationsQuery);
  return (
    <section aria-labelledby="invitations" className="card">
      <h2 id="invitations" className="px-5 pt-5 pb-3 text-panel font-semibold">
        Open invitations
      </h2>
      <Loaded
        query={invitations}
        loading={
          <div className="grid gap-3 px-5 pb-5">
            <Skeletons count={2}>
              <Skeleton className="h-9" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => <ErrorState title="Invitations couldn't be loaded" text={reason(error)} onRetry={retry} />}
        empty={{ when: (rows) => rows.length === 0, show: <p className="px-5 pb-5 text-ink-2">No open invitations.</p> }}
      >
        {(rows) => (
          <ul className="divide-y px-5 pb-2">
            {rows.map((invitation) => (
              <Row key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const { id, email, role, expiresAt, invitedByName, delivery } = invitation;
  const dates = useDates();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const expired = Date.parse(expiresAt) < now.getTime();
  // One key until it is sent, so that a retry after a lost answer sends one email with one link.
  const [once, renew] = useState(() => crypto.randomUUID());
  const resend = useMutation({
    mutationFn: () => client.POST('/api/invitations/{id}/resend', { params: { path: { id } }, headers: { 'Idempotency-Key': once } }),
    onSuccess: () => {
      renew(crypto.randomUUID());
      toast({
        title: 'Invitation sent again',
        description: `${email} gets a new link. The old one stops working once it is sent.`,
      });
    },
    onError: (error) => toast({ variant: 'destructive', title: "The invitation couldn't be sent", description: reason(error) }),
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-3">
        <Mail className="size-4" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="truncate font-medium">{email}</p>
        <CompanyOf record={invitation} />
        <p className="text-xs text-ink-3">
          As {role === 'manager' ? 'manager' : 'user'}, by {invitedByName} ·{' '}
          {expired ? <span className="text-red">expired</span> : `expires ${dates.day(expiresAt)}`}
        </p>
        <DeliveryNote delivery={delivery} />
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          running={resend.isPending && 'Sending'}
          onClick={() => resend.mutate()}
          aria-label={`Send the invitation to ${email} again`}
        >
          Send again
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)} aria-label={`Withdraw the invitation to ${email}`}>
          Withdraw
        </Button>
      </div>
      {asking && <Withdraw invitation={invitation} onClose={() => setAsking(false)} />}
    </li>
  );
}

function Withdraw({ invitation: { id, email }, onClose }: { invitation: Invitation; onClose: () => void }) {
  const remove = useDeletion({
    of: ['/api/invitations', id],
    call: () => client.DELETE('/api/invitations/{id}', { params: { path: { id } } }),
    onSuccess: () => toast({ title: 'Invitation withdrawn', description: `The link sent to ${email} no longer works.` }),
    onError: (error) => toast({ variant: 'destructive', title: "That didn't work", description: reason(error) }),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Withdraw this invitation?"
      text={<p>The link that was sent to {email} stops working.</p>}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Withdrawing'} onClick={() => remove.once()}>
            Withdraw
          </Button>
        </>
      }
    />
  );
}
