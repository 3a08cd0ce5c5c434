import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { completedAt } from '#domain/maintenance/maintenance-state.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { hoursEntered, type TypedHours } from '../equipment/hours-entry.ts';
import { HoursFields } from '../equipment/hours-fields.tsx';
import { ApiError, client, reason, versionOf } from '../platform/api.ts';
import { DayField } from '../platform/date-field.tsx';
import { useTimeZone } from '../platform/dates.ts';
import { plansOfYachtQuery, yachtMetersQuery } from '../services/plan-query.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

/** That work with services is done: when, and what the meters showed. Closed late, it isn't longer for that. */
export function WorkCompletionDialog({ record, onClose }: { record: MaintenanceRecord; onClose: () => void }) {
  const formId = useId();
  const timeZone = useTimeZone();
  const [usual] = useState(() => completedAt(record, new Date()));
  const usualDay = dayIn(timeZone, usual);
  const [day, setDay] = useState(usualDay);
  const [typed, setTyped] = useState<TypedHours>({});
  const [unread, setUnread] = useState<Record<number, string>>({});
  const { data: plans = [] } = useQuery(plansOfYachtQuery(record.yachtId));
  const { data: meters = [] } = useQuery(yachtMetersQuery(record.yachtId));
  const open = new Set(record.services.flatMap(({ planId, doneOn }) => (doneOn === null && planId !== null ? [planId] : [])));
  const counting = new Set(plans.flatMap(({ id, meterId }) => (open.has(id) && meterId !== null ? [meterId] : [])));
  const read = meters.filter(({ id }) => counting.has(id));
  const save = useMutation({
    mutationFn: (confirm: boolean) =>
      client.PATCH('/api/maintenance/{id}', {
        params: { path: { id: record.id } },
        body: {
          status: 'completed',
          progress: 100,
          completedDate: day === usualDay ? usual : (instantIn(timeZone, { day, time: '17:00' }) ?? usual),
          readings: hoursEntered(typed).readings,
          ...(confirm && { confirm }),
        },
        headers: { 'If-Match': versionOf(record) },
      }),
    onSuccess: () => {
      toast({ title: 'Maintenance updated', description: `${record.title} is completed, and in the service book.` });
      onClose();
    },
  });
  const question = save.error instanceof ApiError && save.error.code === 'reading_unusual' ? save.error.human : null;
  const faults = { ...refusedIn(save.error, typed), ...unread };

  function submit() {
    const { faults: wrong } = hoursEntered(typed);
    setUnread(wrong);
    if (Object.keys(wrong).length === 0) save.mutate(question !== null);
  }
  return (
    <Dialog
      open
      wide={read.length > 0}
      onClose={onClose}
      title={`Complete ${record.title}`}
      text="Its services go into the service book, and their plans go on to the next."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            {question ? 'Yes, complete' : 'Mark completed'}
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
          submit();
        }}
      >
        <DayField label="Done on" required expected="past" value={day} onChange={setDay} />
        {read.length > 0 && (
          <HoursFields
            meters={read}
            typed={typed}
            faults={faults}
            onType={(next) => {
              setTyped(next);
              save.reset();
            }}
          />
        )}
        {question && (
          <p role="alert" className="font-medium">
            {question}
          </p>
        )}
        {save.error && !question && Object.keys(faults).length === 0 && (
          <p role="alert" className="text-red">
            {reason(save.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What the server refused of the hours, by the meter it is about. */
function refusedIn(error: unknown, typed: TypedHours): Record<number, string> {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  const { readings } = hoursEntered(typed);
  return Object.fromEntries(
    error.errors.flatMap(({ path, message }) => {
      const meterId = readings[Number(path.split('.')[1])]?.meterId;
      return meterId === undefined ? [] : [[meterId, message]];
    }),
  );
}
