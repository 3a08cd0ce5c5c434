import { Link } from '@tanstack/react-router';
import { measuredText, rangeText, type ChecklistAnswer, type ChecklistRun } from '#domain/checklists/run.ts';
import { checklistResultLabels, type ChecklistResult } from '#domain/checklists/words.ts';
import { Photo } from '../platform/photo.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

const tones: Record<ChecklistResult, Tone> = { pass: 'green', fail: 'red', na: 'grey' };

/** All items of a run with their answers. While the run is open, each leads to its screen. */
export function RunDetails({ run, onOpen }: { run: ChecklistRun; onOpen?: (position: number) => void }) {
  return (
    <ol aria-label="Items" className="card divide-y overflow-hidden">
      {run.items.map((item, place) => (
        <li key={item.position} className="grid gap-1 px-4 py-3">
          {item.section && item.section !== run.items[place - 1]?.section && (
            <h3 className="text-nav font-semibold text-ink-2">{item.section}</h3>
          )}
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1 wrap-anywhere">
              {item.text}
              {item.value !== null && <span className="tnum font-medium">: {measuredText(item, item.value)}</span>}
              <Range item={item} />
            </p>
            {item.result ? <Badge tone={tones[item.result]}>{checklistResultLabels[item.result]}</Badge> : <Badge tone="amber">Open</Badge>}
            {onOpen && (
              <Button size="sm" aria-label={`${item.result ? 'Change' : 'Answer'} ${item.text}`} onClick={() => onOpen(item.position)}>
                {item.result ? 'Change' : 'Answer'}
              </Button>
            )}
          </div>
          {item.note && <p className="text-nav whitespace-pre-line text-ink-2">{item.note}</p>}
          {item.photoUrl && <Photo url={item.photoUrl} alt={`${item.text}, as it was`} />}
          {item.defectId !== null && (
            <Link
              to="/maintenance/defects/$defectId"
              params={{ defectId: String(item.defectId) }}
              className="text-nav text-accent hover:underline"
            >
              See the defect
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function Range({ item }: { item: ChecklistAnswer }) {
  const range = rangeText(item, item.value);
  return range && <span className="text-xs text-ink-3">{` (${[range, item.value === null && item.unit].filter(Boolean).join(' ')})`}</span>;
}
