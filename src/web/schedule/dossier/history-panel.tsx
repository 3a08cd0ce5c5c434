import { History } from 'lucide-react';
import type { HistoryEntry } from '#domain/dossier/dossier.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { useDates } from '../../platform/dates.ts';
import { SidePanel } from '../../ui/side-panel.tsx';

/** The history of an event and its invoices, a line each, the latest first. */
export function HistoryPanel({ event, history }: { event: ScheduleEvent; history: readonly HistoryEntry[] }) {
  const dates = useDates();
  return (
    <div data-paper="none">
      <SidePanel title="History" icon={<History />}>
        {history.length === 0 ? (
          <p className="mt-3 text-ink-2">No changes since {dates.span(event.createdAt, null)}.</p>
        ) : (
          <ol className="mt-2 divide-y">
            {history.map(({ id, action, details, resourceType, userName, timestamp }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-1.5 text-nav">
                <time dateTime={timestamp} className="tnum w-40 shrink-0 text-xs text-ink-3">
                  {dates.span(timestamp, null)}
                </time>
                <span className="min-w-0 flex-1 wrap-anywhere">{details ?? `${action} ${resourceType}`}</span>
                <span className="text-xs text-ink-3">{userName ?? 'Fairlead'}</span>
              </li>
            ))}
          </ol>
        )}
      </SidePanel>
    </div>
  );
}
