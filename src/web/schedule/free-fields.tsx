import { useState } from 'react';
import type { WishedNights } from '#domain/schedule/free-nights.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { DayField } from '../platform/date-field.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { nightsFault } from './schedule-query.ts';

type Props = { wished: WishedNights | undefined; date: Day; onWish: (wished: WishedNights | undefined) => void };

/** For how many nights a yacht is looked for, and from which day: in effect as soon as it can be read; no nights look for none. */
export function FreeFields({ wished, date, onWish }: Props) {
  const [nights, setNights] = useState(wished ? String(wished.nights) : '');
  const [from, setFrom] = useState(wished?.from ?? date);
  const [isLooking, setLooking] = useState(wished !== undefined);
  if (isLooking !== (wished !== undefined)) {
    setLooking(!isLooking);
    // They were taken off with all other filters.
    if (isLooking) setNights('');
  }
  const fault = nights === '' ? undefined : nightsFault(nights);

  function take(wish: string, day: Day) {
    setNights(wish);
    setFrom(day);
    if (wish === '') onWish(undefined);
    else if (!nightsFault(wish) && isDay(day)) onWish({ nights: Number(wish), from: day });
  }

  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Free nights" error={fault}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            placeholder="Any"
            value={nights}
            onChange={({ target }) => take(target.value.trim(), from)}
          />
        )}
      </Field>
      <DayField label="From" value={from} onChange={(day) => take(nights, day)} error={isDay(from) ? undefined : 'Please enter a day'} />
    </div>
  );
}
