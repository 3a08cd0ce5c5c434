import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { Charter } from '#domain/desk/charter.ts';
import { NewSettlement, settlementOf } from '#domain/desk/deposit-settlement.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { WordField } from '../../finance/books-fields.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useSettling } from '../payment-actions.ts';

type Values = { deductions: { description: string; amount: string }[]; refundedOn: string; method: string; invoice: boolean };
type Props = { charter: Charter; deposit: string; onClose: () => void };

/** Asks what is kept of a deposit, and says what goes back while it is written. */
export function SettleDialog({ charter, deposit, onClose }: Props) {
  const form = useForm<Values, unknown, NewSettlement>({
    resolver: checkedBy<Values, NewSettlement>(NewSettlement),
    defaultValues: { deductions: [], refundedOn: useToday(), method: '', invoice: false },
  });
  const frame = frameOfNew(form, useSettling(charter, onClose), (values) => values);
  const { control, register, formState } = form;
  const deductions = useFieldArray({ control, name: 'deductions' });
  const { refund, withheld, uncovered } = settlementOf(centsOf(deposit) ?? 0, useWatch({ control, name: 'deductions' }));
  const money = (sum: number) => moneyInWords(decimalOf(sum), charter.currency);
  return (
    <DialogForm
      frame={frame}
      thing="charter"
      title={`Deposit of ${charter.number}`}
      text={`${moneyInWords(deposit, charter.currency)} was received from ${charter.customerName}.`}
      action="Settle deposit"
      onClose={onClose}
    >
      <div className="grid gap-4">
        {deductions.fields.map((line, place) => (
          <fieldset key={line.id} className="grid gap-3 border-t pt-4 sm:grid-cols-2">
            <legend className="sr-only">Deduction {place + 1}</legend>
            <Field label={`Deduction ${place + 1}`} required error={formState.errors.deductions?.[place]?.description?.message}>
              {(props) => <Input {...props} {...register(`deductions.${place}.description`)} autoComplete="off" />}
            </Field>
            <AmountField
              control={control}
              name={`deductions.${place}.amount`}
              label={`Amount of deduction ${place + 1}`}
              required
              currency={charter.currency}
            />
            <div className="sm:col-span-full">
              <Button size="sm" variant="ghost" aria-label={`Remove deduction ${place + 1}`} onClick={() => deductions.remove(place)}>
                <Trash2 aria-hidden />
                Remove
              </Button>
            </div>
          </fieldset>
        ))}
        <Button size="sm" className="justify-self-start" onClick={() => deductions.append({ description: '', amount: '' })}>
          <Plus aria-hidden />
          Add deduction
        </Button>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField control={control} name="refundedOn" label="Refunded on" required expected="past" />
          <WordField control={control} name="method" label="Payment method" words={paymentMethodLabels} none="Not said" />
        </div>
        {withheld > 0 && (
          <label className="flex items-center gap-2 text-nav">
            <input type="checkbox" {...register('invoice')} className="size-4 accent-(--accent)" />
            Draft an invoice over {money(withheld)}, without tax
          </label>
        )}
        <p role="status" className="tnum font-medium">
          {refund > 0 ? `${money(refund)} goes back.` : 'Nothing goes back.'}
          {uncovered > 0 && ` ${money(uncovered)} isn’t covered by the deposit.`}
        </p>
      </div>
    </DialogForm>
  );
}
