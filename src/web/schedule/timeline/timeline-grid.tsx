import { lazy, Suspense, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { dayIn, type Day } from '#domain/schedule/calendar-days.ts';
import type { EventType } from '#domain/schedule/schedule-event.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import type { TimelineZoom } from '../schedule.ts';
import { CarriedBar, meets } from './carried-bar.tsx';
import { CarryBar } from './carry-bar.tsx';
import { useCarrying, type Proposal } from './carrying.ts';
import { cursorOn } from './cursor.ts';
import { useFleetEvents } from './fleet-events.ts';
import { placeAt, rowUnder, useGestures } from './gestures.ts';
import { answerKey, changeOf } from './keyboard.ts';
import { headHeight, measuresIn } from './measures.ts';
import { berthOf, useMoves } from './moves.ts';
import { NewStretch, useStretch } from './new-stretch.tsx';
import { useRoving } from './roving.ts';
import { heightOf, useRows } from './rows.ts';
import { spanWords } from './span-words.ts';
import { TimelineFoot } from './timeline-foot.tsx';
import { TimelineGround } from './timeline-ground.tsx';
import { TimelineHeader } from './timeline-header.tsx';
import { Nothing, Unread } from './timeline-notes.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { daysOnLine, useFrame, useLine, useScrolledView } from './view.ts';

// What floats is heavy, and the timeline can be looked at without it.
const EventCard = lazy(() => import('./event-card.tsx').then((module) => ({ default: module.EventCard })));
const MoveQuestion = lazy(() => import('./move-question.tsx').then((module) => ({ default: module.MoveQuestion })));

type Props = { yachts: Yacht[]; date: Day; zoom: TimelineZoom; yachtId?: number; type?: EventType; onDate: (day: Day) => void };

/** The rows and days themselves: scrolled without end, and only drawn where they are seen. */
export function TimelineGrid({ yachts, date, zoom, yachtId, type, onDate }: Props) {
  const { frame, attach, width } = useFrame();
  const timeZone = useTimeZone();
  const today = dayIn(timeZone, useNow().toISOString());
  const line = useLine(timeZone, date);
  const measures = useMemo(() => measuresIn(zoom, width), [zoom, width]);
  const view = useScrolledView({ frame, line, measures, date, onDate });
  const fleet = useFleetEvents(timeZone, line.dayAt(view.from), line.dayAt(view.to), yachtId);
  const moves = useMoves((event, berth) => `${event.title}: ${yachts.find(({ id }) => id === berth.yachtId)?.name ?? event.yachtName}, ${spanWords(line, berth)}`);
  const rows = useRows(line, yachts, fleet.events, moves.pending, type);
  const saving = useMemo(() => new Set(moves.pending.map(({ event }) => event.id)), [moves.pending]);
  const { proposal, carry, drop } = useCarrying(timeZone, rows);
  const stretch = useStretch(timeZone, rows, line);
  const roving = useRoving({ frame, line, rows, measures, startOn: line.indexOf(date) });
  const [opened, setOpened] = useState<{ id: number; deleting: boolean } | null>(null);
  const [helping, setHelping] = useState(false);
  const navigate = useNavigate();

  const hands = useGestures({
    frame, rows, measures,
    busy: (id) => saving.has(id) || proposal?.by === 'keys',
    onCarry: (event, shift, to) => carry(event, 'pointer', () => ({ shift, yachtId: to })),
    onStretch: stretch.mark,
    onDrop: () => (stretch.marked ? add(stretch.marked) : settle(proposal)),
    onCancel: giveUp,
  });

  function settle(chosen: Proposal | null) {
    letGo(chosen);
    if (chosen?.differs) moves.move(chosen.event, berthOf(chosen));
  }

  function giveUp() {
    letGo(proposal);
    stretch.clear();
  }

  function letGo(held: Proposal | null) {
    drop();
    // The keys' focus was on the event or on a button that is gone now.
    if (held?.by === 'keys') roving.go({ yachtId: held.yachtId, day: Math.floor(line.placeOf(held.startDate)), eventId: held.event.id });
  }

  function add({ yachtId: to, from, to: until }: { yachtId: number; from: number; to: number }) {
    stretch.clear();
    void navigate({ to: '/schedule/new', search: stretch.searchFor({ yachtId: to, from, to: until }) as never });
  }

  function onKeyDown(event: KeyboardEvent) {
    const shown = frame.current;
    const first = Math.ceil((shown?.scrollLeft ?? 0) / measures.day);
    const seen = { first, last: first + Math.floor(((shown?.clientWidth ?? 0) - measures.side) / measures.day) - 1 };
    const answered = answerKey(event, {
      rows, cursor: roving.cursor, carrying: proposal?.by === 'keys' ? proposal.event : null, seen, today: line.indexOf(today),
      onGo: roving.go,
      onCarry: (each, change) => saving.has(each.id) || carry(each, 'keys', change),
      onDrop: () => settle(proposal),
      onCancel: giveUp,
      onAdd: ({ yachtId: to, day }) => add({ yachtId: to, from: day, to: day }),
      onDelete: ({ id }) => setOpened({ id, deleting: true }),
      onUndo: moves.undo,
      onHelp: () => setHelping(true),
    });
    if (answered) event.preventDefault();
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    if (hands.wasDrag() || proposal) return;
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    if (id !== undefined) return setOpened({ id: Number(id), deleting: false });
    const { cursor } = roving;
    if (target.closest('[data-free]')) return cursor && add({ yachtId: cursor.yachtId, from: cursor.day, to: cursor.day });
    const row = target.closest('[role="rowheader"]') ? undefined : rowUnder(event.clientY, rows, frame.current);
    if (row) roving.go({ ...cursorOn(row, Math.floor(placeAt(event.clientX, { frame, measures }))), eventId: null });
  }

  const openedEvent = opened && fleet.events.find(({ id }) => id === opened.id);
  const drawn = width === 0 ? [] : rows.filter((row) => (row.top + row.height > view.top && row.top < view.bottom) || row.yacht.id === roving.cursor?.yachtId);
  const seesNone = fleet.waiting.length === 0 && !fleet.failed && rows.every(({ bars }) => !bars.some((bar) => bar.to > view.from && bar.from < view.to));

  return (
    <div className="card relative overflow-hidden">
      {fleet.failed && <Unread onRetry={fleet.retry} />}
      <div
        ref={attach}
        role="grid"
        tabIndex={-1}
        aria-label="Fleet timeline"
        aria-rowcount={rows.length + 1}
        aria-colcount={daysOnLine + 1}
        aria-busy={fleet.waiting.length > 0}
        onKeyDown={onKeyDown}
        onFocus={roving.onFocus}
        onBlur={roving.onBlur}
        className={`relative max-h-[max(24rem,calc(100dvh-17.5rem))] overflow-auto overscroll-x-contain select-none [-webkit-touch-callout:none] ${proposal?.by === 'pointer' ? 'cursor-grabbing' : ''}`}
      >
        <div className="relative" style={{ width: measures.side + daysOnLine * measures.day, height: headHeight + heightOf(rows) }}>
          <TimelineHeader line={line} from={view.from} to={view.to} measures={measures} today={today} />
          <div role="presentation" className="absolute inset-x-0 bottom-0" style={{ top: headHeight }} onPointerDown={hands.onPointerDown} onClick={onClick}>
            <TimelineGround line={line} from={view.from} to={view.to} measures={measures} waiting={fleet.waiting} />
            {drawn.map((row) => (
              <TimelineRow
                key={row.yacht.id}
                row={row}
                line={line}
                from={view.from}
                to={view.to}
                measures={measures}
                cursor={row.yacht.id === roving.cursor?.yachtId ? roving.cursor : null}
                carried={proposal?.event.id ?? null}
                saving={saving}
              />
            ))}
            {proposal && <CarriedBar proposal={proposal} line={line} measures={measures} />}
            {stretch.marked && <NewStretch {...stretch.marked} line={line} measures={measures} />}
          </div>
        </div>
      </div>
      {seesNone && <Nothing filtered={yachtId !== undefined || type !== undefined} />}
      {proposal?.by === 'keys'
        ? <CarryBar proposal={proposal} line={line} onStep={(where, endAlone) => carry(proposal.event, 'keys', changeOf(where, endAlone, rows))} onDrop={() => settle(proposal)} onCancel={giveUp} />
        : <TimelineFoot helping={helping} onHelp={setHelping} />}
      <output className="sr-only">{proposal && `${proposal.row.yacht.name}, ${spanWords(line, proposal, 'to')}. ${meets(proposal, line)}`}</output>
      <Suspense>
        {opened && openedEvent && <EventCard key={opened.id} event={openedEvent} deleting={opened.deleting} onMove={() => { setOpened(null); carry(openedEvent, 'keys', () => ({})); }} onClose={() => setOpened(null)} />}
        {moves.question && <MoveQuestion question={moves.question} />}
      </Suspense>
    </div>
  );
}
