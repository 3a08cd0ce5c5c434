import { Link } from '@tanstack/react-router';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lengthWords } from '#domain/schedule/duration.ts';
import { bookingTypes, eventTypeLabels, eventTypes, type EventType } from '#domain/schedule/words.ts';
import { SheetForm } from '../../platform/sheet-form.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { segmentLook, segmentsLook } from '../../ui/segments.ts';
import type { DrawnSpan } from './drawn-event-query.ts';
import { EventDateFields } from './event-date-fields.tsx';
import { eventOf, type EventEntry } from './event-entry.ts';
import { CustomerField, KindField, PriceField, TitleField, YachtField, type EventParts } from './event-fields.tsx';
import type { NewEventSearch } from './new-event-query.ts';

// Behind More, which few open.
const MoreFields = lazy(() => import('./event-more-fields.tsx').then((module) => ({ default: module.MoreFields })));

type Props = {
  parts: EventParts;
  /** Whether it was drawn on the whole fleet, so that the form asks for the yacht. */
  asksYacht: boolean;
  /** Whether an address with this search still has it open. */
  stays: (search: object) => boolean;
  /** Called with the event's span whenever that changes. */
  onSpan: (span: DrawnSpan | null) => void;
  onClose: () => void;
};

/** The form beside the schedule: the type, then the customer, the price and the end; everything else on request. */
export function EventSheetLayout({ parts, asksYacht, stays, onSpan, onClose }: Props) {
  const { form, frame, timeZone, yacht } = parts;
  const entry = form.watch();
  const { type } = entry;
  const isBooking = bookingTypes.includes(type);
  const event = eventOf(entry, timeZone, null);
  const span = spanOf(event);
  const spanText = JSON.stringify(span);
  const report = useEffectEvent((text: string) => onSpan(JSON.parse(text) as DrawnSpan | null));
  useEffect(() => report(spanText), [spanText]);

  return (
    <SheetForm
      frame={frame}
      title={`New ${type === 'other' ? 'event' : eventTypeLabels[type].toLowerCase()}`}
      note={[yacht?.label, span && lengthWords(timeZone, { ...span, type })].filter(Boolean).join(', ')}
      beside={<PageLink search={{ ...searchOf(type, span), customerId: entry.customerId ?? undefined }} />}
      head={<Types type={type} onType={parts.onType} />}
      action="Add event"
      stays={stays}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isBooking ? <CustomerField {...parts} first /> : <TitleField {...parts} />}
        {asksYacht && <YachtField {...parts} />}
        <KindField {...parts} />
        {isBooking && <PriceField {...parts} />}
        <div>
          <EventDateFields {...parts} inColumn />
        </div>
        <More parts={parts} isBooking={isBooking} hasYacht={!asksYacht} />
      </div>
    </SheetForm>
  );
}

function spanOf({ yachtId, startDate, endDate }: ReturnType<typeof eventOf>): DrawnSpan | null {
  return startDate && endDate && startDate < endDate ? { yachtId, startDate, endDate } : null;
}

/** The search parameters that open the same event in the form as a page. */
function searchOf(type: EventType, span: DrawnSpan | null): NewEventSearch {
  const kind = type === 'charter' ? 'charter' : type === 'day_rent' ? 'day' : undefined;
  return {
    yachtId: span?.yachtId ?? undefined,
    type,
    duration: kind,
    start: span?.startDate,
    end: span?.endDate,
  };
}

function PageLink({ search }: { search: NewEventSearch }) {
  return (
    <Link
      to="/schedule/new"
      search={search}
      aria-label="Open as a page"
      title="Open as a page"
      className={buttonLook({ variant: 'ghost', size: 'icon' })}
    >
      <ExternalLink aria-hidden />
    </Link>
  );
}

// Bookings first: most drawn events are bookings.
const types = [...eventTypes].toSorted((a, b) => Number(bookingTypes.includes(b)) - Number(bookingTypes.includes(a)));

/** The type, chosen where the drawing ended. */
function Types({ type: chosen, onType }: { type: EventType; onType: (type: EventType) => void }) {
  return (
    <fieldset className={`mt-3 grid-cols-3 ${segmentsLook}`}>
      <legend className="sr-only">Type</legend>
      {types.map((type) => (
        <label
          key={type}
          aria-current={type === chosen ? 'page' : undefined}
          className={`relative h-8 px-2 has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:min-h-11 ${segmentLook}`}
        >
          <input
            type="radio"
            name="drawn-type"
            checked={type === chosen}
            onChange={() => onType(type)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
          />
          {eventTypeLabels[type]}
        </label>
      ))}
    </fieldset>
  );
}

const behindMore: (keyof EventEntry)[] = ['description', 'color', 'currency', 'estimatedCost', 'actualCost'];

/** The fields that few change. They open by themselves if one of them has an error. */
function More({ parts, isBooking, hasYacht }: { parts: EventParts; isBooking: boolean; hasYacht: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { errors } = parts.form.formState;
  const isWrong = behindMore.some((field) => errors[field]) || (hasYacht && errors.yachtId) || (isBooking && errors.title !== undefined);
  if (isWrong && !isOpen) setOpen(true);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-9 items-center gap-1.5 justify-self-start rounded-md text-nav font-medium text-accent hover:underline pointer-coarse:min-h-11"
      >
        More
        <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && (
        <Suspense>
          <MoreFields {...parts} withTitle={isBooking} withYacht={hasYacht} />
        </Suspense>
      )}
    </>
  );
}
