import { memo } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { barColors, solidTone } from '../../ui/badge.tsx';
import { eventTypeLooks, toneOf } from '../../words/event-words.tsx';

type BarBox = { left: number; top: number; width: number; height: number };

const roomForWords = 52;
const roomForIcon = 17;
const roomToLose = 96;

type Props = BarBox & {
  event: ScheduleEvent;
  label: string;
  column: number;
  columns: number;
  /** How far from the frame's left its words stay in sight when its beginning doesn't; null where that can't happen. */
  wordsFrom: number | null;
  tabbable: boolean;
  state: 'still' | 'carried' | 'saving';
};

/** An event on its yacht's row. What one does to it is heard by the timeline. */
export const TimelineBar = memo(function TimelineBar({
  event,
  label,
  column,
  columns,
  left,
  top,
  width,
  height,
  wordsFrom,
  tabbable,
  state,
}: Props) {
  const tone = toneOf(event);
  return (
    <div role="gridcell" aria-colindex={column} aria-colspan={columns} className="absolute" style={{ left, top, width, height }}>
      <button
        type="button"
        data-event={event.id}
        tabIndex={tabbable ? 0 : -1}
        aria-label={label}
        aria-haspopup="dialog"
        aria-busy={state === 'saving' || undefined}
        style={barColors(tone)}
        className={`group relative flex size-full items-center overflow-clip rounded-md text-left transition duration-150 focus-visible:z-[2] ${looks[state]}`}
      >
        <BarWords event={event} width={width} low={height < 30} wordsFrom={wordsFrom} />
        {width > 30 &&
          ['start', 'end'].map((edge) => (
            <i
              key={edge}
              aria-hidden
              data-edge={edge}
              className={`absolute inset-y-0 w-2 cursor-ew-resize ${edge === 'start' ? 'left-0' : 'right-0'} after:absolute after:inset-y-1.5 after:right-[3px] after:w-0.5 after:rounded-full after:bg-current after:opacity-0 after:transition-opacity ${edge === 'end' ? 'group-hover:after:opacity-45' : ''} pointer-coarse:hidden`}
            />
          ))}
      </button>
    </div>
  );
});

const looks = {
  still: 'cursor-grab hover:shadow-2',
  carried: 'cursor-grabbing opacity-35',
  saving: 'cursor-progress shadow-2',
};

/** What a bar says, as far as it has room. */
export function BarWords({
  event,
  width,
  low,
  wordsFrom,
}: {
  event: ScheduleEvent;
  width: number;
  low: boolean;
  wordsFrom: number | null;
}) {
  const { tone, icon: Icon } = eventTypeLooks[event.type];
  const staysInSight = wordsFrom !== null && width > roomToLose;
  return (
    <>
      <i aria-hidden className={`absolute inset-y-0 left-0 w-[3px] ${solidTone[tone]}`} />
      {width >= roomForWords && (
        <span
          className={`truncate px-2.5 font-medium ${low ? 'text-2xs' : 'text-xs'} ${staysInSight ? 'sticky' : ''}`}
          style={staysInSight ? { left: wordsFrom } : undefined}
        >
          {event.title}
          {event.customerFullName && <span className="font-normal"> {event.customerFullName}</span>}
        </span>
      )}
      {width < roomForWords && width >= roomForIcon && (
        <Icon aria-hidden className={`mx-auto translate-x-px ${low || width < 28 ? 'size-3' : 'size-4'}`} />
      )}
    </>
  );
}
