import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { hoursText } from '#domain/equipment/hours.ts';
import type { Meter } from '#domain/equipment/meter.ts';
import type { MeterReading } from '#domain/equipment/reading.ts';
import { readingSourceLabels } from '#domain/equipment/words.ts';
import { client } from '../platform/api.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { useDates } from '../platform/dates.ts';
import { useDeletion } from '../platform/deletion.ts';
import { tellFailure } from '../platform/records.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

const firstCount = 6;

type Props = { meter: Meter; readings: readonly MeterReading[]; mayChange: boolean };

/** The readings of a meter, newest first. */
export function ReadingList({ meter, readings, mayChange }: Props) {
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<MeterReading | null>(null);
  const dates = useDates();
  return (
    <>
      <ul className="mt-4 divide-y border-t">
        {(all ? readings : readings.slice(0, firstCount)).map((reading) => (
          <li key={reading.id} className="flex min-h-11 items-center gap-3">
            <span className="tnum w-24 shrink-0 font-medium">{hoursText(reading.hours)}</span>
            <span className="min-w-0 flex-1 truncate text-nav text-ink-2">
              {dates.moment(reading.at)} · {readingSourceLabels[reading.source]} · {reading.byName}
            </span>
            {mayChange && (
              <Button
                variant="ghost"
                size="iconSmall"
                aria-haspopup="dialog"
                aria-label={`Delete the reading of ${dates.moment(reading.at)}`}
                onClick={() => setLeaving(reading)}
              >
                <Trash2 />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!all && readings.length > firstCount && (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          Show all {readings.length} of the year
        </Button>
      )}
      {leaving && <ReadingDeleteDialog meter={meter} reading={leaving} when={dates.moment(leaving.at)} onClose={() => setLeaving(null)} />}
    </>
  );
}

function ReadingDeleteDialog({
  meter,
  reading,
  when,
  onClose,
}: {
  meter: Meter;
  reading: MeterReading;
  when: string;
  onClose: () => void;
}) {
  const remove = useDeletion({
    of: ['/api/readings', reading.id],
    call: () => client.DELETE('/api/readings/{id}', { params: { path: { id: reading.id } } }),
    onSuccess: () => toast({ title: 'Reading deleted', description: `${meter.name} now counts from the readings before it.` }),
    onError: (error) => tellFailure('Error deleting the reading', error),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete the reading of ${when}?`}
      text={
        <>
          This can’t be undone. {meter.name} was at {hoursText(reading.hours)} then.
          <CompanyOf record={meter} />
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.once()}>
            Delete reading
          </Button>
        </>
      }
    />
  );
}
