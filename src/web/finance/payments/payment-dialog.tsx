import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NewPayment } from '#domain/finance/customer-payment.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { client } from '../../platform/api.ts';
import { DateField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { tellFailure } from '../../platform/records.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Amount } from '../amount-words.tsx';
import { WordField } from '../books-fields.tsx';
import { AccountField } from '../bank/account-field.tsx';
import { plain } from '../decimal-words.ts';

type Values = {
  direction: 'in';
  customerId: number;
  amount: string;
  day: string;
  method: string;
  bankAccountId: number | null;
  reference: string;
};

/** Records a payment of an invoice: in full, in part, or more than is outstanding. */
export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { invoiceNumber, customerId, customerName, currency, open } = invoice;
  const form = useForm<Values, unknown, NewPayment>({
    resolver: checkedBy<Values, NewPayment>(NewPayment),
    defaultValues: { direction: 'in', customerId, amount: plain(open), day: useToday(), method: '', bankAccountId: null, reference: '' },
  });
  const save = useRecording(invoice, onClose);
  const frame = frameOfNew(form, save, (values) => values, invoice);
  const over = (centsOf(useWatch({ control: form.control, name: 'amount' })) ?? 0) - (centsOf(open) ?? 0);
  return (
    <DialogForm
      frame={frame}
      thing="payment"
      title={`Payment for ${invoiceNumber}`}
      text={
        <>
          {customerName} owes <Amount amount={open} currency={currency} className="font-medium text-ink" />.
        </>
      }
      action="Record payment"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField control={form.control} name="amount" label="Amount" required currency={currency} />
        <DateField control={form.control} name="day" label="Received on" required expected="past" />
        <WordField control={form.control} name="method" label="Payment method" words={paymentMethodLabels} none="Not specified" />
        <AccountField control={form.control} name="bankAccountId" companyId={invoice.companyId} currency={currency} />
        <Field label="Reference" error={form.formState.errors.reference?.message}>
          {(props) => <Input {...props} {...form.register('reference')} autoComplete="off" />}
        </Field>
        {over > 0 && (
          <p role="status" className="text-nav text-ink-2 sm:col-span-full">
            {moneyInWords(decimalOf(over), currency)} is more than is outstanding. It stays as credit for {customerName}.
          </p>
        )}
      </div>
    </DialogForm>
  );
}

function useRecording({ id, invoiceNumber, currency, open }: Invoice, onDone: () => void) {
  const queries = useQueryClient();
  // One key for as long as the dialog is open, so that pressing twice, or retrying after a lost connection, records one payment.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (values: NewPayment) => {
      const part = decimalOf(Math.min(centsOf(values.amount) ?? 0, centsOf(open) ?? 0));
      await client.POST('/api/payments', {
        body: { ...values, currency: currency as NewPayment['currency'], allocations: [{ invoiceId: id, amount: part }] },
        headers: { 'Idempotency-Key': once },
      });
    },
    onSuccess: (_done, { amount }) => {
      toast({ title: 'Payment recorded', description: `${moneyInWords(amount, currency)} for ${invoiceNumber}.` });
      onDone();
    },
    onError: (error) => {
      tellFailure('Error recording payment', error);
      // Somebody else may have recorded one meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
}
