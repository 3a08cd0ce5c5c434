import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { kindNamed } from '#domain/maintenance/named-kind.ts';
import { usualHours, usualWords } from '#domain/schedule/new-event.ts';
import { bookingTypes, type EventType } from '#domain/schedule/words.ts';
import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { addDays, daysBetween } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { customerQuery } from '../../customers/customer-query.ts';
import { readUsualTerms } from '../../yachts/usual-terms-query.ts';
import { currencyOf, type EventEntry } from './event-entry.ts';
import type { EventFormState } from './event-fields.tsx';
import { bookingsOfCustomerQuery } from './new-event-query.ts';

/** What a drawn event knows besides its form: the days and times it would have with another type. */
export type Drawn = { timesOf: (type: EventType) => Partial<EventEntry> };

/** The default start and end of a new event of a type on a yacht with these terms. */
export type Begins = (yachtId: number, type: EventType, terms: UsualTerms) => Promise<Partial<EventEntry>>;

const times = ['startDay', 'startTime', 'endDay', 'endTime'] as const;

/**
 * Untouched fields of a new event follow the others: title, description, and the maintenance type that its title names. The times of a
 * drawn event follow too, and it is named after its customer: "de Graaf 4" is their fourth booking. Another yacht brings her currency. If
 * nothing was drawn, another yacht or type brings her hours for it.
 */
export function useFollowing(form: EventFormState, isNew: boolean, { drawn, begins }: { drawn: Drawn | null; begins: Begins | null }) {
  const queries = useQueryClient();
  const calledAfter = useRef<string | null>(null);
  const filled = useRef<Partial<EventEntry>>({});
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  function fill(values: Partial<EventEntry>) {
    for (const [field, value] of Object.entries(values) as [keyof EventEntry, never][]) {
      if (!isNew || isTouched(field)) continue;
      filled.current[field] = value;
      form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
    }
  }

  /** Whether a user entered it. A value filled in here also counts as changed for the form. */
  function isTouched(field: keyof EventEntry): boolean {
    return form.getFieldState(field).isDirty && form.getValues(field) !== filled.current[field];
  }

  function titleOf(type: EventType): string {
    return (bookingTypes.includes(type) && calledAfter.current) || usualWords(type).title;
  }

  function followTitle(title: string) {
    if (form.getValues('type') === 'maintenance') fill({ maintenanceType: kindNamed(title) ?? 'general' });
  }

  function followType(type: EventType) {
    fill({ title: titleOf(type), description: usualWords(type).description });
    if (drawn && !isTimed()) fill(drawn.timesOf(type));
    followTitle(form.getValues('title'));
    if (begins && !isTimed()) alsoWait(readHours(form.getValues('yachtId')));
  }

  function isTimed(): boolean {
    return times.some(isTouched);
  }

  async function readYacht(id: number | null) {
    const terms = await readTerms(id);
    if (id === null || !terms) return;
    fill({ currency: currencyOf(terms.currency) });
    await followHours(id, terms);
  }

  async function readHours(id: number | null) {
    const terms = await readTerms(id);
    if (id !== null && terms) await followHours(id, terms);
  }

  /** The terms of the chosen yacht. If they can't be loaded, or another one was chosen meanwhile, nothing follows from them. */
  async function readTerms(id: number | null) {
    if (!isNew || id === null) return null;
    const terms = await readUsualTerms(queries, id).catch(() => null);
    return form.getValues('yachtId') === id ? terms : null;
  }

  async function followHours(id: number, terms: UsualTerms) {
    if (!begins) return;
    const type = form.getValues('type');
    const hours = isTimed() ? hoursOf(type, terms) : await begins(id, type, terms);
    // Another yacht or type that was chosen meanwhile brings its own.
    if (form.getValues('yachtId') === id && form.getValues('type') === type) fill(hours);
  }

  /** Her usual hours on the entered days, unless they would end before they begin. */
  function hoursOf(type: EventType, terms: UsualTerms): Partial<EventEntry> {
    const { start, end } = usualHours(type, terms);
    const { startDay, endDay } = form.getValues();
    return startDay < endDay || start < end ? { startTime: start, endTime: end } : {};
  }

  async function readCustomer(id: number | null) {
    if (!drawn) return;
    calledAfter.current = null;
    if (id !== null) {
      const called = Promise.all([queries.fetchQuery(customerQuery(id)), queries.fetchQuery(bookingsOfCustomerQuery(id))]);
      const [customer, bookings] = await called.catch(() => []);
      // Another customer may have been chosen meanwhile.
      if (form.getValues('customerId') !== id) return;
      // One that can't be loaded gives no title, and doesn't leave that of the one before.
      calledAfter.current = customer && bookings !== undefined ? `${customer.lastName} ${bookings + 1}` : null;
    }
    const type = form.getValues('type');
    if (bookingTypes.includes(type)) fill({ title: titleOf(type) });
  }

  /** Neither fails: nothing follows from what can't be loaded. */
  function alsoWait(read: Promise<void>) {
    underWay.current = Promise.all([underWay.current, read]);
  }

  return {
    followType,
    followTitle,
    followYacht: (id: number | null) => alsoWait(readYacht(id)),
    followCustomer: (id: number | null) => alsoWait(readCustomer(id)),
    /** Waits until everything that follows from the chosen yacht and customer is filled in, so that an early save includes it. */
    settled: () => underWay.current,
  };
}

/** A start moved past the end, in the calendar or by typing, takes the end along, by as many days. */
export function useStartThatPushesTheEnd({ getValues, setValue }: EventFormState) {
  const [focused, setFocused] = useState('');

  function pushEnd(before: string) {
    const { startDay, endDay } = getValues();
    if (!isDay(before) || !isDay(startDay) || !isDay(endDay) || startDay <= endDay) return;
    setValue('endDay', addDays(endDay, daysBetween(before, startDay)), { shouldDirty: true, shouldValidate: true });
  }

  return {
    onFocus: () => setFocused(getValues('startDay')),
    // Not while it is typed: a year passes through many others while it is entered.
    onLeave: () => pushEnd(focused),
    onPick: (_day: string, before: string) => pushEnd(before),
  };
}
