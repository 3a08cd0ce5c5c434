import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewPayment } from '#domain/finance/customer-payment.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import type { YachtOwner } from '#domain/finance/yacht-owner.ts';
import { moneyInWords } from '#domain/shared/money.ts';
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
import { WordField } from '../books-fields.tsx';
import { AccountField } from '../bank/account-field.tsx';
import { plain } from '../decimal-words.ts';

type Values = {
  direction: 'out';
  ownerId: number;
  amount: string;
  day: string;
  method: string;
  bankAccountId: number | null;
  reference: string;
};

/** Records a payout to an owner, which appears on their next statement. */
export function PayoutDialog({ owner, onClose }: { owner: YachtOwner; onClose: () => void }) {
  const { id, name, balance, currency } = owner;
  const form = useForm<Values, unknown, NewPayment>({
    resolver: checkedBy<Values, NewPayment>(NewPayment),
    defaultValues: {
      direction: 'out',
      ownerId: id,
      amount: Number(balance) > 0 ? plain(balance) : '',
      day: useToday(),
      method: 'bank_transfer',
      bankAccountId: null,
      reference: '',
    },
  });
  // One key for as long as the dialog is open, so that pressing twice, or retrying after a lost connection, records one payout.
  const [once] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: async (values: NewPayment) => {
      await client.POST('/api/payments', {
        body: { ...values, currency: currency as NewPayment['currency'] },
        headers: { 'Idempotency-Key': once },
      });
    },
    onSuccess: (_done, { amount }) => {
      toast({ title: 'Payout recorded', description: `${moneyInWords(amount, currency)} to ${name}.` });
      onClose();
    },
    onError: (error) => tellFailure('Error recording payout', error),
  });
  return (
    <DialogForm
      frame={frameOfNew(form, save, (values) => values, owner)}
      thing="payout"
      title={`Payout to ${name}`}
      text="It appears in the journal and on their next statement."
      action="Record payout"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField control={form.control} name="amount" label="Amount" required currency={currency} />
        <DateField control={form.control} name="day" label="Paid on" required expected="past" />
        <WordField control={form.control} name="method" label="Payment method" words={paymentMethodLabels} none="Not specified" />
        <AccountField control={form.control} name="bankAccountId" companyId={owner.companyId} currency={currency} />
        <Field label="Reference" error={form.formState.errors.reference?.message}>
          {(props) => <Input {...props} {...form.register('reference')} autoComplete="off" />}
        </Field>
      </div>
    </DialogForm>
  );
}
