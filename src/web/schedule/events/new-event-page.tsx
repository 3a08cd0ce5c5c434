import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { dayIn } from '#domain/shared/calendar-days.ts';
import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { newEvent } from '#domain/schedule/new-event.ts';
import { customerQuery } from '../../customers/customer-query.ts';
import { foundCustomer } from '../../customers/customer-select.tsx';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { isFirstRead } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.tsx';
import { keepUndo } from '../../platform/undo-store.ts';
import { useWayBack } from '../../platform/way-back.ts';
import type { SelectOption } from '../../ui/search-select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUsualTerms } from '../../yachts/usual-terms-query.ts';
import { yachtQuery } from '../../yachts/yacht-query.ts';
import { useShowIt, useUndoCreation } from './event-actions.ts';
import { blankEntry, currencyOf, entryAt, type EventEntry } from './event-entry.ts';
import { chosenYacht, type ChosenYacht } from './event-fields.tsx';
import { EventForm } from './event-form.tsx';
import type { Begins } from './event-follow-state.ts';
import { BackToSchedule, EventFormSkeleton } from './event-form-header.tsx';
import { EventPageLayout } from './event-page-layout.tsx';
import { wishOf } from './free-slots-notice.tsx';
import { freeSlotsQuery, newEventSearch, usualYachtQuery, type NewEventSearch } from './new-event-query.ts';

export function NewEventPage() {
  const search = newEventSearch(useSearch({ strict: false }));
  const isOfCompany = useUser().companyId !== null;
  // The address has only numbers. Records of another company are simply not filled in.
  const named = useQuery({ ...yachtQuery(search.yachtId ?? 0), enabled: search.yachtId !== undefined });
  const usual = useQuery({ ...usualYachtQuery, enabled: search.yachtId === undefined && isOfCompany });
  const customer = useQuery({ ...customerQuery(search.customerId ?? 0), enabled: search.customerId !== undefined });
  const yacht = named.data ?? usual.data;
  const terms = useUsualTerms(yacht?.id ?? null);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackToSchedule />
      {isFirstRead(named) || isFirstRead(usual) || isFirstRead(customer) || !terms ? (
        <EventFormSkeleton />
      ) : (
        <NewEvent
          key={JSON.stringify(search)}
          search={search}
          terms={terms}
          yacht={yacht ? chosenYacht(yacht) : null}
          customer={customer.data ? foundCustomer(customer.data) : null}
        />
      )}
    </div>
  );
}

type Props = { search: NewEventSearch; terms: UsualTerms; yacht: ChosenYacht | null; customer: SelectOption | null };

/** Starts at the usual hours, or otherwise at the first time at which the yacht is free. */
function NewEvent({ search, terms, yacht, customer }: Props) {
  const timeZone = useTimeZone();
  const [usual] = useState(() =>
    blankEntry(newEvent(search, timeZone, new Date().toISOString(), terms), {
      yachtId: yacht?.id ?? null,
      customerId: customer?.id ?? null,
      currency: currencyOf(terms.currency),
    }),
  );
  const begins = useBegins(search);
  // If a link gives a time, that time is used even if there are conflicts.
  const free = useQuery(freeSlotsQuery(search.start === undefined ? wishOf(usual, timeZone, null) : null));
  if (isFirstRead(free)) return <EventFormSkeleton />;
  const slot = free.data?.slots[0];
  return <FilledForm entry={slot ? entryAt(usual, slot, timeZone) : usual} begins={begins} yacht={yacht} customer={customer} />;
}

/** The start on another yacht or as another type: at her hours, when she is free. A time given by the link stays. */
function useBegins(search: NewEventSearch): Begins | null {
  const timeZone = useTimeZone();
  const queries = useQueryClient();
  if (search.start !== undefined) return null;
  return async (yachtId, type, terms) => {
    const now = new Date().toISOString();
    const linked = newEvent(search, timeZone, now, terms);
    // The duration given by the link is that of its type.
    const draft = type === linked.type ? linked : newEvent({ type }, timeZone, now, terms);
    const usual = blankEntry(draft, { yachtId, customerId: null, currency: currencyOf(terms.currency) });
    const wish = wishOf(usual, timeZone, null);
    const free = wish && (await queries.fetchQuery(freeSlotsQuery(wish)).catch(() => null));
    const slot = free?.slots[0];
    const { startDay, startTime, endDay, endTime } = slot ? entryAt(usual, slot, timeZone) : usual;
    return { startDay, startTime, endDay, endTime };
  };
}

type FilledProps = { entry: EventEntry; begins: Begins | null; yacht: ChosenYacht | null; customer: SelectOption | null };

function FilledForm({ entry: given, begins, yacht, customer }: FilledProps) {
  const timeZone = useTimeZone();
  const dates = useDates();
  const showIt = useShowIt();
  const undoCreation = useUndoCreation();
  const leave = useWayBack({ to: '/schedule' });
  const [entry] = useState(given);
  return (
    <EventForm
      event={null}
      entry={entry}
      begins={begins}
      yacht={yacht}
      customer={customer}
      onSaved={(saved) => {
        keepUndo(() => undoCreation(saved));
        toast({
          title: 'Event created',
          description: `${saved.title} with ${saved.yachtName}, ${dates.period(saved.startDate, saved.endDate)}.${hasKeys() ? ' Press Ctrl Z to undo.' : ''}`,
          action: showIt(saved),
        });
        leave({ ignoreBlocker: true, search: { date: dayIn(timeZone, saved.startDate) } });
      }}
    >
      {(parts, dialogs) => (
        <>
          <EventPageLayout parts={parts} onCancel={() => leave({ search: { date: entry.startDay } })} />
          {dialogs}
        </>
      )}
    </EventForm>
  );
}

/** Whether the user has a mouse, and so most likely a keyboard. */
function hasKeys() {
  return matchMedia('(pointer: fine)').matches;
}
