import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { CharterChanges, type Charter } from '#domain/desk/charter.ts';
import { payableLabels, priceLineKindLabels } from '#domain/desk/price-words.ts';
import { priceTotals } from '#domain/desk/price.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { WordField } from '../../finance/books-fields.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../../platform/record-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';

type Lines = Pick<Charter['lines'][number], 'kind' | 'label' | 'quantity' | 'unitPrice' | 'taxExempt' | 'payable' | 'extraId'>[];
type Values = { lines: Lines; taxRate: string };

function formOf({ lines, taxRate }: Charter): Values {
  return {
    lines: lines.map(({ kind, label, quantity, unitPrice, taxExempt, payable, extraId }) => ({
      kind,
      label,
      quantity,
      unitPrice,
      taxExempt,
      payable,
      extraId,
    })),
    taxRate,
  };
}

/** Edits the lines of a charter's price by hand. */
export function LinesDialog({ charter, onClose }: { charter: Charter; onClose: () => void }) {
  const { form, upon, frame } = useRecordForm({
    collection: '/api/charters',
    stored: charter,
    formOf,
    blank: formOf(charter),
    resolver: checkedBy<Values, z.infer<typeof CharterChanges>>(CharterChanges.pick({ lines: true, taxRate: true })),
    labels: { lines: 'Lines', taxRate: 'Tax rate in percent' },
    words: (field, { lines, taxRate }) =>
      field === 'taxRate' ? taxRate : lines.map(({ label, unitPrice }) => `${label} ${unitPrice}`).join(', ') || 'None',
    failure: 'Error updating price',
    onSaved: ({ number }) => {
      toast({ title: 'Price saved', description: `${number} has the price you entered.` });
      onClose();
    },
  });
  const { control, register, formState } = form;
  const lines = useFieldArray({ control, name: 'lines' });
  const hasYacht = useWatch({ control, name: 'lines' }).some(({ kind }) => kind === 'base');
  return (
    <DialogForm
      frame={frame}
      thing="charter"
      wide
      title={`Price of ${charter.number}`}
      text="These lines stay until someone edits them or reprices the charter. Enter discounts as negative prices."
      action="Save price"
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4">
        {lines.fields.map((line, place) => {
          const faults = formState.errors.lines?.[place];
          return (
            <fieldset key={line.id} className="grid gap-3 border-t pt-4 sm:grid-cols-2">
              <legend className="sr-only">Line {place + 1}</legend>
              <Field label={`Description of line ${place + 1}`} required className="sm:col-span-full" error={faults?.label?.message}>
                {(props) => <Input {...props} {...register(`lines.${place}.label`)} autoComplete="off" />}
              </Field>
              <AmountField control={control} name={`lines.${place}.quantity`} label="Quantity" required />
              <AmountField
                control={control}
                name={`lines.${place}.unitPrice`}
                label="Price each"
                required
                signed
                currency={charter.currency}
              />
              <WordField control={control} name={`lines.${place}.kind`} label="Kind" required words={priceLineKindLabels} />
              <WordField control={control} name={`lines.${place}.payable`} label="Paid" required words={payableLabels} />
              <div className="flex flex-wrap items-center justify-between sm:col-span-full">
                <label className="flex min-h-11 items-center gap-2">
                  <input type="checkbox" className="size-4 accent-(--accent)" {...register(`lines.${place}.taxExempt`)} />
                  No tax
                </label>
                <Button size="icon" variant="ghost" aria-label={`Remove line ${place + 1}`} onClick={() => lines.remove(place)}>
                  <Trash2 aria-hidden />
                </Button>
              </div>
            </fieldset>
          );
        })}
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() =>
            lines.append({
              kind: hasYacht ? 'other' : 'base',
              label: '',
              quantity: '1.00',
              unitPrice: '',
              taxExempt: false,
              payable: 'invoice',
              extraId: null,
            })
          }
        >
          <Plus aria-hidden />
          Add line
        </Button>
        <div className="grid gap-3 border-t pt-4 sm:grid-cols-2">
          <AmountField control={control} name="taxRate" label="Tax rate in percent" required />
          <Sum control={control} charter={charter} />
        </div>
      </div>
    </DialogForm>
  );
}

/** A typed amount. One that can't be read yet counts as 0. */
function read(typed: string): string {
  return decimalOf(centsOf(typed) ?? 0);
}

/** The sum of the lines while they are edited. */
function Sum({
  control,
  charter: { currency, prices },
}: {
  control: Control<Values, unknown, z.infer<typeof CharterChanges>>;
  charter: Charter;
}) {
  const { lines = [], taxRate = '0' } = useWatch({ control });
  const entered = (lines as Lines).map((line) => ({ ...line, quantity: read(line.quantity), unitPrice: read(line.unitPrice) }));
  const { total } = priceTotals(entered, { currency, prices, taxRate: read(taxRate) });
  return (
    <p className="self-center text-right" aria-live="polite">
      Total <span className="tnum font-semibold">{moneyInWords(decimalOf(total), currency)}</span>
    </p>
  );
}
