import { useMemo, useState } from 'react';
import type { Departure } from '#domain/desk/departure.ts';
import { YachtField } from '../../finance/books-fields.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { ApiError } from '../../platform/api.ts';
import { DateField } from '../../platform/date-field.tsx';
import { useTimeZone } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { useRecordForm } from '../../platform/record-form.ts';
import { TimeField } from '../../platform/time-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { QuestionDialog } from '../question-dialog.tsx';
import { blankEntry, changesOf, enteredIn, entryLabels, entryOf, entryResolver } from './departure-entry.ts';

/** Adds or edits a departure. */
export function DepartureDialog({ departure, onClose }: { departure: Departure | null; onClose: () => void }) {
  const timeZone = useTimeZone();
  const [yacht, setYacht] = useState<SelectOption | null>(departure ? { id: departure.yachtId, label: departure.yachtName } : null);
  const [question, setQuestion] = useState<{ text: string; yes: () => void } | null>(null);
  const resolver = useMemo(() => entryResolver(timeZone, departure), [timeZone, departure]);
  const { form, upon, frame } = useRecordForm({
    collection: '/api/departures',
    stored: departure,
    formOf: (stored) => entryOf(stored, timeZone),
    blank: blankEntry,
    resolver,
    labels: entryLabels,
    words: (field, entry, theirs) =>
      field === 'yachtId'
        ? ((entry.yachtId === theirs.yachtId ? theirs.yachtName : yacht?.label) ?? 'No yacht')
        : String(entry[field]) || 'Empty',
    changed: changesOf,
    enteredIn,
    failure: `Error ${departure ? 'updating' : 'adding'} departure`,
    asks: (error, again) => {
      if (!(error instanceof ApiError) || !['schedule_overlap', 'booking_notices'].includes(error.code ?? '')) return false;
      // An answer also holds for the questions after it.
      setQuestion({ text: error.human, yes: () => again({ allowOverlap: true, allowNotices: error.code === 'booking_notices' }) });
      return true;
    },
    onSaved: ({ title, yachtName }) => {
      toast({ title: departure ? 'Departure updated' : 'Departure added', description: `${title} is in the calendar of ${yachtName}.` });
      onClose();
    },
  });
  const {
    control,
    register,
    formState: { errors },
  } = form;
  return (
    <DialogForm
      frame={frame}
      thing="departure"
      wide
      title={departure ? 'Edit departure' : 'New departure'}
      text={departure ? 'Parties already booked keep their price.' : 'A day trip sold seat by seat. It blocks the yacht like any booking.'}
      action={departure ? 'Save changes' : 'Add departure'}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        <Field label={entryLabels.title} required error={errors.title?.message}>
          {(props) => <Input {...props} {...register('title')} autoComplete="off" placeholder="Lérins islands for the day" />}
        </Field>
        <YachtField control={control} name="yachtId" chosen={yacht} onChoose={setYacht} />
        <DateField control={control} name="day" label={entryLabels.day} required expected="ahead" />
        <div className="grid grid-cols-2 gap-3">
          <TimeField control={control} name="startTime" label={entryLabels.startTime} required />
          <TimeField control={control} name="endTime" label={entryLabels.endTime} required />
        </div>
        <AmountField control={control} name="seatPrice" label={entryLabels.seatPrice} required currency={departure?.currency} />
        <AmountField
          control={control}
          name="childPrice"
          label={entryLabels.childPrice}

          currency={departure?.currency}
        />
        <Field label={entryLabels.capacity} required error={errors.capacity?.message}>
          {(props) => <Input {...props} {...register('capacity')} type="number" inputMode="numeric" min={1} max={999} />}
        </Field>
        <Field label={entryLabels.minimum} error={errors.minimum?.message}>
          {(props) => <Input {...props} {...register('minimum')} type="number" inputMode="numeric" min={0} max={999} />}
        </Field>
        <label className="flex min-h-11 items-center gap-2 sm:col-span-full">
          <input type="checkbox" className="size-4 accent-(--accent)" {...register('isPublic')} />
          {entryLabels.isPublic}
        </label>
      </div>
      {question && (
        <QuestionDialog
          title="Save it anyway?"
          text={question.text}
          act="Continue anyway"
          onYes={question.yes}
          onClose={() => setQuestion(null)}
        />
      )}
    </DialogForm>
  );
}
