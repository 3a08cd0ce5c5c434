import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fileNameOf, reports } from '#domain/reports/report.ts';
import { reason } from '../platform/api.ts';
import { saveFile } from '../platform/download.ts';
import { shownFormats } from '../platform/formats.ts';
import { writeSearch } from '../platform/search-params.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { toast } from '../ui/toast-store.ts';
import { receive, type Received } from './file-query.ts';
import type { ReportChoice } from './report-query.ts';

const nothingYet: Received = { bytes: 0, lines: 0 };

/** Downloads the file, shows its progress, and cancels on request. */
export function ReportDownloadButton({ choice, rows }: { choice: ReportChoice; rows: number | undefined }) {
  const name = fileNameOf(choice.report, choice, choice.format, shownFormats());
  const [received, setReceived] = useState(nothingYet);
  const underway = useRef<AbortController>(null);
  // Leaving the page cancels the download.
  useEffect(() => () => underway.current?.abort(), []);

  const fetching = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async () => {
      const controller = (underway.current = new AbortController());
      setReceived(nothingYet);
      const file = await receive(`/api/reports/export${writeSearch({ ...choice })}`, controller.signal, setReceived).catch(
        (error: unknown) => {
          if (controller.signal.aborted) return null;
          throw error;
        },
      );
      if (file) saveFile(file, name);
      return file !== null;
    },
    onSuccess: (arrived) => arrived && toast({ title: 'Report ready', description: `${name} is in your downloads.` }),
  });

  return (
    <div className="mt-5 grid gap-3">
      {fetching.isPending ? (
        <Underway choice={choice} rows={rows ?? 0} received={received} onCancel={() => underway.current?.abort()} />
      ) : (
        <Button variant="primary" disabled={!rows} onClick={() => fetching.mutate()}>
          <Download aria-hidden />
          {fetching.isError ? 'Try again' : 'Download'}
        </Button>
      )}
      {fetching.isError && (
        <p role="alert" className="text-nav text-red">
          The report couldn’t be downloaded. {reason(fetching.error)}
        </p>
      )}
      <p role="status" className="sr-only">
        {fetching.isPending ? 'The report is being downloaded.' : fetching.data === false ? 'The download was cancelled.' : ''}
      </p>
    </div>
  );
}

/** The progress of a CSV file is known by its lines; a workbook is compressed, so only its size so far is known. */
function Underway({
  choice: { report, format },
  rows,
  received,
  onCancel,
}: {
  choice: ReportChoice;
  rows: number;
  received: Received;
  onCancel: () => void;
}) {
  const done = Math.max(0, Math.min(rows, received.lines - 1));
  const size = `${(received.bytes / 1_000_000).toFixed(1)} MB`;
  return (
    <div>
      {format === 'csv' ? (
        <ProgressBar value={rows === 0 ? 0 : Math.floor((done / rows) * 100)} label="Download" />
      ) : (
        <div role="progressbar" aria-label="Download" aria-valuetext={size} className="h-1.5 animate-skeleton rounded-full bg-accent" />
      )}
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="tnum text-nav text-ink-2">
          {format === 'csv'
            ? `${done.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} ${reports[report].rows} · ${size}`
            : `${size} of ${rows.toLocaleString('en-US')} ${reports[report].rows}`}
        </p>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
