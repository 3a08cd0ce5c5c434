import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Departure } from '#domain/desk/departure.ts';
import { several } from '#domain/shared/words.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { client, reason, versionOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Asks why a departure is cancelled, and says what happens to everybody on it. */
export function CancelDialog({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const [why, setWhy] = useState('');
  const queries = useQueryClient();
  const { id, title, yachtName, parties, seatsTaken } = departure;
  const cancelling = useMutation({
    mutationFn: () =>
      client.POST('/api/departures/{id}/cancel', {
        params: { path: { id } },
        body: { reason: why.trim() || null },
        headers: { 'If-Match': versionOf(departure) },
      }),
    onSuccess: async () => {
      toast({ title: 'Departure cancelled', description: `${yachtName} is free again.` });
      onClose();
      await queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
  const { close, leaveQuestion } = useAskingClose(() => why !== '' && !cancelling.isSuccess, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={`Cancel ${title}?`}
      text={`${parties > 0 ? `${several(parties, 'party', 'parties')} with ${several(seatsTaken, 'seat')} will be cancelled. ` : ''}${yachtName} becomes available again. Invoices stay as they are. Tell your guests yourself: nothing is sent.`}
      actions={
        <>
          <Button onClick={close}>Keep departure</Button>
          <Button variant="danger" running={cancelling.isPending && 'Cancelling'} onClick={() => cancelling.mutate()}>
            Cancel departure
          </Button>
        </>
      }
    >
      <CompanyOf record={departure} className="mt-2 text-xs text-ink-3" />
      <Field label="Reason" className="mt-4" hint="Weather, too few guests, engine damage.">
        {(props) => <TextArea {...props} value={why} maxLength={1000} onChange={({ target }) => setWhy(target.value)} />}
      </Field>
      {cancelling.isError && (
        <p role="alert" className="mt-4 rounded-lg bg-amber-soft p-4">
          {reason(cancelling.error)}
        </p>
      )}
      {leaveQuestion}
    </Dialog>
  );
}
