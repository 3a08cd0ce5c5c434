import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apaClosingFault, ApaClosing, type Apa } from '#domain/finance/apa.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import { centsOf, moneyInWords } from '#domain/shared/money.ts';
import { WordField } from '../../finance/books-fields.tsx';
import { client, versionOf } from '../../platform/api.ts';
import { DateField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { tellFailure } from '../../platform/records.ts';
import { changedMeanwhile } from '../../platform/saving.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

/** What closing needs to know of an account. */
type ClosingApa = Pick<Apa, 'id' | 'balance' | 'disputed' | 'currency' | 'updatedAt'>;
type Props = { apa: ClosingApa; charterNumber: string; customerName: string; companyName: string | null; onClose: () => void };

/** Asks before an APA is closed: the rest is refunded, and it can't be changed afterwards. If it can't be closed yet, says why. */
export function CloseDialog(props: Props) {
  const { apa, charterNumber, onClose } = props;
  const fault = apaClosingFault(apa);
  const title = `Close the APA of ${charterNumber}?`;
  if (!fault) return <Asking {...props} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title.replace('?', '')}
      text={<p role="alert">{fault.message}</p>}
      actions={<Button onClick={onClose}>Close</Button>}
    />
  );
}

type Values = { day: string; method: string };

function Asking({ apa: stored, charterNumber, customerName, companyName, onClose }: Props) {
  const form = useForm<Values, unknown, ApaClosing>({
    resolver: checkedBy<Values, ApaClosing>(ApaClosing),
    defaultValues: { day: useToday(), method: '' },
  });
  const [theirs, setTheirs] = useState(stored);
  const apa = theirs.updatedAt > stored.updatedAt ? theirs : stored;
  const left = moneyInWords(apa.balance, apa.currency);
  const hasRest = (centsOf(apa.balance) ?? 0) > 0;
  const closing = useMutation({
    mutationFn: (body: ApaClosing) =>
      client.POST('/api/apa/{id}/close', { params: { path: { id: apa.id } }, body, headers: { 'If-Match': versionOf(apa) } }),
    onSuccess: () => {
      toast({
        title: 'APA closed',
        description: hasRest ? `A refund of ${left} to ${customerName} is recorded.` : 'Nothing was left. You can print its report.',
      });
      onClose();
    },
    onError: (error) => {
      setTheirs((known) => changedMeanwhile<Apa>(error) ?? known);
      tellFailure('The APA stays open', error);
    },
  });
  const frame = frameOfNew(form, closing, (values) => values, { companyName });
  return (
    <DialogForm
      frame={frame}
      thing="APA"
      title={`Close the APA of ${charterNumber}?`}
      text={
        hasRest
          ? `${left} goes back to ${customerName} and is recorded as a refund. A closed APA can’t be changed.`
          : 'Nothing is left. A closed APA can’t be changed.'
      }
      action="Close APA"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField control={form.control} name="day" label={hasRest ? 'Refunded on' : 'Closed on'} required expected="past" />
        {hasRest && (
          <WordField control={form.control} name="method" label="Payment method" words={paymentMethodLabels} none="Not specified" />
        )}
      </div>
    </DialogForm>
  );
}
