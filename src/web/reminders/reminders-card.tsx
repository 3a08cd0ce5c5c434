import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { offeredTo, type ReminderChoice, type ReminderKind, type ReminderSettings } from '#domain/reminders/reminder.ts';
import { api, client, reason } from '../platform/api.ts';
import { sayTime } from '../platform/day-words.ts';
import { usePending } from '../platform/pending-state.ts';
import { useUser } from '../platform/session.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';

type Channel = 'panel' | 'mail';

const settingsQuery = { ...api.queryOptions('get', '/api/profile/reminders'), meta: { shows: ['user', 'company'] as const, own: true } };

const words: Record<ReminderKind, { label: string; note: string }> = {
  certificate: { label: 'Certificates', note: '90, 60, 30 and 7 days before they expire, and on the day' },
  document: { label: 'Documents', note: 'Of yachts and the company, 90, 60, 30 and 7 days before they expire, and on the day' },
  missing: { label: 'Missing documents', note: 'Required ones, the morning after and 30 days later' },
  maintenance: { label: 'Maintenance', note: 'A week before it starts, and the day before' },
  service: { label: 'Services', note: '30 and 7 days before they are due, and on the day; frequent ones closer to it' },
  invoice: { label: 'Overdue invoices', note: '1, 7, 14 and 30 days after the due date' },
  option: { label: 'Options', note: 'The day before they end, and on the day' },
  instalment: { label: 'Installments', note: 'A week before they are due, on the day, and 1, 7, 14 and 30 days after' },
  guests: { label: 'Guest lists', note: 'Incomplete ones, 28 and 7 days before the charter' },
  apa: { label: 'APA', note: 'While less than a fifth is left, by email the morning after a receipt' },
  departure: { label: 'Departures', note: 'Tomorrow’s departures, and by email the day’s arrivals and departures' },
  calendar: { label: 'Imported calendars', note: 'When one can’t be read, or shows bookings on dates already booked here' },
  trial: { label: 'End of the free trial', note: '7 and 3 days before' },
};

/** What the user is reminded of, and where: each box is saved as it is ticked. */
export function RemindersCard() {
  const user = useUser();
  const settings = useQuery(settingsQuery);
  const card = useRef<HTMLElement>(null);
  // Emails link here, and the page shows before this card does.
  useEffect(() => {
    if (location.hash === '#reminders') card.current?.scrollIntoView();
  }, []);
  return (
    <section ref={card} id="reminders" aria-labelledby="reminders-title" className="card scroll-mt-20 p-5">
      <h2 id="reminders-title" className="text-panel font-semibold">
        Reminders
      </h2>
      <p className="mt-1 text-ink-2">
        What is due appears in your notifications. By email, you get one message at {sayTime('07:00')}, only when there is something to
        report.
      </p>
      <Loaded
        query={settings}
        // The table without its boxes: as high as when loaded, so that nothing below is pushed away from under the pointer.
        loading={
          <Skeletons count={1}>
            <Table kinds={offeredTo(user)} renderBox={() => <Skeleton className="mx-auto my-3 size-4" />} />
          </Skeletons>
        }
        renderFailed={(retry, error) => <ErrorState title="Your reminders couldn't be loaded" text={reason(error)} onRetry={retry} />}
      >
        {(saved) => <Choice saved={saved} />}
      </Loaded>
    </section>
  );
}

function Choice({ saved }: { saved: ReminderSettings }) {
  const { now, choose } = useChoice(saved);
  const tick = (kind: ReminderKind, channel: Channel) => ({
    checked: now[channel].includes(kind),
    onTick: (checked: boolean) => choose({ [channel]: checked ? [...now[channel], kind] : now[channel].filter((each) => each !== kind) }),
  });
  return <Table kinds={now.offered} renderBox={(kind, channel, label) => <Tick label={label} {...tick(kind, channel)} />} />;
}

type TableProps = { kinds: ReminderKind[]; renderBox: (kind: ReminderKind, channel: Channel, label: string) => ReactNode };

function Table({ kinds, renderBox }: TableProps) {
  return (
    <table className="mt-4 w-full">
      <thead className="text-xs text-ink-3">
        <tr>
          <th scope="col" className="pb-2 text-left font-medium">
            Reminder
          </th>
          <th scope="col" className="w-20 pb-2 font-medium">
            In the panel
          </th>
          <th scope="col" className="w-20 pb-2 font-medium">
            By email
          </th>
        </tr>
      </thead>
      <tbody className="divide-y border-t">
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row" className="py-2 pr-3 text-left font-medium">
              {words[kind].label}
              <span className="block text-xs font-normal text-ink-3">{words[kind].note}</span>
            </th>
            <td>{renderBox(kind, 'panel', `${words[kind].label} in the panel`)}</td>
            <td>{renderBox(kind, 'mail', `${words[kind].label} by email`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tick({ label, checked, onTick }: { label: string; checked: boolean; onTick: (checked: boolean) => void }) {
  return (
    <label className="grid h-10 place-items-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" className="size-4 accent-(--accent)" checked={checked} onChange={({ target }) => onTick(target.checked)} />
    </label>
  );
}

const mutationKey = ['reminders'];

/** Shows a choice at once, and saves choices one after the other. A choice that fails falls back by itself. */
function useChoice(saved: ReminderSettings) {
  const queries = useQueryClient();
  const pending = usePending<ReminderChoice>(mutationKey);
  const { mutate } = useMutation({
    mutationKey,
    meta: { changesNoRecord: true },
    scope: { id: 'reminders' },
    mutationFn: async (body: ReminderChoice) => (await client.PATCH('/api/profile/reminders', { body })).data,
    onSuccess: async (now) => {
      await queries.cancelQueries(settingsQuery);
      if (now) queries.setQueryData(settingsQuery.queryKey, now);
    },
    onError: (error) => {
      toast({ variant: 'destructive', title: "Your reminders couldn't be changed", description: reason(error) });
      void queries.invalidateQueries(settingsQuery);
    },
  });
  return { now: pending.reduce<ReminderSettings>((settings, choice) => ({ ...settings, ...choice }), saved), choose: mutate };
}
