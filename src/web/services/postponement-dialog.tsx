import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoursText, hoursTyped } from '#domain/equipment/hours.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { client } from '../platform/api.ts';
import { DateField } from '../platform/date-field.tsx';
import { DialogForm } from '../platform/dialog-form.tsx';
import { frameOfNew } from '../platform/record-form.ts';
import { tellFailure } from '../platform/records.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';
import { nameOf, usePlanWords } from './plan-words.tsx';

type Form = { toOn: string; toHours: string; reason: string };

/** Puts a service off, to a day or to hours, and says why. */
export function PostponementDialog({ plan, onClose }: { plan: ServicePlan; onClose: () => void }) {
  const words = usePlanWords();
  const [once] = useState(() => crypto.randomUUID());
  const form = useForm<Form>({ defaultValues: { toOn: '', toHours: '', reason: '' } });
  const { register, formState, control } = form;
  const save = useMutation({
    mutationFn: ({ toOn, toHours, reason }: Form) =>
      client.POST('/api/service-plans/{id}/postponements', {
        params: { path: { id: plan.id } },
        body: { toOn: toOn || null, toHours: toHours.trim() === '' ? null : (hoursTyped(toHours) ?? Number.NaN), reason },
        headers: { 'Idempotency-Key': once },
      }),
    onSuccess: () => {
      toast({ title: 'Service postponed', description: `${nameOf(plan)} is due later. Its interval stays.` });
      onClose();
    },
    onError: (error) => tellFailure('Failed to postpone the service', error),
  });
  const frame = frameOfNew(form, save, (values) => values);
  return (
    <DialogForm
      frame={frame}
      thing="service"
      title={`Postpone ${nameOf(plan)}`}
      text={`Of ${plan.yachtName}, ${words.due(plan)}. The dates after it stay.`}
      action="Postpone"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {plan.dueOn !== null && <DateField control={control} name="toOn" label="To" expected="ahead" />}
        {plan.dueHours !== null && (
          <Field
            label="To hours"
            error={formState.errors.toHours?.message}
            hint={plan.hoursNow === null ? undefined : `${hoursText(plan.hoursNow)} so far`}
          >
            {(props) => <Input {...props} {...register('toHours')} inputMode="decimal" autoComplete="off" className="tnum" />}
          </Field>
        )}
        <Field label="Reason" required className="sm:col-span-2" error={formState.errors.reason?.message}>
          {(props) => <TextArea {...props} {...register('reason')} rows={2} placeholder="Parts arrive on Monday" />}
        </Field>
      </div>
    </DialogForm>
  );
}
