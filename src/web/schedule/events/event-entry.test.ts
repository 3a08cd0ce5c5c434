import { describe, expect, test, vi } from 'vitest';
import { newEvent } from '#domain/schedule/new-event.ts';
import { anEvent } from '../../testing/given.ts';
import { blankEntry, changesOf, currencyOf, entryOf, entryResolver, eventOf, type EventEntry } from './event-entry.ts';

const paris = 'Europe/Paris';
const entry = (more: Partial<EventEntry> = {}): EventEntry => ({ ...entryOf(anEvent(), paris), ...more });
const resolved = (more: Partial<EventEntry>, stored = anEvent()) =>
  entryResolver(paris, stored)(entry(more), undefined, { fields: {}, shouldUseNativeValidation: false });

test('a currency that bookings can’t be priced in counts as the default one', () => {
  expect(['EUR', 'JPY', 'SEK', '', null].map(currencyOf)).toEqual(['EUR', 'JPY', 'USD', 'USD', 'USD']);
});

describe('a new event', () => {
  test('begins with the values of its link and nothing else', () => {
    const draft = newEvent({ type: 'charter', start: '2026-06-06T07:00:00Z', end: '2026-06-09T10:00:00Z' }, paris, '2026-01-01T00:00:00Z');
    expect(blankEntry(draft, { yachtId: 7, customerId: null, currency: 'EUR' })).toEqual({
      type: 'charter',
      maintenanceType: 'general',
      title: '',
      description: '',
      color: '',
      yachtId: 7,
      customerId: null,
      currency: 'EUR',
      startDay: '2026-06-06',
      startTime: '09:00',
      endDay: '2026-06-09',
      endTime: '12:00',
      price: '',
      estimatedCost: '',
      actualCost: '',
    });
  });
});

describe('a stored event', () => {
  test('is shown with its days and times in the company’s zone, and its money in decimals', () => {
    const event = anEvent({
      description: 'Bring the tender',
      color: 'teal',
      price: 1_250_050,
      estimatedCost: 0,
      currency: 'SEK',
      customerId: 3,
    });
    expect(entryOf(event, 'America/New_York')).toEqual({
      type: 'charter',
      maintenanceType: 'general',
      title: 'Week to Calvi',
      description: 'Bring the tender',
      color: 'teal',
      yachtId: 1,
      customerId: 3,
      startDay: '2026-06-06',
      startTime: '03:00',
      endDay: '2026-06-06',
      endTime: '10:00',
      price: '12500.50',
      estimatedCost: '0.00',
      actualCost: '',
      currency: 'USD',
    });
  });

  test('with unreadable dates is shown from now for three hours', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T22:50:00.000Z') });
    try {
      const shownEntry = entryOf(anEvent({ endDate: 'some day' }), paris);
      expect([shownEntry.startDay, shownEntry.startTime, shownEntry.endDay, shownEntry.endTime]).toEqual([
        '2026-12-31',
        '23:50',
        '2027-01-01',
        '02:50',
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('comes back unchanged from an untouched form, to the second', () => {
    const event = anEvent({ startDate: '2026-10-25T01:30:07.500Z', endDate: '2026-10-25T05:00:59.000Z', price: 99 });
    expect(eventOf(entryOf(event, paris), paris, event)).toMatchObject({
      startDate: event.startDate,
      endDate: event.endDate,
      price: 99,
      estimatedCost: null,
    });
  });
});

test('entered dates and amounts become instants and hundredths', () => {
  const typed = { startDay: '2026-07-01', startTime: '9', endDay: '2026-07-02', endTime: '1630', price: '1.005', actualCost: 'a lot' };
  const event = eventOf(entry(typed), paris, null);
  expect(event).toMatchObject({
    startDate: '2026-07-01T07:00:00.000Z',
    endDate: '2026-07-02T14:30:00.000Z',
    price: 101,
    estimatedCost: null,
    actualCost: Number.NaN,
  });
  expect(Object.keys(event).filter((field) => /Day$|Time$/.test(field))).toEqual([]);
});

test('only touched fields are changed, and touching a day or a time touches its date', () => {
  const values = { title: 'New', price: 1, startDate: 'a start', endDate: 'an end' } as never;
  expect(changesOf(values, { title: true })).toEqual({ title: 'New' });
  expect(changesOf(values, { startTime: true, endDay: true })).toEqual({ startDate: 'a start', endDate: 'an end' });
  expect(changesOf(values, { endTime: true })).toEqual({ endDate: 'an end' });
  expect(changesOf(values, {})).toEqual({});
});

const messages = async (more: Partial<EventEntry>) => {
  const { errors } = await resolved(more);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

describe('the errors of an entered event', () => {
  test('are none if everything is valid', async () => {
    const { values, errors } = await resolved({ price: '12.5' });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ title: 'Week to Calvi', price: 1250, startDate: '2026-06-06T07:00:00.000Z' });
  });

  test.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ yachtId: null }, { yachtId: 'Please select a yacht' }],
    [{ startDay: '' }, { startDay: 'Start date is required' }],
    [{ endDay: '' }, { endDay: 'End date is required' }],
    [{ startTime: 'noon' }, { startTime: 'Time must be in 24-hour format (HH:MM)' }],
    [{ endTime: '25:00' }, { endTime: 'Time must be in 24-hour format (HH:MM)' }],
    [
      { startDay: '', startTime: '' },
      { startTime: 'Time must be in 24-hour format (HH:MM)', startDay: 'Start date is required' },
    ],
    [{ endTime: '09:00' }, { endDay: 'End date/time must be after start date/time' }],
    [{ endDay: '2026-06-05' }, { endDay: 'End date/time must be after start date/time' }],
    [{ endDay: '2031-06-07' }, { endDay: 'An event can last at most five years' }],
    [{ price: '-1' }, { price: 'Price cannot be negative' }],
    [{ price: 'a lot' }, { price: 'Please enter an amount' }],
    [
      { estimatedCost: '1.250.5', actualCost: '.' },
      { estimatedCost: 'Please enter an amount', actualCost: 'Please enter an amount' },
    ],
    [{ actualCost: '-0.01' }, { actualCost: 'Cost cannot be negative' }],
  ] as [Partial<EventEntry>, object][])('%j: %j', async (wrong, expected) => {
    expect(await messages(wrong)).toEqual(expected);
  });
});
