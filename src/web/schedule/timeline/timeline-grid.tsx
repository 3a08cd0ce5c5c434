import { lazy, Suspense, useMemo, useState } from 'react';
import { several } from '#domain/shared/words.ts';
import { PrintedEventsTable } from '../calendar/printed-events-table.tsx';
import { CarriedBar, meets } from './carried-bar.tsx';
import { CarryToolbar } from './carry-toolbar.tsx';
import { useHandling } from './timeline-actions.ts';
import { headHeight } from './timeline-layout.ts';
import { NewStretch } from './new-stretch-bar.tsx';
import { spanWords } from './span-words.ts';
import { CornerToolbar } from '../rows/corner-toolbar.tsx';
import { GroupRow } from '../rows/group-row.tsx';
import { DayGrid } from './day-grid.tsx';
import { TimelineHeader } from './timeline-header.tsx';
import { Nothing, Unread } from './timeline-notice.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { useTimelineState, type TimelineProps, type TimelineState } from './timeline-state.ts';
import { daysOnLine, useFrame } from './scroll-state.ts';

// Dialogs are heavy, and the timeline works without them until one is opened.
const EventDialog = lazy(() => import('./event-dialog.tsx').then((module) => ({ default: module.EventDialog })));
const MoveDialog = lazy(() => import('./move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));

/** A notice covers one row of yachts, in pixels: fewer than two rows would be covered completely. */
const lowestUnderNotice = 100;

/** The rows and days themselves: they scroll without end, and only the visible part is drawn. */
export function TimelineGrid(props: TimelineProps) {
  const { frame, attach, width } = useFrame();
  const state = useTimelineState(props, frame, width);
  const [helping, setHelping] = useState(false);
  const { onPointerDown, onClick, onKeyDown, ...handling } = useHandling(state, frame, () => setHelping(true));
  const { line, measures, view, today, fleet, rows, laid, look, setLook, roving, moves, opened, seesNone } = state;
  const { proposal } = state.carrying;
  // The head is rerendered only if its contents change.
  const corner = useMemo(
    () => <CornerToolbar look={look} onLook={setLook} helping={helping} onHelp={setHelping} />,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- It changes with the look alone.
    [look, helping],
  );
  return (
    <>
      <div data-paper="none" className="card relative overflow-hidden">
        {fleet.failed && <Unread onRetry={fleet.retry} />}
        <div
          ref={attach}
          role="grid"
          tabIndex={-1}
          aria-label="Fleet timeline"
          aria-rowcount={laid.lines}
          aria-colcount={daysOnLine + 1}
          aria-busy={fleet.waiting.length > 0}
          onKeyDown={onKeyDown}
          onFocus={roving.onFocus}
          onBlur={roving.onBlur}
          className={`relative max-h-[max(24rem,calc(100dvh-9.25rem))] overflow-auto overscroll-x-contain select-none [-webkit-touch-callout:none] ${proposal?.by === 'pointer' ? 'cursor-grabbing' : ''}`}
        >
          <div className="relative" style={{ width: measures.side + daysOnLine * measures.day, height: headHeight + laid.height }}>
            <TimelineHeader
              line={line}
              from={view.from}
              to={view.to}
              measures={measures}
              today={today}
              fleetDays={state.fleetDays}
              count={props.wished ? `${state.free.length} of ${props.yachts.length} free` : (several(props.yachts.length, 'yacht') ?? '')}
              corner={corner}
            />
            <div
              role="presentation"
              className="absolute inset-x-0 bottom-0"
              style={{ top: headHeight }}
              onPointerDown={onPointerDown}
              onClick={onClick}
            >
              <Water state={state} />
            </div>
          </div>
        </div>
        {seesNone && (
          <Nothing
            filtered={props.yachtId !== undefined || props.type !== undefined || props.wished !== undefined}
            low={laid.height < lowestUnderNotice}
          />
        )}
        {proposal?.by === 'keys' && (
          <CarryToolbar
            proposal={proposal}
            line={line}
            onStep={(where, held) => handling.onStep(proposal.event, where, held)}
            onDrop={handling.settle}
            onCancel={handling.giveUp}
          />
        )}
        <p role="status" className="sr-only">
          {proposal && `${proposal.row.yacht.name}, ${spanWords(line, proposal, 'to')}. ${meets(proposal, line)}`}
        </p>
        <Suspense>
          {opened && (
            <EventDialog
              key={opened.event.id}
              {...opened}
              onMove={() => handling.pickUp(opened.event)}
              onClose={() => state.setOpened(null)}
            />
          )}
          {moves.question && <MoveDialog key={moves.question.id} question={moves.question} />}
        </Suspense>
      </div>
      <PrintedEventsTable
        events={rows.flatMap(({ bars }) => bars.filter((bar) => bar.to > view.from && bar.from < view.to).map(({ entry }) => entry))}
        first={line.dayAt(view.from)}
        last={line.dayAt(view.to - 1)}
      />
    </>
  );
}

/** The area of the yachts: the days, their rows, and above them what is being moved or marked. */
function Water({
  state: {
    line,
    measures,
    now,
    view,
    fleet,
    services,
    drawn,
    laid,
    wishedPlace,
    look,
    setLook,
    roving,
    saving,
    carrying: { proposal },
    stretch: { marked },
  },
}: {
  state: TimelineState;
}) {
  const shared = { line, measures, from: view.from, to: view.to };
  return (
    <>
      <DayGrid {...shared} now={now} rows={laid.rows} wished={wishedPlace} waiting={fleet.waiting} />
      {laid.heads.map((head) => (
        <GroupRow
          key={head.key}
          head={head}
          onFold={() => setLook({ folded: head.folded ? look.folded.filter((key) => key !== head.key) : [...look.folded, head.key] })}
        />
      ))}
      {drawn.map((row) => (
        <TimelineRow
          key={row.yacht.id}
          {...shared}
          now={now}
          row={row}
          services={services.get(row.yacht.id)}
          cursor={row.yacht.id === roving.cursor?.yachtId ? roving.cursor : null}
          carried={proposal?.event.id ?? null}
          saving={saving}
        />
      ))}
      {proposal && <CarriedBar proposal={proposal} line={line} measures={measures} />}
      {marked && <NewStretch {...marked} line={line} measures={measures} />}
    </>
  );
}
