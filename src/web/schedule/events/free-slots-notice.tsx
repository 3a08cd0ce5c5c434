import { useQuery } from '@tanstack/react-query';
import { CalendarX2, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FreeSlots, Slot } from '#domain/schedule/free-slots.ts';
import { standstillTypes } from '#domain/schedule/in-the-way.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { useDates } from '../../platform/dates.ts';
import { useSettled } from '../../ui/settled.ts';
import { eventOf, type EventEntry } from './event-entry.ts';
import { freeSlotsQuery, type Wish } from './new-event-query.ts';

/** Whether the yacht is free at the entered time, checked whenever that has settled; null until known. */
export function useFreeSlots(entry: EventEntry, timeZone: string, stored: ScheduleEvent | null): FreeSlots | null {
  const wish = wishOf(entry, timeZone, stored);
  const settled = useSettled(wish === null ? '' : JSON.stringify(wish));
  const wishSettled = settled === '' ? null : (JSON.parse(settled) as Wish);
  const { data } = useQuery(freeSlotsQuery(wishSettled));
  return wish !== null && data && settled === JSON.stringify(wish) ? data : null;
}

/** The time to check for conflicts; null while the event is incomplete or can't conflict with anything. */
export function wishOf(entry: EventEntry, timeZone: string, stored: ScheduleEvent | null): Wish | null {
  const { yachtId, type, startDate, endDate } = eventOf(entry, timeZone, stored);
  const matters = bookingTypes.includes(type) || standstillTypes.includes(type);
  if (!matters || yachtId === null || !startDate || !endDate || endDate <= startDate) return null;
  return { yachtId, type, startDate, endDate, except: stored?.id };
}

type Props = {
  slots: FreeSlots | null;
  id: string;
  /** Whether the bar with the form's buttons covers the end of the scrolled area. */
  underBar: boolean;
  onSlot: (slot: Slot) => void;
  onYacht: (yacht: FreeSlots['yachts'][number]) => void;
};

/** What conflicts with the entered time, and alternatives. It scrolls into view by itself. */
export function FreeSlotsNotice({ slots, id, underBar, onSlot, onYacht }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const dates = useDates();
  const conflict = slots?.conflict;
  const message = conflict?.message;
  useEffect(() => {
    if (message) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return (
    <div ref={ref} id={id} tabIndex={-1} role="status" className="outline-offset-4" style={{ scrollMarginBottom: underBar ? 84 : 8 }}>
      {slots && conflict && (
        <div className={`mt-5 rounded-lg p-4 ${conflict.code === 'schedule_overlap' ? 'bg-amber-soft' : 'bg-red-soft'}`}>
          <p className={`flex gap-2.5 font-medium ${conflict.code === 'schedule_overlap' ? 'text-amber' : 'text-red'}`}>
            {conflict.code === 'schedule_overlap' ? (
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            ) : (
              <CalendarX2 aria-hidden className="mt-0.5 size-4 shrink-0" />
            )}
            <span className="min-w-0 wrap-anywhere">{conflict.message}</span>
          </p>
          <Offers name={slots.slots.length > 0 ? 'Nearest free times' : 'No free time of this length in the next three months.'}>
            {slots.slots.map((slot) => (
              <Offer key={slot.startDate} onTake={() => onSlot(slot)}>
                {dates.period(slot.startDate, slot.endDate)}
              </Offer>
            ))}
          </Offers>
          {slots.yachts.length > 0 && (
            <Offers name="Free at that time">
              {slots.yachts.map((yacht) => (
                <Offer key={yacht.id} onTake={() => onYacht(yacht)}>
                  {yacht.name}
                </Offer>
              ))}
            </Offers>
          )}
        </div>
      )}
      {slots && slots.notices.length > 0 && <Notices notices={slots.notices} />}
    </div>
  );
}

/** Notices about the yacht before booking. Those to confirm stand out. */
function Notices({ notices }: { notices: FreeSlots['notices'] }) {
  const asks = notices.some(({ severity }) => severity === 'ask');
  return (
    <ul className={`mt-5 grid gap-1 rounded-lg p-4 text-nav ${asks ? 'bg-amber-soft text-amber' : 'bg-sunken text-ink-2'}`}>
      {notices.map(({ message, severity }) => (
        <li key={message} className={`flex gap-2.5 ${severity === 'ask' ? 'font-medium' : ''}`}>
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
  );
}

function Offers({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={name} className="mt-3">
      <p className="text-xs text-ink-2">{name}</p>
      <div className="mt-1.5 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function Offer({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onTake}
      className="tnum min-h-8 rounded-lg border border-line-strong bg-surface px-2.5 py-1 text-left text-nav font-medium shadow-1 transition-colors hover:bg-hover"
    >
      {children}
    </button>
  );
}
