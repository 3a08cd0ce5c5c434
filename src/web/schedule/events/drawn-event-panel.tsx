import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { isOccupying } from '#domain/schedule/in-the-way.ts';
import { usualHours, usualWords } from '#domain/schedule/new-event.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { spanOver, type Span } from '#domain/schedule/shifting.ts';
import type { EventType } from '#domain/schedule/words.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { isGone } from '../../platform/api.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { isFirstRead } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.tsx';
import { undoOf } from '../../platform/undo-store.ts';
import { ErrorState } from '../../ui/notice.tsx';
import { BesideSheet, BesideSheetHead } from '../../ui/beside-sheet.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUsualTerms } from '../../yachts/usual-terms-query.ts';
import { yachtQuery } from '../../yachts/yacht-query.ts';
import { windowQuery } from '../schedule-query.ts';
import { dayTripHoursQuery, drawnSearch, type DrawnSearch, type DrawnSpan, type Hours } from './drawn-event-query.ts';
import { useUndoCreation } from './event-actions.ts';
import { blankEntry, currencyOf } from './event-entry.ts';
import { chosenYacht } from './event-fields.tsx';
import { EventForm } from './event-form.tsx';
import { EventSheetLayout } from './event-sheet-layout.tsx';
import { freeSlotsQuery, usualYachtQuery } from './new-event-query.ts';

type Props = {
  draft: DrawnSearch;
  onSpan: (span: DrawnSpan | null) => void;
  onSaved: (id: number) => void;
  onClose: () => void;
};

/** The form for an event drawn on the schedule, beside the schedule. */
export function DrawnEventPanel(props: Props) {
  const { yacht, terms, dayTrip, otherEvents, isRead } = useSurroundings(props.draft);
  return (
    <BesideSheet onClose={props.onClose}>
      {yacht.data !== undefined && terms && isRead ? (
        <DrawnEvent {...props} yacht={yacht.data} terms={terms} dayTrip={dayTrip.data ?? null} otherEvents={otherEvents.data ?? []} />
      ) : (
        <>
          <BesideSheetHead title="New event" />
          {yacht.isError ? (
            <ErrorState
              title={isGone(yacht.error) ? 'This yacht no longer exists' : 'This form couldn’t be loaded'}
              onRetry={() => void yacht.refetch()}
            />
          ) : (
            <div className="grid gap-4 p-5">
              <Skeletons count={4}>
                <Skeleton className="h-9" />
              </Skeletons>
            </div>
          )}
        </>
      )}
    </BesideSheet>
  );
}

/** What a drawn event depends on: its yacht and her terms, the hours of the last day trip, and her other events on these days. */
function useSurroundings(draft: DrawnSearch) {
  const { on: named, start, end } = draft;
  const timeZone = useTimeZone();
  const isOfCompany = useUser().companyId !== null;
  const dayTrip = useQuery({
    ...dayTripHoursQuery(timeZone, isOfCompany ? undefined : named),
    enabled: isOfCompany || named !== undefined,
  });
  const on = useDrawnYacht(draft, dayTrip.isLoading ? undefined : (dayTrip.data ?? null));
  const read = useQuery({ ...yachtQuery(on ?? 0), enabled: typeof on === 'number' });
  const yacht = { data: on === null ? null : read.data, isError: read.isError, error: read.error, refetch: read.refetch };
  const terms = useUsualTerms(on ?? null);
  const [first, last] = isDay(start) && isDay(end) ? [start, addDays(end, 1)] : ['2000-01-01', '2000-01-01'];
  const otherEvents = useQuery({
    ...windowQuery(timeZone, first, last, { yachtId: on ?? undefined }),
    enabled: isDay(start) && typeof on === 'number',
    placeholderData: undefined,
  });
  return { yacht, terms, dayTrip, otherEvents, isRead: on !== undefined && !isFirstRead(dayTrip) && !isFirstRead(otherEvents) };
}

/**
 * The yacht that an event is drawn on: the one it names, otherwise the usual one, or if she is taken then, the first free one. Null if
 * there is none, undefined until known. It is chosen once: a form in use keeps its yacht whatever others book.
 */
