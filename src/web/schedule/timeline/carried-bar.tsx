import type { DayLine } from '#domain/schedule/day-line.ts';
import type { InTheWay } from '#domain/schedule/in-the-way.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { lookOfBar } from '../../words/event-bar.ts';
import type { Proposal } from './carry-state.ts';
import type { Measures } from './timeline-layout.ts';
import type { Row } from './row-layout.ts';
import { spanWords } from './span-words.ts';
import { WordsInBar } from './timeline-bar.tsx';
import { boxOf } from './timeline-row.tsx';

/** An event being carried, drawn over its new place, with its conflicts there. */
export function CarriedBar({ proposal, line, measures }: { proposal: Proposal; line: DayLine; measures: Measures }) {
  const { event, row, obstacles } = proposal;
  const box = boxOf({ ...line.inHalves(proposal), lane: 0, lanes: 1 }, row.height, measures);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-[5]">
      <div
        className="absolute flex items-center overflow-clip rounded-md outline outline-ring transition-[left,top,width] duration-100 ease-out"
        style={{ ...lookOfBar(event, 'ahead', false), ...box, top: row.top + box.top }}
      >
        <WordsInBar event={event} width={box.width} height={box.height} wordsFrom={measures.side} />
      </div>
      {obstacles.map(({ kind, taken }) => (
        <Overlap
          key={taken.id}
          kind={kind}
          row={row}
          box={boxOf({ ...overlapOf(line, proposal, taken), lane: 0, lanes: 1 }, row.height, measures)}
        />
      ))}
      <Verdict left={box.left} row={row} side={measures.side} proposal={proposal} line={line} />
    </div>
  );
}

function Overlap({ kind, row, box }: { kind: InTheWay<ScheduleEvent>['kind']; row: Row; box: ReturnType<typeof boxOf> }) {
  const [ground, stripe] = kind === 'conflict' ? ['var(--red-soft)', 'var(--red-solid)'] : ['var(--amber-soft)', 'var(--amber-solid)'];
  return (
    <div
      data-overlap={kind}
      className="absolute rounded-md transition-[left,top,width] duration-100 ease-out"
      style={{
        ...box,
        top: row.top + box.top,
        opacity: 0.82,
        background: `repeating-linear-gradient(135deg, ${ground} 0 6px, color-mix(in srgb, ${stripe} 38%, ${ground}) 6px 8px)`,
        boxShadow: `inset 0 0 0 1px ${stripe}`,
      }}
    />
  );
}

/** The dates it would have, and why it can't have them. They stay in view if the bar begins further left. */
function Verdict({ left, row, side, proposal, line }: { left: number; row: Row; side: number; proposal: Proposal; line: DayLine }) {
  const [first] = proposal.obstacles;
  return (
    <div className="absolute" style={{ left, right: 0, top: row.top + row.height - 6 }}>
      <div
        className={`sticky w-fit max-w-80 rounded-lg border bg-surface px-2.5 py-1.5 text-xs shadow-3 ${first?.kind === 'conflict' ? 'border-red-solid' : ''}`}
        style={{ left: side + 4 }}
      >
        <div className="tnum font-medium">
          {proposal.row.yacht.id !== proposal.event.yachtId && `${proposal.event.yachtName} to ${proposal.row.yacht.name}, `}
          {spanWords(line, proposal)}
        </div>
        {first && <div className={first.kind === 'conflict' ? 'text-red' : 'text-amber'}>{meets(proposal, line)}</div>}
      </div>
    </div>
  );
}

/** The conflict in a sentence; empty if there is none. */
export function meets({ obstacles, row }: Proposal, line: DayLine): string {
  const [first] = obstacles;
  if (!first) return '';
  const { taken } = first;
  const what = taken.type === 'maintenance' ? 'has maintenance' : taken.type === 'inspection' ? 'has an inspection' : 'is already booked';
  return `${row.yacht.name} ${what}: ${taken.title}, ${spanWords(line, taken)}`;
}

function overlapOf(line: DayLine, wish: Proposal, obstacle: ScheduleEvent) {
  const [one, other] = [line.inHalves(wish), line.inHalves(obstacle)];
  const halves = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  return halves;
}
