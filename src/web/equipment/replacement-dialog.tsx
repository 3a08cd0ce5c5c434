import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { hoursText, hoursTyped } from '#domain/equipment/hours.ts';
import type { Meter } from '#domain/equipment/meter.ts';
import { startOfDay } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { ApiError, client, reason } from '../platform/api.ts';
import { useAskingClose } from '../platform/asking-close.tsx';
import { CompanyOf } from '../platform/company-of.tsx';
import { DayField } from '../platform/date-field.tsx';
import { useTimeZone, useToday } from '../platform/dates.ts';
import { hoursHint } from '../platform/hours-field.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';

/** Replaces a meter, with what both meters show. */
export function ReplacementDialog({ meter, onClose }: { meter: Meter; onClose: () => void }) {
  const formId = useId();
  const today = useToday();
  const timeZone = useTimeZone();
  const [day, setDay] = useState(today);
  const [last, setLast] = useState('');
  const [first, setFirst] = useState('0');
  const isTyped = day !== today || last !== '' || first !== '0';
  const [once] = useState(() => crypto.randomUUID());
  // The same when it is sent again after a lost answer, else the key would be refused.
  const sentAt = useRef<string | null>(null);
  const save = useMutation({
    mutationFn: () => {
      sentAt.current ??= new Date().toISOString();
      return client.POST('/api/meters/{id}/replacement', {
        params: { path: { id: meter.id } },
        body: {
          // If it was replaced today, use the current time: it may have been read this morning.
          at: day === today ? sentAt.current : isDay(day) ? startOfDay(timeZone, day) : day,
          lastShown: last.trim() === '' ? null : (hoursTyped(last) ?? Number.NaN),
          firstShown: hoursTyped(first) ?? Number.NaN,
        },
        headers: { 'Idempotency-Key': once },
      });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) sentAt.current = null;
    },
    onSuccess: () => {
      toast({ title: 'Meter replaced', description: `${meter.name} keeps counting from where it was.` });
      onClose();
    },
  });
  const faultAt = (path: string) =>
    save.error instanceof ApiError ? save.error.errors.find((each) => each.path === path)?.message : undefined;
  const { close, leaveQuestion } = useAskingClose(() => isTyped, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={`Replace the meter of ${meter.name}`}
      text={
        <>
          Its hours continue. Readings from before the replacement still count by the old meter.
          <CompanyOf record={meter} />
        </>
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Replace meter
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <DayField label="Replaced on" required expected="past" value={day} onChange={setDay} error={faultAt('at')} />
        <Field
          label="Last reading of the old meter"
          error={faultAt('lastShown')}
          hint={
            hoursHint(last) ??
            (meter.shown === null ? 'Leave empty if unknown' : `Leave empty for the last reading: ${hoursText(meter.shown)}`)
          }
        >
          {(control) => (
            <Input {...control} inputMode="decimal" autoComplete="off" value={last} onChange={({ target }) => setLast(target.value)} />
          )}
        </Field>
        <Field label="The new meter shows" required error={faultAt('firstShown')} hint={hoursHint(first)}>
          {(control) => (
            <Input {...control} inputMode="decimal" autoComplete="off" value={first} onChange={({ target }) => setFirst(target.value)} />
          )}
        </Field>
        {save.error && !(save.error instanceof ApiError && save.error.errors.length > 0) && (
          <p role="alert" className="text-red">
            {reason(save.error)}
          </p>
        )}
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
