import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoursText, hoursTyped } from '#domain/equipment/hours.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { HoursField } from '../platform/hours-field.tsx';
import { client } from '../platform/api.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { DateField } from '../platform/date-field.tsx';
import { DialogForm } from '../platform/dialog-form.tsx';
import { frameOfNew } from '../platform/record-form.ts';
import { tellFailure } from '../platform/records.ts';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';
import { nameOf, usePlanWords } from './plan-words.tsx';

type Form = { toOn: string; toHours: string; reason: string };

/** Postpones a service to a day or to hours, with a reason. */
export function PostponementDialog({ plan, onClose }: { plan: ServicePlan; onClose: () => void }) {
  const words = usePlanWords();
  const [once] = useState(() => crypto.randomUUID());
  // If the service is completed meanwhile, its next turn isn't meant.
  const [cycle] = useState(plan.cycle);
  const form = useForm<Form>({ defaultValues: { toOn: '', toHours: '', reason: '' } });
  const { register, formState, control } = form;
  const save = useMutation({
    mutationFn: ({ toOn, toHours, reason }: Form) =>
      client.POST('/api/service-plans/{id}/postponements', {
        params: { path: { id: plan.id } },
        body: { cycle, toOn: toOn || null, toHours: toHours.trim() === '' ? null : (hoursTyped(toHours) ?? Number.NaN), reason },
        headers: { 'Idempotency-Key': once },
      }),
    onSuccess: () => {
      toast({ title: 'Service postponed', description: `${nameOf(plan)} is due later. Its interval doesn’t change.` });
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
      text={
        <>
          {plan.yachtName}, {words.due(plan)}. Later dates don’t change.
          <CompanyOf record={plan} />
        </>
      }
      action="Postpone"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {plan.dueOn !== null && <DateField control={control} name="toOn" label="New due date" expected="ahead" />}
        {plan.dueHours !== null && (
          <HoursField
            control={control}
            name="toHours"
            label="New due hours"
            hint={plan.hoursNow === null ? undefined : `${hoursText(plan.hoursNow)} so far`}
          />
        )}
        <Field label="Reason" required className="sm:col-span-2" error={formState.errors.reason?.message}>
          {(props) => <TextArea {...props} {...register('reason')} rows={2} placeholder="Parts arrive on Monday" />}
        </Field>
      </div>
    </DialogForm>
  );
}
