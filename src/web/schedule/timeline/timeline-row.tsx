import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { DayLine } from '#domain/schedule/day-line.ts';
import type { Laid } from '#domain/schedule/lanes.ts';
import { wordsOfUse } from '#domain/yachts/use-words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useCompanyWords } from '../../platform/company-of.tsx';
import { useTimeZone } from '../../platform/dates.ts';
import { shownFormats } from '../../platform/formats.ts';
import { YachtPicture } from '../../yachts/yacht-picture.tsx';
import { factsOf, labelOf } from '../rows/bar-words.ts';
import { ChangeoverBadges, shownChangeovers } from '../rows/changeover-badge.tsx';
import type { Cursor } from './cursor-state.ts';
import { FreeDayCell } from '../rows/free-day-cell.tsx';
import { ServiceBadges } from '../rows/service-badge.tsx';
import { barFormOf } from '#domain/schedule/bar-words.ts';
import type { Row } from './row-layout.ts';
import { ahead } from './scroll-state.ts';
import type { ExpectedServices } from './services-query.ts';
import { TimelineBar } from './timeline-bar.tsx';
import { barIn, minBarWidth, type Measures } from './timeline-layout.ts';

type Props = {
  row: Row;
  /** The expected services, by day. */ services: readonly ExpectedServices[] | undefined;
  line: DayLine;
  from: number;
  to: number;
  measures: Measures;
  /** The present, to the minute. */
  now: Date;
  /** The position of the keyboard, if it is on this row. */
  cursor: Cursor | null;
  carried: number | null;
  saving: ReadonlySet<number>;
};

/** A yacht, and her events around the visible days. */
export const TimelineRow = memo(function TimelineRow({ row, services, line, from, to, measures, now, cursor, carried, saving }: Props) {
  const { yacht, top, height } = row;
  const near = row.bars.filter((bar) => (bar.to > from && bar.from < to) || bar.entry.id === cursor?.eventId);
  // Keeping words in view makes scrolling expensive, so only bars do it whose beginning may scroll away before this is rerendered.
  const mayBeCut = from + (2 * ahead.across) / measures.day;
  const changeovers = shownChangeovers(row, measures);
  return (
    <div role="row" aria-rowindex={row.line} className="absolute inset-x-0" style={{ top, height }}>
      <YachtName yacht={yacht} now={now} measures={measures} />
      {near.map((bar) => (
        <TimelineBar
          key={bar.entry.id}
          event={bar.entry}
          label={labelOf(bar, yacht, line, now)}
          column={Math.floor(bar.from) + 2}
          columns={Math.ceil(bar.to) - Math.floor(bar.from)}
          {...boxOf(bar, height, measures)}
          form={barFormOf(bar.entry, now)}
          facts={factsOf(bar.entry, line, now).join(' · ')}
          isLed={changeovers.some(({ out, isBetween }) => out.id === bar.entry.id && !isBetween)}
          clashes={bar.clashes}
          room={bar.room * measures.day}
          wordsFrom={bar.from < mayBeCut ? measures.side : null}
          tabbable={bar.entry.id === cursor?.eventId}
          state={bar.entry.id === carried ? 'carried' : saving.has(bar.entry.id) ? 'saving' : 'still'}
        />
      ))}
      <ChangeoverBadges row={row} changeovers={changeovers} from={from} to={to} measures={measures} />
      {services && <ServiceBadges row={row} services={services} from={from} to={to} measures={measures} />}
      {cursor && cursor.eventId === null && <FreeDayCell row={row} day={line.dayAt(cursor.day)} index={cursor.day} measures={measures} />}
    </div>
  );
});

/** The pixels of a bar within its row. */
export function boxOf(bar: Pick<Laid<unknown>, 'from' | 'to' | 'lane' | 'lanes'>, height: number, { day, side, dense }: Measures) {
  const gap = day < 24 ? 0.5 : 1.5;
  return {
    left: side + bar.from * day + gap,
    width: Math.max(minBarWidth, (bar.to - bar.from) * day - 2 * gap),
    ...barIn(height, bar, dense),
  };
}

/** A yacht: her picture, her name, and what she does now. */
const YachtName = memo(function YachtName({ yacht, now, measures: { side, dense } }: Pick<Props, 'now' | 'measures'> & { yacht: Yacht }) {
  const [timeZone, companyOf] = [useTimeZone(), useCompanyWords()];
  const use = wordsOfUse(yacht, { now, timeZone, formats: shownFormats() });
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-label={`${yacht.name}, ${use}${yacht.mayNotSail ? ', may not sail' : ''}`}
      title={yacht.mayNotSail ? `${yacht.name} may not sail` : undefined}
      className="sticky left-0 z-10 flex h-full items-center gap-2.5 border-r border-b bg-surface px-3"
      style={{ width: side, boxShadow: yacht.mayNotSail ? 'inset 4px 0 0 var(--red-solid)' : undefined }}
    >
      {!dense && (
        <span className="h-7 w-10 shrink-0 overflow-clip rounded max-sm:hidden">
          <YachtPicture yacht={yacht} size="thumb" />
        </span>
      )}
      <span className="min-w-0">
        <Link
          to="/yachts/$yachtId"
          params={{ yachtId: String(yacht.id) }}
          tabIndex={-1}
          className="block truncate text-nav font-medium hover:underline"
        >
          {yacht.name}
        </Link>
        {!dense && (
          <span title={use} className="block truncate text-xs text-ink-3">
            {companyOf(yacht) ?? use}
          </span>
        )}
      </span>
    </div>
  );
});
