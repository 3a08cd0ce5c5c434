import { useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { maintenanceStatusLabels } from '#domain/maintenance/words.ts';
import { addDays, daysBetween } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { zoneWords } from '../platform/entered-time.ts';
import { AmountField } from '../platform/amount-field.tsx';
import { DateField } from '../platform/date-field.tsx';
import { DayAndTime } from '../platform/day-and-time.tsx';
import { TimeField } from '../platform/time-field.tsx';
import { Field } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Slider } from '../ui/slider.tsx';
import type { MaintenanceEntry } from './maintenance-entry.ts';
import { CarriedFields, WorkFields } from './work-fields.tsx';

const statusChoices = choicesOf(maintenanceStatusLabels);

type Form = UseFormReturn<MaintenanceEntry, unknown, NewMaintenanceRecord>;
type Props = {
  form: Form;
  yacht: SelectOption | null;
  onYacht: (yacht: SelectOption | null) => void;
  timeZone: string;
  currency: string | null;
  suggested: string | undefined;
  /** Whether it is closed: then its services and defects can no longer change. */ isOver: boolean;
};

export function MaintenanceFields({ form, yacht, onYacht, timeZone, currency, suggested, isOver }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Sheet title="The work">
        <WorkFields form={form} yacht={yacht} onYacht={onYacht} />
      </Sheet>
      <Sheet title="When">
        <When form={form} timeZone={timeZone} suggested={suggested} />
      </Sheet>
      {!isOver && (
        <Sheet title="Services and defects">
          <CarriedFields form={form} yacht={yacht} />
        </Sheet>
      )}
      <Sheet title="Progress">
        <Progress form={form} />
      </Sheet>
      <Sheet title={currency ? `Costs in ${currency}` : 'Costs'}>
        <Costs form={form} currency={currency} />
      </Sheet>
    </div>
  );
}

function When({ form, timeZone, suggested }: { form: Form; timeZone: string; suggested: string | undefined }) {
  const { control } = form;
  const takeEndAlong = useEndAlong(form);
  return (
    <>
      <p className="-mt-2.5 mb-4 text-xs text-ink-3">Dates and times are in {zoneWords(timeZone)}.</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 md:grid-cols-2">
        <DayAndTime>
          <DateField
            control={control}
            name="scheduledDay"
            label="Scheduled date"
            required
            expected="ahead"
            hint={suggested && 'One interval from today. Choose an earlier date if the last time is unknown.'}
            deps={['scheduledTime']}
            onChange={takeEndAlong}
          />
          <TimeField control={control} name="scheduledTime" label="Scheduled time" required deps={['scheduledDay']} />
        </DayAndTime>
        <DayAndTime>
          <DateField
            control={control}
            name="endDay"
            label="Planned end date"
            expected="ahead"
            hint="The calendar is blocked until then, or for 8 hours if empty"
            deps={['endTime']}
          />
          <TimeField control={control} name="endTime" label="Planned end time" deps={['endDay']} />
        </DayAndTime>
        <DayAndTime>
          <DateField
            control={control}
            name="completedDay"
            label="Completed date"
            expected="past"
            hint="Set once the work is done. The calendar is blocked until then"
            deps={['completedTime']}
          />
          <TimeField control={control} name="completedTime" label="Completed time" deps={['completedDay']} />
        </DayAndTime>
      </div>
    </>
  );
}

/** Moves the planned end along with the scheduled day. */
function useEndAlong(form: Form) {
  const day = useRef(form.getValues('scheduledDay'));
  return (value: string) => {
    if (!isDay(value)) return;
    const end = form.getValues('endDay');
    if (end && day.current) form.setValue('endDay', addDays(end, daysBetween(day.current, value)), { shouldDirty: true });
    day.current = value;
  };
}

function Progress({
  form: {
    control: state,
    formState: { errors },
  },
}: {
  form: Form;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-x-6">
      <Field label="Status" required error={errors.status?.message}>
        {(control) => (
          <Controller
            control={state}
            name="status"
            render={({ field }) => (
              <Select control={control} ref={field.ref} value={field.value} choices={statusChoices} onChoose={field.onChange} />
            )}
          />
        )}
      </Field>
      <Field label="Progress" error={errors.progress?.message}>
        {(control) => (
          <Controller
            control={state}
            name="progress"
            render={({ field }) => (
              <div className="flex h-9 items-center gap-3">
                <Slider
                  {...control}
                  ref={field.ref}
                  onBlur={field.onBlur}
                  min={0}
                  max={100}
                  step={5}
                  value={field.value}
                  unit="%"
                  onSlide={field.onChange}
                />
                <span aria-hidden className="tnum w-12 shrink-0 text-right font-medium">
                  {field.value}%
                </span>
              </div>
            )}
          />
        )}
      </Field>
    </div>
  );
}

function Costs({ form: { control }, currency }: { form: Form; currency: string | null }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-x-6">
      <AmountField control={control} name="estimatedCost" label="Estimated cost" currency={currency} placeholder="0.00" />
      <AmountField control={control} name="actualCost" label="Actual cost" currency={currency} placeholder="0.00" />
    </div>
  );
}
