import { useForm } from 'react-hook-form';
import type { Charter } from '#domain/desk/charter.ts';
import { ReceivedMoney } from '#domain/desk/plan.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { WordField } from '../../finance/books-fields.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { useReceiving } from '../payment-actions.ts';

type Values = { receivedOn: string; method: string };
type Props = { charter: Charter; line: Charter['plan'][number]; onClose: () => void };

/** Asks when and how a deposit or an APA was received. */
export function ReceiveDialog({ charter, line, onClose }: Props) {
  const form = useForm<Values, unknown, ReceivedMoney>({
    resolver: checkedBy<Values, ReceivedMoney>(ReceivedMoney),
    defaultValues: { receivedOn: useToday(), method: '' },
  });
  const frame = frameOfNew(form, useReceiving(charter, line, onClose), (values) => values, charter);
  return (
    <DialogForm
      frame={frame}
      thing="payment"
      title={`${line.label} received`}
      text={`${moneyInWords(line.amount, charter.currency)} from ${charter.customerName}. It isn’t income, so it is never invoiced.`}
      action="Save"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField control={form.control} name="receivedOn" label="Received on" required expected="past" />
        <WordField control={form.control} name="method" label="Payment method" words={paymentMethodLabels} none="Not specified" />
      </div>
    </DialogForm>
  );
}
