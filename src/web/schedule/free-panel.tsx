import { Popover } from '@base-ui/react/popover';
import { useState, type FormEvent, type RefObject } from 'react';
import type { WishedNights } from '#domain/schedule/free-nights.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { DayField } from '../platform/date-field.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { popupLook } from '../ui/popup.ts';
import { nightsFault } from './schedule-query.ts';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  wished: WishedNights;
  onWish: (wished: WishedNights) => void;
  onClose: () => void;
};

/** For how many nights a yacht is looked for, and from which day. */
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
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} side="bottom" align="end" sideOffset={6} collisionPadding={12} className="z-40">
          <Popover.Popup finalFocus={anchor} className={`${popupLook} w-[min(22rem,calc(100vw-1.5rem))] p-4`}>
            <Popover.Title className="text-sm font-semibold">Find free yachts</Popover.Title>
            <form className="mt-3 grid gap-3" onSubmit={search}>
              <Field label="Nights" error={fault}>
                {(control) => <Input {...control} inputMode="numeric" value={nights} onChange={({ target }) => setNights(target.value)} />}
              </Field>
              <DayField label="From" value={from} onChange={setFrom} error={isDay(from) ? undefined : 'Please enter a day'} />
              <Button type="submit" variant="primary">
                Show free yachts
              </Button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
