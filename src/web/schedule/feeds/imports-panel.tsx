import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarImport } from '#domain/calendars/calendar-import.ts';
import { reason } from '../../platform/api.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { CalendarAddressNotice } from './calendar-address-notice.tsx';
import { importsQuery, useNewAddress } from './calendars-query.ts';
import { ImportForm, type NewImport } from './import-form.tsx';
import { ImportRow } from './import-row.tsx';

/** The calendars of portals and partners: their state, their conflicts, and a form for a new one. */
export function ImportsPanel({ entry, onLeave }: { entry: NewImport; onLeave: () => void }) {
  const imports = useQuery(importsQuery);
  const [deleting, setDeleting] = useState<CalendarImport | null>(null);
  const make = useNewAddress();
  return (
    <>
      <p className="mt-4 text-ink-2">
        Bookings from a portal or partner block the yacht here. They are read every 15 minutes. Give them your calendar in return to avoid
        double bookings.
      </p>
      {make.data && imports.data?.some(({ id }) => id === make.data?.importId) && (
        <CalendarAddressNotice key={make.data.id} made={make.data} />
      )}
      <Loaded
        query={imports}
        loading={
          <div className="mt-5 grid gap-2">
            <Skeletons count={2}>
              <Skeleton className="h-16" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry) => <ErrorState title="The calendars couldn’t be loaded" onRetry={retry} />}
        empty={{
          when: (rows) => rows.length === 0,
          show: <p className="mt-5 rounded-lg bg-sunken px-4 py-3 text-ink-2">No incoming calendars yet.</p>,
        }}
      >
        {(rows) => (
          <ul aria-label="Incoming calendars" className="mt-5 divide-y rounded-lg border">
            {rows.map((calendar) => (
              <ImportRow
                key={calendar.id}
                calendar={calendar}
                making={make.isPending}
                onAddress={() => make.mutate({ importId: calendar.id })}
                onDelete={() => setDeleting(calendar)}
                onLeave={onLeave}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <ImportForm entry={entry} />
      {deleting && (
        <DeleteDialog
          collection="/api/calendar-imports"
          record={deleting}
          title={`Delete the calendar of ${deleting.label}?`}
          text={`Its future dates become free on ${deleting.yachtName}. Past bookings stay in the schedule.`}
          action="Delete calendar"
          deleted={{ title: 'Calendar deleted', description: `${deleting.label} no longer blocks ${deleting.yachtName}.` }}
          failure={(error) => ({ title: 'Error', description: `Failed to delete the calendar: ${reason(error)}` })}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
