import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { addDays, addMonths, firstOfMonth, lastOfMonth } from '#domain/shared/calendar-days.ts';
import type { ClosingOutlook } from '#domain/finance/closing.ts';
import { api, client, reason } from '../../platform/api.ts';
import { useDates, useToday } from '../../platform/dates.ts';
import { tellFailure } from '../../platform/records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { booksSettingsQuery } from '../tax-rate-query.ts';

type Props = { companyId: number; onClose: () => void };

const shows = ['closing', 'company', 'invoice', 'expense', 'income', 'payment'] as const;

/** Closes the books until the end of a month: what prevents it, what is worth knowing, and what was closed before. */
export function ClosingDialog({ companyId, onClose }: Props) {
  const settings = useQuery(booksSettingsQuery(companyId));
  return (
    <Loaded
      query={settings}
      loading={null}
      renderFailed={(retry, error) => <ErrorState title="The books couldn't be loaded" text={reason(error)} onRetry={retry} />}
    >
      {({ closedUntil }) => <Closing companyId={companyId} closedUntil={closedUntil} onClose={onClose} />}
    </Loaded>
  );
}

function Closing({ companyId, closedUntil, onClose }: Props & { closedUntil: string | null }) {
  const dates = useDates();
  const months = closable(useToday(), closedUntil);
  const [chosen, setUntil] = useState<string>();
  // Defaults to the next month, or to all past months on the first closing. A month closed by somebody else meanwhile can't be chosen.
  const until = chosen !== undefined && months.includes(chosen) ? chosen : closedUntil === null ? months.at(-1) : months[0];
  const outlook = useQuery({
    ...api.queryOptions('get', '/api/books/closing', { params: { query: { until: until ?? '', companyId } } }),
    enabled: until !== undefined,
    meta: { shows },
  });
  const close = useMutation({
    mutationFn: async (day: string) => (await client.POST('/api/closings', { body: { until: day, companyId } })).data,
    onSuccess: (closing) => {
      toast({ title: 'Books closed', description: closing ? `Until ${dates.calendarDay(closing.until)}.` : '' });
      onClose();
    },
    onError: (error) => tellFailure('The books weren’t closed', error),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Close the books"
      text="Nobody can add, change or delete anything dated up to that day afterwards. This can't be undone."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!outlook.data?.ready}
            running={close.isPending && 'Closing'}
            onClick={() => until !== undefined && close.mutate(until)}
          >
            {until === undefined ? 'Close' : `Close until ${dates.calendarDay(until)}`}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        {until === undefined ? (
          <p className="text-ink-2">Every past month is closed.</p>
        ) : (
          <>
            <Field label="Until">
              {(control) => (
                <Select
                  control={control}
                  value={until}
                  choices={months.map((day) => ({ value: day, label: dates.calendarDay(day) }))}
                  onChoose={setUntil}
                />
              )}
            </Field>
            <Loaded
              query={outlook}
              loading={<Skeleton className="h-12" />}
              renderFailed={(retry, error) => <ErrorState title="These days couldn't be checked" text={reason(error)} onRetry={retry} />}
            >
              {(loaded) => <Outlook outlook={loaded} />}
            </Loaded>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What prevents closing, or that nothing does. */
function Outlook({ outlook: { ready, problems, notes } }: { outlook: ClosingOutlook }) {
  return (
    <div role="status">
      <ul className="grid gap-2 text-nav">
        {ready && <Notice tone="green">Nothing is in the way.</Notice>}
        {problems.map(({ path, message }) => (
          <Notice key={path} tone="amber">
            {message}
          </Notice>
        ))}
        {notes.map((note) => (
          <li key={note} className="px-3 text-ink-2">
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Notice({ tone, children }: { tone: 'green' | 'amber'; children: string }) {
  const Icon = tone === 'green' ? CircleCheck : TriangleAlert;
  return (
    <li
      className={`flex items-start gap-2 rounded-lg px-3 py-2.5 ${tone === 'green' ? 'bg-green-soft text-green' : 'bg-amber-soft text-amber'}`}
    >
      <Icon aria-hidden className="mt-px size-4 shrink-0" />
      {children}
    </li>
  );
}

/** The last days of the months that are over but not closed, of the last two years, the earliest first. */
function closable(today: string, closedUntil: string | null): string[] {
  const thisMonth = firstOfMonth(today);
  return Array.from({ length: 24 }, (_none, back) => lastOfMonth(addMonths(thisMonth, back - 24))).filter(
    (day) => closedUntil === null || addDays(closedUntil, 1) <= day,
  );
}
