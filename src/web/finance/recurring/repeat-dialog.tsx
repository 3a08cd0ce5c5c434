import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewRecurring, nextMonthly } from '#domain/finance/recurring.ts';
import { recurringUnitLabels, type RecurringUnit } from '#domain/finance/words.ts';
import { client } from '../../platform/api.ts';
import { DateField } from '../../platform/date-field.tsx';
import { useDates, useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { tellFailure } from '../../platform/records.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { WordField } from '../books-fields.tsx';

type Values = { every: number; unit: RecurringUnit; startsOn: string; endsOn: string } & Pick<NewRecurring, 'kind' | 'body' | 'companyId'>;
type Props = Pick<NewRecurring, 'kind' | 'body' | 'companyId'> & {
  companyName: string | null;
  /** Its name and its day: the next one follows a month later. */ of: string;
  day: string;
  onClose: () => void;
};

/** Makes an expense or an invoice recurring. */
export function RepeatDialog({ kind, body, companyId, companyName, of, day, onClose }: Props) {
  const dates = useDates();
  const form = useForm<Values, unknown, NewRecurring>({
    resolver: checkedBy<Values, NewRecurring>(NewRecurring),
    defaultValues: { kind, body, companyId, every: 1, unit: 'month', startsOn: nextMonthly(day, useToday()), endsOn: '' },
  });
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const [once] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: async (recurring: NewRecurring) =>
      (await client.POST('/api/recurring', { body: recurring, headers: { 'Idempotency-Key': once } })).data,
    onSuccess: (made) => {
      toast({ title: 'It will repeat', description: made?.nextOn ? `The next one is on ${dates.calendarDay(made.nextOn)}.` : of });
      onClose();
    },
    onError: (error) => tellFailure('Error repeating it', error),
  });
  const frame = frameOfNew(form, save, (values) => values, { companyName });
  return (
    <DialogForm
      frame={frame}
      thing={kind}
      title={`Repeat ${of}`}
      text={
        kind === 'expense'
          ? 'It is logged automatically on the morning of each of its days.'
          : 'A draft is created on the morning of each of its days. You send it yourself.'
      }
      action="Repeat"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Every" required error={errors.every?.message}>
          {(props) => (
            <Input {...props} {...register('every', { valueAsNumber: true })} type="number" inputMode="numeric" min={1} max={60} />
          )}
        </Field>
        <WordField control={control} name="unit" label="Weeks or months" required words={recurringUnitLabels} />
        <DateField control={control} name="startsOn" label="First day" required expected="ahead" deps={['endsOn']} />
        <DateField control={control} name="endsOn" label="Last day" expected="ahead" hint="Leave empty to repeat until you end it" />
      </div>
    </DialogForm>
  );
}
