import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { freshHours } from '#domain/equipment/fresh-hours.ts';
import { hoursText, hoursTyped } from '#domain/equipment/hours.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { nowhere, refusedParts, usedAsPlanned, usedEntered } from '../parts/used-parts-entry.ts';
import { UsedPartsFields } from '../parts/used-parts-fields.tsx';
import { ApiError, client } from '../platform/api.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { DateField } from '../platform/date-field.tsx';
import { useTimeZone, useToday } from '../platform/dates.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { hoursHint } from '../platform/hours-field.tsx';
import { DocumentField } from '../platform/document-field.tsx';
import { frameOfNew } from '../platform/record-form.ts';
import { tellFailure } from '../platform/records.ts';
import { useUser } from '../platform/session.tsx';
import type { UploadedFile } from '../platform/upload.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';
import { yachtMetersQuery } from './plan-query.ts';
import { nameOf } from './plan-words.tsx';

type Form = { doneOn: string; hours: string; doneBy: string; notes: string; nextDueOn: string };

/** Completes a service: day, hours, person, and the next date of a new certificate. */
export function CompletionDialog({ plan, onClose }: { plan: ServicePlan; onClose: () => void }) {
  const today = useToday();
  const mark = decimalMarkOf(useUser());
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [uploading, setUploading] = useState(false);
  // The server's question about unusual hours.
  const [question, setQuestion] = useState<string | null>(null);
  const [planned] = useState(() => usedAsPlanned([plan]));
  const [used, setUsed] = useState(planned);
  const [once] = useState(() => crypto.randomUUID());
  // If the service is completed meanwhile, its next turn isn't meant.
  const [cycle] = useState(plan.cycle);
  const form = useForm<Form>({ defaultValues: { doneOn: today, hours: '', doneBy: '', notes: '', nextDueOn: '' } });
  const { register, formState, control } = form;
  const { data: meters = [] } = useQuery(yachtMetersQuery(plan.meterId === null ? 0 : plan.yachtId));
  // A reading of the week before is filled in, and counts without being sent.
  const doneOn = useWatch({ control, name: 'doneOn' });
  const timeZone = useTimeZone();
  const meter = meters.find(({ id }) => id === plan.meterId);
  const reading = meter?.shown ?? null;
  const fresh = freshHours(meter ? [meter] : [], doneOn, timeZone)[plan.meterId ?? 0];
  const { field: hoursField } = useController({ control, name: 'hours' });
  const [isTyped, setIsTyped] = useState(false);
  const save = useMutation({
    mutationFn: ({ hours, ...fields }: Form) =>
      client.POST('/api/service-plans/{id}/completions', {
        params: { path: { id: plan.id } },
        body: {
          ...fields,
          cycle,
          hours: hours.trim() === '' || hours === fresh ? null : (hoursTyped(hours) ?? Number.NaN),
          fileUrl: file?.url ?? null,
          parts: usedEntered(used, mark),
          ...(question !== null && { confirm: true }),
        },
        // A confirmed request needs a key of its own.
        headers: { 'Idempotency-Key': question === null ? once : `${once} confirmed` },
      }),
    onSuccess: ({ data }) => {
      const along = (data?.services.length ?? 1) - 1;
      const more =
        along > 0
          ? ` ${data?.services
              .slice(1)
              .map(({ title }) => title)
              .join(', ')} is done with it.`
          : '';
      toast({ title: 'Service completed', description: `${nameOf(plan)} is in the service book.${more}` });
      onClose();
    },
    onError: (error) => {
      const isAsked = error instanceof ApiError && error.code === 'reading_unusual';
      setQuestion(isAsked ? error.human : null);
      if (!isAsked) tellFailure('Failed to complete the service', error);
    },
  });
  const frame = frameOfNew(form, save, (values) => values);
  const isBesideTyped = (file !== null || used !== planned) && !save.isSuccess;
  const countsHours = plan.meterId !== null;
  return (
    <DialogForm
      frame={{ ...frame, isDirty: frame.isDirty || isBesideTyped }}
      thing="service"
      title={`${nameOf(plan)} is done`}
      text={
        <>
          It goes into the service book of {plan.yachtName}, and the plan moves on to the next one.
          <CompanyOf record={plan} />
        </>
      }
      action={uploading ? 'Uploading…' : question ? 'Yes, save' : 'Mark as done'}
      waits={uploading}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField control={control} name="doneOn" label="Done on" required expected="past" onChange={() => setQuestion(null)} />
        {countsHours && (
          <Field
            label="Hours"
            error={formState.errors.hours?.message}
            hint={
              (isTyped && hoursHint(hoursField.value)) ||
              (fresh ? 'From the last reading' : reading === null ? 'What the meter shows' : `${hoursText(reading)} so far`)
            }
          >
            {(props) => (
              <Input
                {...props}
                {...hoursField}
                value={isTyped ? hoursField.value : (fresh ?? '')}
                onChange={(event) => {
                  setIsTyped(true);
                  hoursField.onChange(event);
                  setQuestion(null);
                }}
                inputMode="decimal"
                autoComplete="off"
                className="tnum"
              />
            )}
          </Field>
        )}
        <Field label="Done by" error={formState.errors.doneBy?.message}>
          {(props) => <Input {...props} {...register('doneBy')} placeholder="Yard or person" autoComplete="off" />}
        </Field>
        <DateField control={control} name="nextDueOn" label="Next due" expected="ahead" hint="Only if a new certificate or label says so" />
        <Field label="Notes" className="sm:col-span-2" error={formState.errors.notes?.message}>
          {(props) => <TextArea {...props} {...register('notes')} rows={2} />}
        </Field>
        <div className="sm:col-span-2">
          <UsedPartsFields
            yacht={{ id: plan.yachtId, name: plan.yachtName }}
            used={used}
            missing={nowhere([plan])}
            faults={refusedParts(save.error, used, mark)}
            onChange={setUsed}
          />
        </div>
        <div className="sm:col-span-2">
          <DocumentField label="Certificate or receipt" file={file} onChange={setFile} onUploading={setUploading} />
        </div>
        {question && (
          <p role="alert" className="font-medium sm:col-span-2">
            {question}
          </p>
        )}
      </div>
    </DialogForm>
  );
}
