import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileArchive, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { dayIn } from '#domain/shared/calendar-days.ts';
import type { Company } from '#domain/companies/company.ts';
import { exportDays, isUnderway, type Export } from '#domain/exports/export.ts';
import { api, client, reason } from '../platform/api.ts';
import { useDates, useTimeZone } from '../platform/dates.ts';
import { sayDayInName } from '../platform/day-words.ts';
import { download } from '../platform/download.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';

const lookEvery = 1_000;

// Progress isn't announced as a change, so it is polled while an export runs.
export function exportsQuery(companyId: number) {
  return {
    ...api.queryOptions('get', '/api/exports', { params: { query: { companyId, limit: 20 } } }),
    meta: { shows: ['company'] as const },
  };
}

/** Exports everything the company has. */
export function ExportCard({ company: { id: companyId, name: companyName } }: { company: Company }) {
  const exports = useQuery({
    ...exportsQuery(companyId),
    refetchInterval: ({ state }) => (state.data?.some(isUnderway) ? lookEvery : false),
  });
  // One key until an export has started, so that a retry after a lost answer returns the same export.
  const [once, renew] = useState(() => crypto.randomUUID());
  const start = useMutation({
    mutationFn: () => client.POST('/api/exports', { body: { companyId }, headers: { 'Idempotency-Key': once } }),
    onSuccess: () => renew(crypto.randomUUID()),
    onError: (error) => toast({ variant: 'destructive', title: "The export couldn't be started", description: reason(error) }),
  });
  const underway = exports.data?.some(isUnderway) ?? false;
  return (
    <section aria-labelledby="export" className="card">
      <div className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5 pb-3">
        <div className="min-w-48 flex-1">
          <h2 id="export" className="text-panel font-semibold">
            Export everything
          </h2>
          <p className="mt-1 text-ink-2">
            One ZIP file with a table for every kind of record, plus your tracks, invoices, documents and pictures. It is prepared in the
            background and kept for {exportDays} days.
          </p>
        </div>
        <Button disabled={underway || !exports.data} running={start.isPending && 'Starting'} onClick={() => start.mutate()}>
          <PackageOpen />
          Start export
        </Button>
      </div>
      <Loaded
        query={exports}
        loading={
          <div className="grid gap-3 px-5 pb-5">
            <Skeletons count={1}>
              <Skeleton className="h-9" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => <ErrorState title="Exports couldn't be loaded" text={reason(error)} onRetry={retry} />}
        empty={{ when: (rows) => rows.length === 0, show: <p className="px-5 pb-5 text-ink-3">There are no exports.</p> }}
      >
        {(rows) => (
          <ul aria-label="Exports" className="divide-y px-5 pb-2">
            {rows.map((each) => (
              <Row key={each.id} each={each} companyName={companyName} />
            ))}
          </ul>
        )}
      </Loaded>
      <p role="status" className="sr-only">
        {exports.data?.[0] && statusHeading(exports.data[0])}
      </p>
    </section>
  );
}

function Row({ each, companyName }: { each: Export; companyName: string }) {
  const dates = useDates();
  const timeZone = useTimeZone();
  const started = dates.moment(each.createdAt);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-3">
        <FileArchive className="size-4" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="font-medium">{started}</p>
        {each.status === 'failed' ? (
          <p className="text-xs text-red">{each.failure}</p>
        ) : (
          <p className="text-xs text-ink-3">
            Started by {each.requestedByName} · {statusText(each, dates.day)}
          </p>
        )}
      </div>
      {isUnderway(each) && <ProgressBar value={each.progress} label={`Export of ${started}`} className="h-1.5 w-full sm:w-40" />}
      {each.status === 'ready' && (
        <DownloadButton each={each} name={`${companyName} ${sayDayInName(dayIn(timeZone, each.createdAt))}.zip`} started={started} />
      )}
    </li>
  );
}

function DownloadButton({ each, name, started }: { each: Export; name: string; started: string }) {
  const fetching = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/exports/${each.id}/file`, name),
    onError: (error) => toast({ variant: 'destructive', title: "The export couldn't be downloaded", description: reason(error) }),
  });
  return (
    <Button
      size="sm"
      aria-label={`Download the export of ${started}`}
      running={fetching.isPending && 'Downloading'}
      onClick={() => fetching.mutate()}
    >
      <Download />
      Download
    </Button>
  );
}

function statusText({ status, progress, size, expiresAt }: Export, date: (at: string) => string): string {
  if (status === 'queued') return 'waiting for its turn';
  if (status === 'running') return `${progress}% done`;
  return `${inBytes(size ?? 0)}${expiresAt === null ? '' : ` · kept until ${date(expiresAt)}`}`;
}

function statusHeading({ status }: Export): string {
  if (status === 'ready') return 'The export is ready.';
  return status === 'failed' ? 'The export failed.' : 'The export is being prepared.';
}

function inBytes(size: number): string {
  if (size < 1_000_000) return `${Math.max(1, Math.round(size / 1_000))} KB`;
  return size < 1_000_000_000 ? `${(size / 1_000_000).toFixed(1)} MB` : `${(size / 1_000_000_000).toFixed(1)} GB`;
}
