import { memo } from 'react';
import { barWordsOf, type BarForm } from '#domain/schedule/bar-words.ts';
import { mayChange } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { MoneyBadge } from '../rows/money-badge.tsx';
import { lookOfBar } from '../../words/event-bar.ts';
import { eventTypeLooks } from '../../words/event-words.tsx';

type BarBox = { left: number; top: number; width: number; height: number };

const roomForWords = 46;
const roomForIcon = 17;
const roomForFacts = 180;
const roomBeside = 60;
const twoLinesFrom = 40;

type Props = BarBox & {
  event: ScheduleEvent;
  label: string;
  column: number;
  columns: number;
  form: BarForm;
  clashes: boolean;
  /** The facts besides customer and destination. */
  facts: string;
  /** Whether something covers its beginning. */
  isLed: boolean;
  /** How many pixels are free after it. */
  room: number;
  /** How far from the frame's left edge its words stay in view once its beginning has scrolled away; null if that can't happen. */
  wordsFrom: number | null;
  tabbable: boolean;
  state: 'still' | 'carried' | 'saving';
};

/** An event on its yacht's row. The timeline handles its clicks, drags and keys. */
export const TimelineBar = memo(function TimelineBar({
  event,
  label,
  column,
  columns,
  left,
  top,
  width,
  height,
  form,
  clashes,
  facts,
  isLed,
  room,
  wordsFrom,
  tabbable,
  state,
}: Props) {
  const isFixed = !mayChange(event);
  return (
    <div role="gridcell" aria-colindex={column} aria-colspan={columns} className="absolute" style={{ left, top, width, height }}>
      <button
        type="button"
        data-event={event.id}
        data-form={form}
        data-clashes={clashes || undefined}
        tabIndex={tabbable ? 0 : -1}
        aria-label={label}
        aria-haspopup="dialog"
        aria-busy={state === 'saving' || undefined}
        style={lookOfBar(event, form, clashes)}
        className={`group relative flex size-full items-center rounded-md text-left transition duration-150 focus-visible:z-[2] ${looks[isFixed ? 'fixed' : state]}`}
      >
        <WordsInBar event={event} facts={facts} isLed={isLed} width={width} height={height} wordsFrom={wordsFrom} until={left + width} />
        {width > 30 &&
          !isFixed &&
          ['start', 'end'].map((edge) => (
            <i
              key={edge}
              aria-hidden
              data-edge={edge}
              className={`absolute inset-y-0 w-2 cursor-ew-resize ${edge === 'start' ? 'left-0' : 'right-0'} after:absolute after:inset-y-1.5 after:right-[3px] after:w-0.5 after:rounded-full after:bg-current after:opacity-0 after:transition-opacity ${edge === 'end' ? 'group-hover:after:opacity-45' : ''} pointer-coarse:hidden`}
            />
          ))}
      </button>
      {width < roomForWords && room >= roomBeside && (
        <span
          aria-hidden
          data-beside={wordsFrom === null ? undefined : left + width}
          className={`pointer-events-none absolute inset-y-0 flex items-center truncate pl-1 text-xs font-medium ${form === 'overdue' ? 'text-red' : 'text-ink-2'}`}
          style={{ left: '100%', width: Math.min(room - 4, 160) }}
        >
          <span className="truncate">
            <MoneyBadge state={event.moneyState} />
            {barWordsOf(event).first}
            {form === 'overdue' && ` · ${facts}`}
          </span>
        </span>
      )}
    </div>
  );
});

const looks = {
  still: 'cursor-grab hover:shadow-2',
  fixed: 'cursor-pointer hover:shadow-2',
  carried: 'cursor-grabbing opacity-35',
  saving: 'cursor-progress shadow-2',
};

type WordsProps = {
  event: ScheduleEvent;
  facts?: string;
  isLed?: boolean;
  width: number;
  height: number;
  wordsFrom: number | null;
  /** The end of the bar, in pixels of the line. */
  until?: number;
};

/** The words of a bar, as far as they fit. */
export function WordsInBar({ event, facts = '', isLed = false, width, height, wordsFrom, until }: WordsProps) {
  const { icon: Icon } = eventTypeLooks[event.type];
  if (width < roomForIcon) return null;
  if (width < roomForWords)
    return <Icon aria-hidden className={`mx-auto translate-x-px ${height < 30 || width < 28 ? 'size-3' : 'size-4'}`} />;
  const { first, beside } = barWordsOf(event);
  const hasTwoLines = height >= twoLinesFrom;
  const isBesideBelow = hasTwoLines && width < roomForFacts;
  const below = isBesideBelow ? beside : hasTwoLines ? facts : null;
  return (
    <span
      data-until={wordsFrom === null ? undefined : until}
      data-width={width}
      className={`sticky max-w-full pr-2.5 text-xs ${isLed ? 'pl-5' : 'pl-2.5'}`}
      style={wordsFrom === null ? { position: 'static' } : { left: wordsFrom }}
    >
      <span className="block truncate">
        <MoneyBadge state={event.moneyState} />
        <b className="font-semibold">{first}</b>
        {beside !== null && !isBesideBelow && <span> {beside}</span>}
      </span>
      {below && (
        <span aria-hidden className="block truncate">
          {below}
        </span>
      )}
    </span>
  );
}
