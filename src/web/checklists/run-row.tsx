import { Link } from '@tanstack/react-router';
import type { ListedChecklistRun } from '#domain/checklists/run.ts';
import { useDates } from '../platform/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { useYachtWords } from '../yachts/yacht-words.ts';

/** A run: its checklist, time, person and progress. With `of` the page already names the yacht. */
export function RunRow({ run, of }: { run: ListedChecklistRun; of?: 'yacht' }) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const { id, name, itemCount, openCount, failCount, finishedAt, createdAt, signedBy, startedBy } = run;
  return (
    <li className={`flex items-center gap-3 ${of ? 'py-2.5' : 'px-4 py-3'}`}>
      <div className="min-w-0 flex-1">
        <Link to="/maintenance/checklists/runs/$runId" params={{ runId: String(id) }} className="font-medium wrap-anywhere hover:underline">
          {of ? name : `${yachtOf(run)}, ${name}`}
        </Link>
        <p className="text-xs text-ink-3">
          {dates.moment(finishedAt ?? createdAt)} · {signedBy ?? startedBy}
        </p>
      </div>
      {failCount > 0 && <Badge tone="red">{`${failCount} failed`}</Badge>}
      <Badge tone={finishedAt ? 'green' : 'amber'}>{finishedAt ? 'Finished' : `${itemCount - openCount} of ${itemCount}`}</Badge>
    </li>
  );
}
