import { useState, type FormEvent, type RefObject } from 'react';
import type { WishedNights } from '#domain/schedule/free-nights.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { DayField } from '../platform/date-field.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Popover } from '../ui/popover.tsx';
import { nightsFault } from './schedule-query.ts';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  wished: WishedNights;
  onWish: (wished: WishedNights) => void;
  onClose: () => void;
};

/** The number of nights for which a free yacht is searched, and the first day. */
export function FreePanel({ anchor, wished, onWish, onClose }: Props) {
  const [nights, setNights] = useState(String(wished.nights));
  const [from, setFrom] = useState(wished.from);
  const fault = nightsFault(nights);

  function search(event: FormEvent) {
    event.preventDefault();
    if (fault || !isDay(from)) return;
    onClose();
    onWish({ from, nights: Number(nights) });
  }

  return (
    <Popover
      label="Find free yachts"
      anchor={anchor}
      align="end"
      gap={6}
      className="w-[min(22rem,calc(100vw-1.5rem))] p-4"
      onClose={onClose}
    >
      <h2 className="text-sm font-semibold">Find free yachts</h2>
      <form className="mt-3 grid gap-3" onSubmit={search}>
        <Field label="Nights" error={fault}>
          {(control) => <Input {...control} inputMode="numeric" value={nights} onChange={({ target }) => setNights(target.value)} />}
        </Field>
        <DayField label="From" expected="ahead" value={from} onChange={setFrom} error={isDay(from) ? undefined : 'Please enter a day'} />
        <Button type="submit" variant="primary">
          Show free yachts
        </Button>
      </form>
    </Popover>
  );
}
