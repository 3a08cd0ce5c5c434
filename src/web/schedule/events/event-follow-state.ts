import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { kindNamed } from '#domain/maintenance/named-kind.ts';
import { usualWords } from '#domain/schedule/new-event.ts';
import { bookingTypes, type EventType } from '#domain/schedule/words.ts';
import { customerQuery } from '../../customers/customer-query.ts';
import type { EventEntry } from './event-entry.ts';
import type { EventFormState } from './event-fields.tsx';
import { bookingsOfCustomerQuery } from './new-event-query.ts';

/** What a drawn event knows beside its form: its days and times, were it of another type. */
export type Drawn = { timesOf: (type: EventType) => Partial<EventEntry> };

/**
 * What nobody touched of a new event follows what it is: title, description, and the kind of work that its title names. One that was
 * drawn has its times follow too, and is called after its customer: "de Graaf 4" is their fourth booking.
 */
export function useFollowing(form: EventFormState, isNew: boolean, drawn: Drawn | null) {
  const queries = useQueryClient();
  const calledAfter = useRef<string | null>(null);

  function fill(values: Partial<EventEntry>) {
    for (const [field, value] of Object.entries(values) as [keyof EventEntry, never][])
      if (isNew && !form.getFieldState(field).isDirty) form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
  }

  function titleOf(type: EventType): string {
    return (bookingTypes.includes(type) && calledAfter.current) || usualWords(type).title;
  }

  function followTitle(title: string) {
    if (form.getValues('type') === 'maintenance') fill({ maintenanceType: kindNamed(title) ?? 'general' });
  }

  function followType(type: EventType) {
    fill({ title: titleOf(type), description: usualWords(type).description });
    const times = ['startDay', 'startTime', 'endDay', 'endTime'] as const;
    if (drawn && !times.some((field) => form.getFieldState(field).isDirty)) fill(drawn.timesOf(type));
    followTitle(form.getValues('title'));
  }

  async function followCustomer(id: number | null) {
    if (!drawn) return;
    calledAfter.current = null;
    if (id !== null) {
      const called = Promise.all([queries.fetchQuery(customerQuery(id)), queries.fetchQuery(bookingsOfCustomerQuery(id))]);
      const [customer, bookings] = await called.catch(() => []);
      // Meanwhile somebody else may have been chosen. Who can't be read gives no title.
      if (form.getValues('customerId') !== id || !customer || bookings === undefined) return;
      calledAfter.current = `${customer.lastName} ${bookings + 1}`;
    }
    const type = form.getValues('type');
    if (bookingTypes.includes(type)) fill({ title: titleOf(type) });
  }

  return { followType, followTitle, followCustomer };
}
