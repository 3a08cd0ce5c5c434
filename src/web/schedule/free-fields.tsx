import { useState } from 'react';
import type { WishedNights } from '#domain/schedule/free-nights.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { DayField } from '../platform/date-field.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { nightsFault } from './schedule-query.ts';

type Props = { wished: WishedNights | undefined; date: Day; onWish: (wished: WishedNights | undefined) => void };

/** Nights and start day of a search for free yachts. It applies as soon as both are valid; without nights there is no search. */
export function FreeFields({ wished, date, onWish }: Props) {
  const [nights, setNights] = useState(wished ? String(wished.nights) : '');
  const [from, setFrom] = useState(wished?.from ?? date);
  const [isLooking, setLooking] = useState(wished !== undefined);
  if (isLooking !== (wished !== undefined)) {
    setLooking(!isLooking);
    // They were cleared with all other filters.
    if (isLooking) setNights('');
  }
  const fault = nights === '' ? undefined : nightsFault(nights);

  function change(wish: string, day: Day) {
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
            onChange={({ target }) => change(target.value.trim(), from)}
          />
        )}
      </Field>
      <DayField
        label="From"
        expected="ahead"
        value={from}
        onChange={(day) => change(nights, day)}
        error={isDay(from) ? undefined : 'Please enter a day'}
      />
    </div>
  );
}
