import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { CalendarImport } from '#domain/calendars/calendar-import.ts';
import { importStateLabels } from '#domain/calendars/words.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { several } from '#domain/shared/words.ts';
import { client, reason } from '../../platform/api.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { putFile } from './import-form.tsx';

const tones: Record<CalendarImport['state'], Tone> = { new: 'grey', fine: 'green', failing: 'red', doubtful: 'amber', file: 'blue' };

type Props = { calendar: CalendarImport; making: boolean; onAddress: () => void; onDelete: () => void; onLeave: () => void };

/** An incoming calendar with everything that needs attention. */
export function ImportRow({ calendar, making, onAddress, onDelete, onLeave }: Props) {
  const { id, label, yachtName, state, host, lastError } = calendar;
  const path = { params: { path: { id } } };
  const read = useAct((file?: File) => (file ? putFile(id, file) : client.POST('/api/calendar-imports/{id}/refresh', path)));
  const accept = useAct(() => client.POST('/api/calendar-imports/{id}/accept', path));
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {label} on {yachtName}
            <Badge tone={tones[state]}>{importStateLabels[state]}</Badge>
          </p>
          <Facts calendar={calendar} />
        </div>
        <div className="flex flex-wrap gap-2">
          {host === null ? (
            <FileButton accept=".ics,text/calendar" disabled={read.isPending} onFile={(file) => file && read.mutate(file)}>
              New file
            </FileButton>
          ) : (
            <Button
              size="sm"
              running={read.isPending && 'Reading'}
              aria-label={`Read now: ${label}`}
              onClick={() => read.mutate(undefined)}
            >
              Read now
            </Button>
          )}
          <Button size="sm" disabled={making} aria-label={`Address for ${label}`} onClick={onAddress}>
            Address for {label}
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Delete the calendar of ${label} on ${yachtName}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
      {state === 'failing' && lastError && <p className="text-xs text-red">{lastError}. Its earlier bookings stay in place.</p>}
      {state === 'doubtful' && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-amber-soft px-3 py-2">
          <p className="min-w-40 flex-1">{label}’s calendar is suddenly empty. Its dates stay blocked until you confirm.</p>
          <Button size="sm" running={accept.isPending && 'Freeing'} onClick={() => accept.mutate(undefined)}>
            Free the dates
          </Button>
        </div>
      )}
      {calendar.conflicts.map((conflict) => (
        <Conflict key={conflict.key} calendar={calendar} conflict={conflict} onLeave={onLeave} />
      ))}
    </li>
  );
}

function Facts({ calendar }: { calendar: CalendarImport }) {
  const { host, lastReadAt, blocks, skipped } = calendar;
  const now = useNow();
  const facts = [
    host,
    lastReadAt && `read ${relativeTime(lastReadAt, now)}`,
    several(blocks, 'booking') ?? 'no bookings ahead',
    skipped > 0 && `${skipped} can’t be read`,
  ];
  return (
    <p className="text-xs text-ink-3">
      {facts.filter(Boolean).join(' · ')}
      <CompanyNote record={calendar} />
    </p>
  );
}

type ConflictProps = { calendar: CalendarImport; conflict: CalendarImport['conflicts'][number]; onLeave: () => void };

function Conflict({ calendar: { id, label }, conflict, onLeave }: ConflictProps) {
  const dates = useDates();
  const { key, summary, startDate, endDate, with: other } = conflict;
  const same = useAct(() => client.POST('/api/calendar-imports/{id}/same', { params: { path: { id } }, body: { key } }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-red-soft px-3 py-2">
      <p className="flex min-w-40 flex-1 gap-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-red" />
        <span className="wrap-anywhere">
          <span className="font-medium">{dates.days(startDate, endDate)} is double-booked:</span> {summary || 'booked'} on {label},{' '}
          {other?.title ?? 'something else'} here.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {other && (
          <Link
            to="/schedule/$eventId"
            params={{ eventId: String(other.eventId) }}
            className={buttonLook({ size: 'sm' })}
            onClick={onLeave}
          >
            Open {other.title}
          </Link>
        )}
        <Button size="sm" running={same.isPending && 'Saving'} onClick={() => same.mutate(undefined)}>
          Same booking
        </Button>
      </div>
    </div>
  );
}

/** An action on a calendar. A refusal is shown in a toast. */
function useAct<Given>(act: (given: Given) => Promise<unknown>) {
  return useMutation({
    mutationFn: act,
    onError: (error) => toast({ variant: 'destructive', title: 'Error', description: reason(error) }),
  });
}
