import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import { canMove, hasOutgrownContract } from '#domain/desk/charter-state.ts';
import { contractStatusLabels } from '#domain/desk/contract-words.ts';
import { client, reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { useDeletion } from '../../platform/deletion.ts';
import { DeliveryNote } from '../../platform/delivery-note.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

const tones: Record<Charter['contract']['status'], Tone> = {
  none: 'grey',
  sent: 'blue',
  opened: 'violet',
  signed: 'green',
  outdated: 'amber',
  withdrawn: 'grey',
};

/** The status of a charter's contract and of its email, with a button to withdraw it. */
export function ContractDetails({ charter, mayWrite }: { charter: Charter; mayWrite: boolean }) {
  const dates = useDates();
  const { status, sentTo, sentAt, openedAt, signedAt, signedBy, sha256, delivery } = charter.contract;
  const isOut = status === 'sent' || status === 'opened' || status === 'outdated';
  const isUndelivered = delivery?.state === 'failed';
  return (
    <section aria-labelledby="contract" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="contract" className="text-panel font-semibold">
          Contract
        </h3>
        {isUndelivered && status === 'sent' ? (
          <Badge tone="red">Not delivered</Badge>
        ) : (
          <Badge tone={tones[status]}>{contractStatusLabels[status]}</Badge>
        )}
        {isOut && mayWrite && <Withdraw charter={charter} />}
      </div>
      {status === 'none' && <p className="text-ink-2">The customer reads and signs it through a link. The signature books the charter.</p>}
      {status === 'outdated' && (
        <p className="text-ink-2">The price, yacht, dates or customer changed since then. It can't be signed; send it again.</p>
      )}
      {hasOutgrownContract(charter) && <p className="text-ink-2">The charter changed since this was signed. Send a new contract.</p>}
      <DeliveryNote delivery={delivery} />
      {isUndelivered && mayWrite && canMove(charter.state, 'send') && (
        <p className="text-ink-2">Send it again below, or copy the link for the customer.</p>
      )}
      {sentAt && (
        <dl className="grid gap-3 sm:grid-cols-2">
          {!isUndelivered && (
            <Detail name="Sent">
              {dates.moment(sentAt)}
              <span className="block text-nav font-normal wrap-anywhere text-ink-2">{sentTo}</span>
            </Detail>
          )}
          {openedAt && <Detail name="First opened">{dates.moment(openedAt)}</Detail>}
          {signedAt && (
            <Detail name="Signed">
              {dates.moment(signedAt)}
              <span className="block text-nav font-normal wrap-anywhere text-ink-2">{signedBy}</span>
            </Detail>
          )}
        </dl>
      )}
      {sha256 && <p className="text-xs wrap-anywhere text-ink-3">SHA-256 {sha256}</p>}
    </section>
  );
}

function Withdraw({ charter: { id, number } }: { charter: Charter }) {
  const [isOpen, setIsOpen] = useState(false);
  const queries = useQueryClient();
  const close = () => setIsOpen(false);
  const withdraw = useDeletion({
    of: ['/api/charters/contract', id],
    call: () => client.DELETE('/api/charters/{id}/contract', { params: { path: { id } } }),
    onSuccess: () => {
      close();
      toast({ title: 'Contract withdrawn', description: `The contract of ${number} can no longer be signed.` });
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
    onError: (error) => toast({ variant: 'destructive', title: "The contract wasn't withdrawn", description: reason(error) }),
  });
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Withdraw
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={`Withdraw the contract of ${number}?`}
        text="It can no longer be signed. You can send another one."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" running={withdraw.isPending && 'Withdrawing'} onClick={() => withdraw.once()}>
              Withdraw contract
            </Button>
          </>
        }
      />
    </>
  );
}
