import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { datesFault } from '#domain/desk/charter-dates.ts';
import { NewCharter, type Charter, type CharterChanges } from '#domain/desk/charter.ts';
import type { charterSources, charterTypes } from '#domain/desk/charter-words.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { instantEntered, isUnreadDay, timeFault } from '../../platform/entered-time.ts';
import { changesIn, type Touched } from '../../platform/saving.ts';

/** The form values of a charter. Days and times are local to the company's time zone. */
export type CharterEntry = {
  type: (typeof charterTypes)[number];
  yachtId: number | null;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  adults: string;
  children: string;
  extraIds: number[];
  customerId: number | null;
  contactFirstName: string;
  contactLastName: string;
  contactEmail: string;
  contactPhone: string;
  source: (typeof charterSources)[number];
  agencyId: number | null;
  message: string;
  notes: string;
  companyId: number | null;
};

type Field = keyof CharterEntry;
type Values = z.infer<typeof NewCharter>;

export const entryLabels: Record<Field, string> = {
  type: 'Type',
  yachtId: 'Yacht',
  startDay: 'Start date',
  startTime: 'Start time',
  endDay: 'End date',
  endTime: 'End time',
  adults: 'Adults',
  children: 'Children',
  extraIds: 'Extras',
  customerId: 'Customer',
  contactFirstName: 'First name',
  contactLastName: 'Last name',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  source: 'Source',
  agencyId: 'Agency',
  message: 'Message',
  notes: 'Notes',
  companyId: 'Company',
};

/** When charters begin and end if the yacht's terms don't say. */
const usualTimes = { startTime: '17:00', endTime: '09:00' };

/** A new charter, prefilled from the address. */
export function blankEntry(given: Partial<CharterEntry>): CharterEntry {
  return {
    type: 'charter',
    yachtId: null,
    startDay: '',
    endDay: '',
    ...usualTimes,
    adults: '2',
    children: '0',
    extraIds: [],
    customerId: null,
    contactFirstName: '',
    contactLastName: '',
    contactEmail: '',
    contactPhone: '',
    source: 'manual',
    agencyId: null,
    message: '',
    notes: '',
    companyId: null,
    ...given,
  };
}

export function entryOf(charter: Charter, timeZone: string): CharterEntry {
  const { type, yachtId, startDate, endDate, customerId, source, agencyId, companyId, lines } = charter;
  const start = startDate ? wallClockIn(timeZone, startDate) : { day: '', time: usualTimes.startTime };
  const end = endDate ? wallClockIn(timeZone, endDate) : { day: '', time: usualTimes.endTime };
  return {
    type,
    yachtId,
    customerId,
    source,
    agencyId,
    companyId,
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    adults: String(charter.adults),
    children: String(charter.children),
    extraIds: lines.flatMap(({ extraId }) => extraId ?? []).toSorted((a, b) => a - b),
    contactFirstName: charter.contactFirstName ?? '',
    contactLastName: charter.contactLastName ?? '',
    contactEmail: charter.contactEmail ?? '',
    contactPhone: charter.contactPhone ?? '',
    message: charter.message ?? '',
    notes: charter.notes ?? '',
  };
}

/** The entered values as the server expects them. */
export function charterOf(entry: CharterEntry, timeZone: string, stored: Charter | null) {
  const { startDay, startTime, endDay, endTime, adults, children, ...rest } = entry;
  const { contactFirstName, contactLastName, contactEmail, contactPhone, message, notes } = rest;
  return {
    ...rest,
    startDate: startDay === '' ? null : instantEntered(timeZone, startDay, startTime, stored?.startDate),
    endDate: endDay === '' ? null : instantEntered(timeZone, endDay, endTime, stored?.endDate),
    adults: adults.trim() === '' ? Number.NaN : Number(adults),
    children: Number(children),
    contactFirstName: contactFirstName.trim() || null,
    contactLastName: contactLastName.trim() || null,
    contactEmail: contactEmail.trim() || null,
    contactPhone: contactPhone.trim() || null,
    message: message.trim() || null,
    notes: notes.trim() || null,
  };
}

/** The changes to send, from the fields that were touched. */
export function changesOf(values: Values, touched: Touched<CharterEntry>): z.infer<typeof CharterChanges> {
  const { type: _type, companyId: _companyId, ...rest } = values;
  const dates = { startDate: touched.startDay || touched.startTime, endDate: touched.endDay || touched.endTime };
  return changesIn(rest as z.infer<typeof CharterChanges>, { ...touched, ...dates });
}

/** The form field in which a field of the charter is entered, if its name differs. */
export const enteredIn: Record<string, Field> = { startDate: 'startDay', endDate: 'endDay' };

const resolveNew = standardSchemaResolver(NewCharter) as unknown as Resolver<Record<string, unknown>, unknown, Values>;

/** Checks the entered values by the rules of the domain, with each error at the field it was entered in. */
export function entryResolver(timeZone: string, stored: Charter | null): Resolver<CharterEntry, unknown, Values> {
  return async (entry, context, options) => {
    const charter = charterOf(entry, timeZone, stored);
    const { values, errors } = await resolveNew(charter, context, options as never);
    const faults: FieldErrors<CharterEntry> = {};
    const blame = (field: Field, message: string) =>
      (faults[field] ??= { type: 'rule', message, ref: options.fields[field]?.ref as never });

    for (const [day, time, name] of ends) {
      if (isUnreadDay(entry[day])) blame(day, 'Please complete the date, or clear it');
      const fault = entry[day] ? timeFault(entry[time], `${name} time is required`) : null;
      if (fault) blame(time, fault);
    }
    for (const [path, error] of Object.entries(errors)) {
      if ((path === 'startDate' && faults.startTime) || (path === 'endDate' && faults.endTime)) continue;
      blame(enteredIn[path] ?? (path as Field), String(error?.message));
    }
    const { startDate, endDate } = charter;
    if (startDate && entry.endDay === '') blame('endDay', 'End date is required');
    if (endDate && entry.startDay === '') blame('startDay', 'Start date is required');
    const fault = startDate && endDate ? datesFault({ type: entry.type, startDate, endDate }) : null;
    if (fault) blame('endDay', fault);
    return Object.keys(faults).length > 0 ? { values: {}, errors: faults } : { values: values as Values, errors: {} };
  };
}

const ends = [
  ['startDay', 'startTime', 'Start'],
  ['endDay', 'endTime', 'End'],
] as const;
