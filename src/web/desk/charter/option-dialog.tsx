import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Charter } from '#domain/desk/charter.ts';
import { untilFault } from '#domain/desk/option.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import { instantIn, wallClockIn } from '#domain/shared/zoned-time.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { DayField } from '../../platform/date-field.tsx';
import { TimeField } from '../../platform/time-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { charter: Charter; onClose: () => void; onHold: (wish: { until: string }) => void };

/** Asks until when to hold a charter on option: at first for two days, or two days more. */
export function OptionDialog({ charter, onClose, onHold }: Props) {
  const { number, yachtName, startDate, optionUntil } = charter;
  const timeZone = useTimeZone();
  const dates = useDates();
  const [initial] = useState(() => wallClockIn(timeZone, optionUntil ?? new Date().toISOString()));
  const [day, setDay] = useState(() => addDays(initial.day, 2));
  const { control, getValues, formState } = useForm({ defaultValues: { time: optionUntil ? initial.time : '18:00' } });
  const isTyped = formState.isDirty || day !== addDays(initial.day, 2);
  const [fault, setFault] = useState<string>();

  function hold() {
    const until = instantIn(timeZone, { day, time: getValues('time') });
    const wrong = until
      ? untilFault({ until, now: new Date().toISOString(), startDate: startDate ?? until })
      : 'Please enter a date and a time';
    if (until && !wrong) onHold({ until });
    else setFault(wrong ?? undefined);
  }

  const { close, leaveQuestion } = useAskingClose(() => isTyped, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={optionUntil ? `Extend the option of ${number}` : `Put ${number} on option`}
      text={optionUntil ? `${yachtName} is held until ${dates.moment(optionUntil)}.` : `${yachtName} is held until then.`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={hold}>
            {optionUntil ? 'Extend option' : 'Put on option'}
          </Button>
        </>
      }
    >
      <CompanyOf record={charter} className="mt-2 text-xs text-ink-3" />
      <div className="mt-4 grid grid-cols-2 gap-3">
        <DayField
          label="Until"
          required
          expected="ahead"
          value={day}
          error={fault}
          onChange={(chosen) => {
            setDay(chosen);
            setFault(undefined);
          }}
        />
        <TimeField control={control} name="time" label="Time" required />
      </div>
      {leaveQuestion}
    </Dialog>
  );
}
