import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { MaintenanceType } from '#domain/maintenance/words.ts';
import type { NewEvent } from '#domain/schedule/new-event.ts';
import { endFault, NewScheduleEvent, type ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { EventType } from '#domain/schedule/words.ts';
import { centsOf, decimalOf, eventCurrencies } from '#domain/shared/money.ts';
import { timeTyped } from '#domain/shared/typed-time.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { instantEntered, isUnreadDay } from '../../platform/entered-time.ts';
import { readableSpan } from '../../platform/readable-dates.ts';
import type { Touched } from '../../platform/saving.ts';

type EventCurrency = (typeof eventCurrencies)[number];

/** The form values of an event. Days and times are in the company's time zone, money is decimal. */
export type EventEntry = {
  type: EventType;
  /** The maintenance type, for new work. */
  maintenanceType: MaintenanceType;
  title: string;
  description: string;
  color: string;
  yachtId: number | null;
  customerId: number | null;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  price: string;
  estimatedCost: string;
  actualCost: string;
  currency: EventCurrency;
};

type Field = keyof EventEntry;

const usualCurrency: EventCurrency = 'USD';

export function currencyOf(code: string | null): EventCurrency {
  return eventCurrencies.find((each) => each === code) ?? usualCurrency;
}

/** The initial values of a new event. */
export function blankEntry(
  { start, end, ...words }: NewEvent,
  { yachtId, customerId, currency }: Pick<EventEntry, 'yachtId' | 'customerId' | 'currency'>,
): EventEntry {
  return {
    ...words,
    maintenanceType: 'general',
    yachtId,
    customerId,
    currency,
    color: '',
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    price: '',
    estimatedCost: '',
    actualCost: '',
  };
}

/** The same event at another time. */
export function entryAt(entry: EventEntry, { startDate, endDate }: { startDate: string; endDate: string }, timeZone: string): EventEntry {
  const [start, end] = [wallClockIn(timeZone, startDate), wallClockIn(timeZone, endDate)];
  return { ...entry, startDay: start.day, startTime: start.time, endDay: end.day, endTime: end.time };
}

export function entryOf(event: ScheduleEvent, timeZone: string): EventEntry {
  const [start, end] = readableSpan(event.startDate, event.endDate).map((at) => wallClockIn(timeZone, at));
  return {
    type: event.type,
    maintenanceType: 'general',
    title: event.title,
    description: event.description ?? '',
    color: event.color ?? '',
    yachtId: event.yachtId,
    customerId: event.customerId,
    startDay: start?.day ?? '',
    startTime: start?.time ?? '',
    endDay: end?.day ?? '',
    endTime: end?.time ?? '',
    price: amountOf(event.price),
    estimatedCost: amountOf(event.estimatedCost),
    actualCost: amountOf(event.actualCost),
    currency: currencyOf(event.currency),
  };
}

function amountOf(hundredths: number | null): string {
  return hundredths === null ? '' : decimalOf(hundredths);
}

/** The amount entered, in hundredths; null for none. An invalid amount becomes NaN, which the rules refuse. */
function hundredthsIn(entered: string): number | null {
  return entered.trim() === '' ? null : (centsOf(entered) ?? Number.NaN);
}

/** The entered values as the server expects them. */
export function eventOf(
  { startDay, startTime, endDay, endTime, maintenanceType, ...rest }: EventEntry,
  timeZone: string,
  stored: ScheduleEvent | null,
) {
  return {
    ...rest,
    maintenanceType: rest.type === 'maintenance' && stored === null ? maintenanceType : undefined,
    price: hundredthsIn(rest.price),
    estimatedCost: hundredthsIn(rest.estimatedCost),
    actualCost: hundredthsIn(rest.actualCost),
    startDate: instantEntered(timeZone, startDay, timeTyped(startTime) ?? startTime, stored?.startDate),
    endDate: instantEntered(timeZone, endDay, timeTyped(endTime) ?? endTime, stored?.endDate),
  };
}

/** Only the touched fields, by the server's names. */
export function changesOf(values: NewScheduleEvent, touched: Touched<EventEntry>): Partial<NewScheduleEvent> {
  const changed: Record<string, unknown> = {
    ...touched,
    startDate: touched.startDay || touched.startTime,
    endDate: touched.endDay || touched.endTime,
  };
  return Object.fromEntries(Object.entries(values).filter(([field]) => changed[field]));
}

/** The form fields in which fields of another name are entered. */
export const enteredIn = { startDate: 'startDay', endDate: 'endDay' } as const;

const resolveEvent = standardSchemaResolver(NewScheduleEvent) as unknown as Resolver<Record<string, unknown>, unknown, NewScheduleEvent>;

/** Validates the form by the rules of the domain, with each error at the field it was entered in. */
export function entryResolver(timeZone: string, stored: ScheduleEvent | null): Resolver<EventEntry, unknown, NewScheduleEvent> {
  return async (entry, context, options) => {
    const event = eventOf(entry, timeZone, stored);
    const { values, errors } = await resolveEvent(event, context, options as never);
    const found: FieldErrors<EventEntry> = {};
    const blame = (field: Field, message: string) => (found[field] ??= { type: 'rule', message, ref: options.fields[field]?.ref as never });

    for (const field of ['startDay', 'endDay'] as const) if (isUnreadDay(entry[field])) blame(field, 'Please enter a date');
    for (const field of ['startTime', 'endTime'] as const)
      if (timeTyped(entry[field]) === null) blame(field, 'Time must be in 24-hour format (HH:MM)');
    for (const [path, error] of Object.entries(errors)) {
      // A day with an unreadable time makes no instant; only the error of the time is shown.
      if ((path === 'startDate' && entry.startDay && found.startTime) || (path === 'endDate' && entry.endDay && found.endTime)) continue;
      blame(enteredIn[path as keyof typeof enteredIn] ?? (path as Field), String(error?.message));
    }
    const { startDate, endDate } = event;
    const fault = startDate && endDate ? endFault({ startDate, endDate }) : null;
    if (fault) blame('endDay', fault);
    return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values: values as NewScheduleEvent, errors: {} };
  };
}