function useDrawnYacht(draft: DrawnSearch, dayTrip: Hours | null | undefined): number | null | undefined {
  const timeZone = useTimeZone();
  const isOfCompany = useUser().companyId !== null;
  const isNamed = draft.on !== undefined;
  const usual = useQuery({ ...usualYachtQuery, enabled: !isNamed && isOfCompany });
  const terms = useUsualTerms(usual.data?.id ?? null);
  const hours = terms && dayTrip !== undefined ? (draft.new === 'day_rent' && dayTrip) || usualHours(draft.new, terms) : null;
  const free = useQuery(
    freeSlotsQuery(
      !isNamed && usual.data && hours
        ? { yachtId: usual.data.id, type: draft.new, ...spanAs(draft.new, timeZone, draft, hours, []) }
        : null,
    ),
  );
  const [chosen, setChosen] = useState<{ at: string; on: number | null } | null>(null);
  const at = JSON.stringify(draft);
  if (isNamed) return draft.on;
  if (chosen?.at === at) return chosen.on;
  if (usual.isLoading || (usual.data && !free.data && !free.isError)) return undefined;
  const on = (free.data?.conflict ? free.data.yachts[0]?.id : undefined) ?? usual.data?.id ?? null;
  setChosen({ at, on });
  return on;
}

type FormProps = Props & { yacht: Yacht | null; terms: UsualTerms; dayTrip: Hours | null; otherEvents: readonly ScheduleEvent[] };

function DrawnEvent({ draft, yacht, terms, dayTrip, otherEvents, onSpan, onSaved, onClose }: FormProps) {
  const timeZone = useTimeZone();
  const sayCreated = useSayCreated();
  const { new: type } = draft;
  const clocksOf = (as: EventType) => {
    const { startDate, endDate } = spanAs(as, timeZone, draft, (as === 'day_rent' && dayTrip) || usualHours(as, terms), otherEvents);
    return { start: wallClockIn(timeZone, startDate), end: wallClockIn(timeZone, endDate) };
  };
  const entry = blankEntry(
    { type, ...usualWords(type), ...clocksOf(type) },
    { yachtId: yacht?.id ?? null, customerId: null, currency: currencyOf(terms.currency) },
  );
  const timesOf = (as: EventType) => {
    const { start, end } = clocksOf(as);
    return { startDay: start.day, startTime: start.time, endDay: end.day, endTime: end.time };
  };
  return (
    <EventForm
      key={JSON.stringify(draft)}
      event={null}
      entry={entry}
      drawn={{ timesOf }}
      yacht={yacht && chosenYacht(yacht)}
      customer={null}
      onSaved={(saved) => {
        sayCreated(saved);
        onSaved(saved.id);
      }}
    >
      {(parts, dialogs) => (
        <>
          <EventSheetLayout
            parts={parts}
            asksYacht={draft.on === undefined}
            stays={(search) => isSame(search, draft)}
            onSpan={onSpan}
            onClose={onClose}
          />
          {dialogs}
        </>
      )}
    </EventForm>
  );
}

function isSame(search: object, draft: DrawnSearch): boolean {
  return JSON.stringify(drawnSearch(search as Record<string, unknown>)) === JSON.stringify(draft);
}

/** The span of the event: the drawn days, at these hours as far as the yacht is free, or the drawn instants. */
function spanAs(type: EventType, timeZone: string, { start, end }: DrawnSearch, hours: Hours, otherEvents: readonly ScheduleEvent[]): Span {
  if (!isDay(start) || !isDay(end)) return { startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() };
  return spanOver(timeZone, start, end, isOccupying({ type }) ? otherEvents.filter((each) => isOccupying(each)) : [], hours);
}

/** Says that an event was stored, and offers to undo that. */
function useSayCreated() {
  const dates = useDates();
  const undoCreation = useUndoCreation();
  return (saved: ScheduleEvent) =>
    toast({
      title: 'Event created',
      description: `${saved.title} with ${saved.yachtName}, ${dates.period(saved.startDate, saved.endDate)}.`,
      action: undoOf(() => undoCreation(saved)),
    });
}
