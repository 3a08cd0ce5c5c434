import { Plus } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { Charter } from '#domain/desk/charter.ts';
import { PlanChanges, planFault } from '#domain/desk/plan.ts';
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
import { ListedFields } from '../listed-fields.tsx';
import { usePlanning } from '../payment-actions.ts';
import { planKindLabels } from '../prices/terms-words.ts';

type Values = { lines: { kind: Charter['plan'][number]['kind']; label: string; amount: string; dueDate: string }[] };

/** Edits the part of a charter's plan that isn't invoiced or received yet. */
export function PlanDialog({ charter, onClose }: { charter: Charter; onClose: () => void }) {
  const { number, plan, total, currency } = charter;
  const today = useToday();
  const fixedLines = plan.filter(({ invoiceId, receivedOn }) => invoiceId !== null || receivedOn !== null);
  const entered = plan
    .filter((line) => !fixedLines.includes(line))
    .map(({ kind, label, amount, dueDate }) => ({ kind, label, amount, dueDate }));
  const form = useForm<Values, unknown, PlanChanges>({
    resolver: checkedBy<Values, PlanChanges>(PlanChanges),
    defaultValues: { lines: entered },
  });
  const save = usePlanning(charter, onClose);
  const frame = frameOfNew(form, save, (values) => values, charter);
  const { control, register, formState } = form;
  const lines = useFieldArray({ control, name: 'lines' });
  const typed = useWatch({ control, name: 'lines' });
  const readable = typed.map((line) => ({ ...line, amount: decimalOf(centsOf(line.amount) ?? 0) }));
  const fault = planFault(readable, fixedLines, charter);
  const rest = restOf(total, [...fixedLines, ...readable]);
  return (
    <DialogForm
      frame={frame}
      thing="charter"
      wide
      title={`Payments of ${number}`}
      text="Invoiced and received payments can’t be changed. Amounts may be adjusted by a cent or two so that the tax on all invoices adds up."
      action="Save plan"
      onClose={onClose}
    >
      <div className="grid gap-4">
        {lines.fields.map((line, place) => {
          const faults = formState.errors.lines?.[place];
          return (
            <ListedFields key={line.id} name={`Payment ${place + 1}`} onRemove={() => lines.remove(place)}>
              <WordField
                control={control}
                name={`lines.${place}.kind`}
                label={`Kind of payment ${place + 1}`}
                words={planKindLabels}
                required
              />
              <Field label={`Name of payment ${place + 1}`} required error={faults?.label?.message}>
                {(props) => <Input {...props} {...register(`lines.${place}.label`)} autoComplete="off" />}
              </Field>
              <AmountField
                control={control}
                name={`lines.${place}.amount`}
                label={`Amount of payment ${place + 1}`}
                required
                currency={currency}
              />
              <DateField
                control={control}
                name={`lines.${place}.dueDate`}
                label={`Payment ${place + 1} due on`}
                required
                expected="ahead"
              />
            </ListedFields>
          );
        })}
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => lines.append({ kind: 'fee', label: 'Installment', amount: rest > 0 ? decimalOf(rest) : '', dueDate: today })}
        >
          <Plus aria-hidden />
          Add payment
        </Button>
        <p role="status" className="text-nav text-ink-2">
          {formState.errors.lines?.root?.message ??
            formState.errors.lines?.message ??
            fault ??
            `Total ${moneyInWords(total ?? '0.00', currency)}, the same as the charter.`}
        </p>
      </div>
    </DialogForm>
  );
}

/** How much of the charter isn't planned yet. */
function restOf(total: string | null, lines: readonly { kind: string; amount: string }[]): number {
  const planned = lines.reduce((sum, { kind, amount }) => sum + (kind === 'fee' ? (centsOf(amount) ?? 0) : 0), 0);
  return (centsOf(total ?? '0') ?? 0) - planned;
}
