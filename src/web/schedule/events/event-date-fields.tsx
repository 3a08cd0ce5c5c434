import type { Slot } from '#domain/schedule/free-slots.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { DateField } from '../../platform/date-field.tsx';
import { DayAndTime } from '../../platform/day-and-time.tsx';
import { zoneWords } from '../../platform/entered-time.ts';
import { TimeField } from '../../platform/time-field.tsx';
import { useBusyNights } from './busy-nights-query.ts';
import type { EventParts } from './event-fields.tsx';
import { useStartThatPushesTheEnd } from './event-follow-state.ts';
import { FreeSlotsNotice, useFreeSlots } from './free-slots-notice.tsx';

/** Start and end, side by side if there is room, and whether the yacht is free then. */
export function EventDateFields({ form, stored, timeZone, yacht, notice, onFreeYacht, inColumn }: EventParts & { inColumn?: boolean }) {
  const { control } = form;
  const start = useStartThatPushesTheEnd(form);
  const entry = form.watch();
  const slots = useFreeSlots(entry, timeZone, stored);
  const marks = useBusyNights(entry, yacht, timeZone, stored);

  function enter({ startDate, endDate }: Slot) {
    const [from, to] = [wallClockIn(timeZone, startDate), wallClockIn(timeZone, endDate)];
    const entered = { startDay: from.day, startTime: from.time, endDay: to.day, endTime: to.time };
    for (const [field, value] of Object.entries(entered)) form.setValue(field as keyof typeof entered, value, { shouldDirty: true });
    void form.trigger(['startDay', 'startTime', 'endDay', 'endTime']);
    form.setFocus('startDay');
  }

  return (
    <>
      {!isHere(timeZone) && (
        <p className="-mt-2 mb-4 text-xs text-ink-3">Dates and times are in {zoneWords(timeZone)}, not your device’s time zone.</p>
      )}
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 ${inColumn ? '' : 'md:grid-cols-2'}`}>
        <DayAndTime>
          <DateField
            control={control}
            name="startDay"
            label="Start date"
            required
            expected="ahead"
            marks={marks}
            deps={['endDay']}
            {...start}
          />
          <TimeField control={control} name="startTime" label="Start time" required deps={['endDay']} />
        </DayAndTime>
        <DayAndTime>
          <DateField control={control} name="endDay" label="End date" required expected="ahead" marks={marks} />
          <TimeField control={control} name="endTime" label="End time" required deps={['endDay']} />
        </DayAndTime>
      </div>
      <FreeSlotsNotice id={notice} underBar={!inColumn} slots={slots} onSlot={enter} onYacht={onFreeYacht} />
    </>
  );
}

function isHere(timeZone: string): boolean {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone;
}
