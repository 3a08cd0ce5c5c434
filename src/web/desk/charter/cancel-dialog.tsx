import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { cancellationBalance, type Cancellation, type CancellationWish } from '#domain/desk/cancellation.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { inWords, percentWords } from '#domain/shared/words.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { reason } from '../../platform/api.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { frameOfNew } from '../../platform/record-form.ts';
import { Field } from '../../ui/field.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { cancellationQuery } from '../charter-query.ts';
import { useCancelling } from '../payment-actions.ts';
import { cancellationResolver, type CancellationEntry } from './cancellation-entry.ts';

type Props = { charter: Charter; onClose: () => void };

/** Asks before a booked charter is cancelled: the fee, the refund, and what happens to its invoices. */
export function CancelDialog({ charter, onClose }: Props) {
  const cancellation = useQuery(cancellationQuery(charter));
  return (
    <RecordDialog query={cancellation} title={`Cancel ${charter.number}?`} thing="cancellation" reason={reason} onClose={onClose}>
      {(loaded) => <CancelForm charter={charter} cancellation={loaded} onClose={onClose} />}
    </RecordDialog>
  );
}

function CancelForm({ charter, cancellation, onClose }: Props & { cancellation: Cancellation }) {
  const { currency, paid, invoices } = cancellation;
  const form = useForm<CancellationEntry, unknown, CancellationWish>({
    resolver: cancellationResolver,
    // A fee nobody has typed follows the charter.
    values: { reason: '', fee: cancellation.fee, credit: false, keepApa: false },
    resetOptions: { keepDirtyValues: true },
  });
  const frame = frameOfNew(form, useCancelling(charter, onClose), (values) => values, charter);
  const fee = centsOf(useWatch({ control: form.control, name: 'fee' })) ?? 0;
  const isCredited = useWatch({ control: form.control, name: 'credit' });
  const { refund, due } = cancellationBalance(fee, centsOf(paid) ?? 0);
  const invoiced = invoices.reduce((sum, { uncredited }) => sum + (centsOf(uncredited) ?? 0), 0);
  const money = (sum: number) => moneyInWords(decimalOf(sum), currency);
  return (
    <DialogForm
      frame={frame}
      thing="cancellation"
      title={`Cancel ${charter.number}?`}
      text={
        charter.type === 'seats'
          ? `Its seats on ${charter.departureTitle} become available, and it can’t be booked again.`
          : `It is removed from the calendar of ${charter.yachtName} and can’t be booked again.`
      }
      action="Cancel charter"
      keep="Keep it"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label="Reason" hint="Illness, engine damage, cancelled by the guests." error={form.formState.errors.reason?.message}>
          {(props) => <TextArea {...props} {...form.register('reason')} maxLength={1000} />}
        </Field>
        <AmountField control={form.control} name="fee" label="Cancellation fee" required currency={currency} />
        <ul className="grid gap-1 text-nav text-ink-2">
          <li>By your rules: {ruleOf(cancellation)}</li>
          <li>{centsOf(paid) === 0 ? 'Nothing was paid.' : `${moneyInWords(paid, currency)} was paid.`}</li>
          {cancellation.drafts.length > 0 && (
            <li>
              {cancellation.drafts.length === 1 ? 'This draft' : 'These drafts'} will be deleted: {numbersOf(cancellation.drafts)}.
            </li>
          )}
          {invoices.length > 0 && (
            <li>
              {invoices.length === 1 ? 'This sent invoice stays' : 'These sent invoices stay'}: {numbersOf(invoices)}.
            </li>
          )}
          {cancellation.next && <li>{cancellation.next} is next in line for these dates.</li>}
        </ul>
        <p role="status" className="font-medium">
          {refund > 0
            ? `Pay back ${money(refund)}${isCredited ? '' : ' and credit the invoice'}, then record the refund in the customer’s account. Nothing is paid back by itself.`
            : due > 0
              ? `${money(due)} is still due.`
              : 'There is nothing to refund and nothing due.'}
        </p>
        {invoiced > fee && (
          <label className="flex items-center gap-2 text-nav">
            <input type="checkbox" {...form.register('credit')} className="size-4 accent-(--accent)" />
            Credit {money(invoiced - fee)} so that only the fee stays invoiced
          </label>
        )}
        {cancellation.apa && (
          <label className="flex items-center gap-2 text-nav">
            <input type="checkbox" {...form.register('keepApa')} className="size-4 accent-(--accent)" />
            Keep the APA of {moneyInWords(cancellation.apa.balance, cancellation.apa.currency)} open and close it later
          </label>
        )}
      </div>
    </DialogForm>
  );
}

function numbersOf(invoices: Cancellation['invoices']): string {
  return inWords(invoices.map(({ invoiceNumber }) => invoiceNumber));
}

/** The rule behind the fee. */
function ruleOf({ days, hasStarted, percent }: Cancellation): string {
  if (percent === null) return 'what was due by today.';
  const share = `${percentWords(percent)} of the charter`;
  if (hasStarted) return `${share}: it has begun.`;
  return `${share}: it starts ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}.`;
}
