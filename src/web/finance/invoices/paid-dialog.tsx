import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Invoice } from '#domain/finance/invoice.ts';
import { paymentMethodLabels, type PaymentMethod } from '#domain/finance/words.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { centsOf, decimalOf } from '#domain/shared/money.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { DayField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';
import { Amount } from '../amount-words.tsx';
import { incomeOfQuery } from '../finance-query.ts';
import { useStatusChange } from './invoice-actions.ts';

const methodChoices = [{ value: '-' as const, label: 'Not specified' }, ...choicesOf(paymentMethodLabels)];

/** Marks an invoice as paid and offers to record the income. */
export function PaidDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const formId = useId();
  const boxId = useId();
  const [recording, setRecording] = useState(true);
  const today = useToday();
  const [day, setDay] = useState(today);
  const [method, setMethod] = useState<PaymentMethod | '-'>('-');
  const change = useStatusChange(invoice, onClose);
  const isTyped = !recording || day !== today || method !== '-';
  const already = invoice.status === 'paid';
  const fault = recording && !isDay(day) ? 'Date is required' : undefined;

  function pay() {
    if (fault) return;
    change.mutate({
      status: 'paid',
      ...(recording ? { recordIncome: true, incomeDate: day, paymentMethod: method === '-' ? null : method } : {}),
    });
  }

  const { close, leaveQuestion } = useAskingClose(() => isTyped && !change.isSuccess, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={already ? `Record the income of ${invoice.invoiceNumber}` : `Mark ${invoice.invoiceNumber} as paid`}
      text={
        <p>
          {invoice.customerName} was invoiced <Amount amount={invoice.total} currency={invoice.currency} className="font-medium text-ink" />
          .
        </p>
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={change.isPending && 'Saving'}>
            {already ? 'Record income' : 'Mark as paid'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
        className="mt-4 grid gap-4"
      >
        <CompanyOf record={invoice} className="-mt-2 text-xs text-ink-3" />
        {!already && (
          <div className="flex items-start gap-2.5 rounded-lg border p-3">
            <input
              id={boxId}
              type="checkbox"
              checked={recording}
              onChange={(event) => setRecording(event.target.checked)}
              className="mt-0.5 size-4 accent-(--accent)"
            />
            <label htmlFor={boxId} className="grid flex-1 gap-0.5">
              <span className="font-medium">Record the income</span>
              <span className="text-nav text-ink-2">It is recorded as paid, for this invoice.</span>
            </label>
          </div>
        )}
        {recording && (
          <div className="grid gap-4 sm:grid-cols-2">
            <DayField label="Received on" required expected="past" value={day} error={fault} onChange={setDay} />
            <Field label="Payment method">
              {(control) => <Select control={control} value={method} choices={methodChoices} onChoose={setMethod} />}
            </Field>
          </div>
        )}
        {recording && <WhatIsRecorded invoice={invoice} />}
      </form>
      {leaveQuestion}
    </Dialog>
  );
}

/** Income already recorded isn't recorded twice. */
function WhatIsRecorded({ invoice: { id, total, credited, currency } }: { invoice: Invoice }) {
  const { data: income = [] } = useQuery(incomeOfQuery(id));
  const there = income.filter((each) => each.currency === currency).reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0);
  if (there === 0) return null;
  const missing = Math.max(0, (centsOf(total) ?? 0) - (centsOf(credited) ?? 0) - there);
  return (
    <p className="text-nav text-ink-2">
      <Amount amount={decimalOf(there)} currency={currency} /> of it is already recorded and will be marked as paid;{' '}
      {missing === 0 ? (
        'nothing is added.'
      ) : (
        <>
          <Amount amount={decimalOf(missing)} currency={currency} /> is added.
        </>
      )}
    </p>
  );
}
