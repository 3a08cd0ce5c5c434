import { useMutation } from '@tanstack/react-query';
import { Download, FileUp, Route, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { milesInWords } from '#domain/shared/geo.ts';
import type { Track } from '#domain/trips/track.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { useLatestUpload } from '../platform/latest-upload.ts';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { loadedBeside, PlainQuestion } from '../ui/plain-question.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import type { TrackQuestionProps } from './track-question-dialog.tsx';
import { downloadTrack, readTrack, trackRefusal } from './track-query.ts';

const TrackQuestion = loadedBeside<TrackQuestionProps>(
  () => import('./track-question-dialog.tsx').then((module) => module.TrackQuestionDialog),
  PlainTrackQuestion,
);

type Props = {
  /** The track in the form. */
  track: Track | null;
  /** The trip that has this very track stored, so that its file can be downloaded. */
  storedIn: Trip | null;
  error?: string;
  onRead: (track: Track) => void;
  onRemove: () => void;
  /** A form must not be saved while its track is uploading. */
  onReading: (reading: boolean) => void;
};

/** The track that a chart plotter recorded: upload, replace, remove and download it. */
export function TrackField({ track, storedIn, error, onRead, onRemove, onReading }: Props) {
  const [pending, setPending] = useState<File | 'remove' | null>(null);
  const reading = useLatestUpload({ send: readTrack, refusalOf: trackRefusal, onDone: onRead, onUploading: onReading });
  const problem = reading.problem ?? error;

  function choose(file: File | undefined) {
    if (file && track) setPending(file);
    else if (file) reading.uploadFile(file);
  }

  function confirm() {
    setPending(null);
    if (pending instanceof File) reading.uploadFile(pending);
    else {
      reading.forget();
      onRemove();
    }
  }

  return (
    <div
      className="grid gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files[0]);
      }}
    >
      {track && <Facts track={track} />}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton accept=".gpx,application/gpx+xml" disabled={reading.running} onFile={choose}>
          <FileUp aria-hidden />
          {track ? 'Replace track' : 'Import GPX'}
        </FileButton>
        {track && storedIn && <DownloadButton trip={storedIn} />}
        {track && (
          <Button size="sm" onClick={() => setPending('remove')}>
            <Trash2 aria-hidden />
            Remove track
          </Button>
        )}
        {reading.running && (
          <span role="status" className="flex items-center gap-2 text-nav text-ink-2">
            <Spinner />
            Reading the track…
          </span>
        )}
      </div>
      <p role={problem ? 'alert' : undefined} className={`text-xs ${problem ? 'text-red' : 'text-ink-3'}`}>
        {problem ??
          (track
            ? 'GPS jumps don’t count toward the distance.'
            : 'Drop a GPX file here, up to 10 MB and 20,000 points. It fills in the dates, positions and distance sailed.')}
      </p>
      <TrackQuestion
        asks={pending === 'remove' ? 'remove' : pending && 'replace'}
        miles={track && milesInWords(track.sailedMiles)}
        onConfirm={confirm}
        onClose={() => setPending(null)}
      />
    </div>
  );
}

function PlainTrackQuestion({ asks, miles, onConfirm, onClose }: TrackQuestionProps) {
  const text = `${asks === 'remove' ? 'Remove' : 'Replace'} the track of ${miles}?`;
  return <PlainQuestion open={asks !== null} text={text} onYes={onConfirm} onNo={onClose} />;
}

function Facts({ track: { sailedMiles, pointCount, startedAt, endedAt } }: { track: Track }) {
  const dates = useDates();
  return (
    <div className="flex items-start gap-3">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-grey-soft text-grey">
        <Route className="size-4.5" />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{milesInWords(sailedMiles)} sailed</p>
        <p className="tnum text-xs text-ink-3">
          {pointCount.toLocaleString('en-US')} points{startedAt && endedAt ? `, ${dates.span(startedAt, endedAt)}` : ', without times'}
        </p>
      </div>
    </div>
  );
}

function DownloadButton({ trip }: { trip: Trip }) {
  const download = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => downloadTrack(trip.id, `${trip.departureLocation} to ${trip.arrivalLocation}`),
    onError: (error) => toast({ variant: 'destructive', title: "The track couldn't be downloaded", description: reason(error) }),
  });
  return (
    <Button size="sm" running={download.isPending && 'Downloading'} onClick={() => download.mutate()}>
      <Download aria-hidden />
      Download GPX
    </Button>
  );
}
