import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { Charter } from '#domain/desk/charter.ts';
import { NewSettlement, settlementOf } from '#domain/desk/deposit-settlement.ts';
import { damageText, isNewDamage } from '#domain/handovers/damage.ts';
import type { Handover } from '#domain/handovers/handover.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { WordField } from '../../finance/books-fields.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { reason } from '../../platform/api.ts';
import { DateField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { handoverQuery } from '../handover/handover-query.ts';
import { useSettling } from '../payment-actions.ts';

type Values = {
  deductions: { description: string; amount: string; itemId: number | null }[];
  refundedOn: string;
  method: string;
  invoice: boolean;
};
type Props = { charter: Charter; deposit: string; onClose: () => void };

/** Asks how much of a deposit to keep, starting with the damage of the signed check-out. */
export function SettleDialog(props: Props) {
  const checkOut = useQuery({ ...handoverQuery(props.charter.id, 'check_out'), refetchOnMount: 'always' });
  // The cached check-out may be from before it was signed, and the form keeps its initial values.
  if (!checkOut.isFetchedAfterMount) return null;
  return (
    <RecordDialog query={checkOut} title="Settle security deposit" thing="check-out" reason={reason} onClose={props.onClose}>
      {({ signed, items }) => <Settling {...props} damage={signed ? items.filter(isNewDamage) : []} />}
    </RecordDialog>
  );
}

/** Shows the refund while it is edited. */
function Settling({ charter, deposit, damage, onClose }: Props & { damage: Handover['items'] }) {
  const form = useForm<Values, unknown, NewSettlement>({
    resolver: checkedBy<Values, NewSettlement>(NewSettlement),
    defaultValues: {
      deductions: damage.map((item) => ({ description: damageText(item), amount: '', itemId: item.id })),
      refundedOn: useToday(),
      method: '',
      invoice: false,
    },
  });
  const frame = frameOfNew(form, useSettling(charter, onClose), (values) => values, charter);
  const { control, register, formState } = form;
  const deductions = useFieldArray({ control, name: 'deductions' });
  const { refund, withheld, uncovered } = settlementOf(centsOf(deposit) ?? 0, useWatch({ control, name: 'deductions' }));
  const money = (sum: number) => moneyInWords(decimalOf(sum), charter.currency);
  return (
    <DialogForm
      frame={frame}
      thing="charter"
      title={`Security deposit of ${charter.number}`}
      text={`${moneyInWords(deposit, charter.currency)} was received from ${charter.customerName}.`}
      action="Settle security deposit"
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
        <Button size="sm" className="justify-self-start" onClick={() => deductions.append({ description: '', amount: '', itemId: null })}>
          <Plus aria-hidden />
          Add deduction
        </Button>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField control={control} name="refundedOn" label="Refunded on" required expected="past" />
          <WordField control={control} name="method" label="Payment method" words={paymentMethodLabels} none="Not specified" />
        </div>
        {withheld > 0 && (
          <label className="flex items-center gap-2 text-nav">
            <input type="checkbox" {...register('invoice')} className="size-4 accent-(--accent)" />
            Draft an invoice for {money(withheld)}, without tax
          </label>
        )}
        <p role="status" className="tnum font-medium">
          {refund > 0 ? `${money(refund)} is recorded as refunded.` : 'No refund is recorded.'}
          {uncovered > 0 && ` ${money(uncovered)} isn’t covered by the deposit.`}
        </p>
      </div>
    </DialogForm>
  );
}
