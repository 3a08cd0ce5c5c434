import { describe, expect, test } from 'vitest';
import { aRecord } from '../testing/given.ts';
import { differenceWords, lengthOf, shareOf } from './record/fact-words.ts';
import { anyYard, blankEntry, entryOf, entryResolver, recordOf, type MaintenanceEntry, changesOf } from './maintenance-entry.ts';
import { maintenanceSearch, newRecordSearch, recordsQuery, tipsSearch } from './maintenance-query.ts';

const paris = 'Europe/Paris';
const defined = <Search extends object>(search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
const entry = (more: Partial<MaintenanceEntry> = {}): MaintenanceEntry => ({ ...entryOf(aRecord(), paris), ...more });

async function messages(more: Partial<MaintenanceEntry>) {
  const { errors } = await entryResolver(paris, null)(entry(more), undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

describe('the form of work', () => {
  test('begins at eight in the morning or when the yard opens, with what a tip suggests', () => {
    expect(blankEntry({}, null, anyYard)).toMatchObject({
      title: '',
      type: '',
      status: 'pending',
      progress: 0,
      scheduledDay: '',
      scheduledTime: '08:00',
      completedTime: '17:00',
    });
    expect(
      blankEntry({ title: 'Life raft', type: 'safety', date: '2027-03-01' }, 7, { workBegins: '07:30', workEnds: null }),
    ).toMatchObject({
      title: 'Life raft',
      type: 'safety',
      scheduledDay: '2027-03-01',
      scheduledTime: '07:30',
      completedTime: '17:00',
      yachtId: 7,
    });
  });

  test('begins with its services and defects, and leaves out what it doesn’t have', () => {
    const engine = { id: 3, label: 'Port engine' };
    const services = [{ id: 9, label: 'Port engine, 250 h service' }];
    const blank = blankEntry({}, 7, anyYard, { equipment: engine, services, defects: [] });
    expect(recordOf(blank, paris, null)).toMatchObject({ equipmentId: 3, assigneeId: null, planIds: [9], defectIds: undefined });
    expect(recordOf(blankEntry({}, 7, anyYard), paris, null)).toMatchObject({ equipmentId: null, planIds: undefined });
  });

  test('shows what work still covers, and sends only what was removed', () => {
    const stored = aRecord({
      equipmentId: 3,
      equipmentName: 'Port engine',
      contractor: 'Yard West',
      services: [
        { planId: 9, serviceId: null, title: '250 h service', equipmentName: 'Port engine', doneOn: null },
        { planId: 8, serviceId: 70, title: 'Impeller', equipmentName: 'Port engine', doneOn: '2026-05-01' },
      ],
      defects: [{ id: 5, title: 'Steering hose leaks', severity: 'may_not_sail', status: 'accepted' }],
    });
    const storedEntry = entryOf(stored, paris);
    expect(storedEntry).toMatchObject({
      equipment: { id: 3, label: 'Port engine' },
      assignee: null,
      contractor: 'Yard West',
      services: [{ id: 9, label: 'Port engine, 250 h service' }],
      defects: [{ id: 5, label: 'Steering hose leaks' }],
    });
    const sent = recordOf({ ...storedEntry, services: [] }, paris, stored);
    expect(sent).toMatchObject({ planIds: [], defectIds: [5], equipmentId: 3 });
    expect(changesOf(sent as never, { services: true })).toEqual({ planIds: [] });
    expect(changesOf(sent as never, { equipment: true, assignee: true })).toEqual({ equipmentId: 3, assigneeId: null });
  });

  test('shows stored work in the company’s time zone', () => {
    const done = aRecord({ completedDate: '2026-06-07T22:30:00.000Z', estimatedCost: '480.00', description: 'Both' });
    expect(entryOf(done, paris)).toMatchObject({
      scheduledDay: '2026-06-06',
      scheduledTime: '08:00',
      completedDay: '2026-06-08',
      completedTime: '00:30',
      estimatedCost: '480.00',
      actualCost: '',
      description: 'Both',
    });
    expect(entry()).toMatchObject({ completedDay: '', completedTime: '17:00' });
  });

  test('returns an untouched record unchanged, to the second', () => {
    const stored = aRecord({ scheduledDate: '2026-06-06T06:00:42.000Z', completedDate: '2026-10-25T01:30:07.000Z' });
    expect(recordOf(entryOf(stored, paris), paris, stored)).toMatchObject({
      scheduledDate: stored.scheduledDate,
      completedDate: stored.completedDate,
    });
  });

  test.each([
    ['', null],
    [' ', null],
    ['0', null],
    ['0.00', null],
    ['480', '480'],
    ['-5', '-5'],
    ['a lot', 'a lot'],
  ])('reads %j as a cost of %j', (typed, cost) => {
    expect(recordOf(entry({ estimatedCost: typed, actualCost: typed }), paris, null)).toMatchObject({
      estimatedCost: cost,
      actualCost: cost,
    });
  });

  test.each([
    [{}, {}],
    [{ title: 'x' }, { title: 'Title must be at least 2 characters' }],
    [{ yachtId: null }, { yachtId: 'Please select a yacht' }],
    [{ type: '' }, { type: 'Please choose a type' }],
    [{ scheduledDay: '' }, { scheduledDay: 'Please select a scheduled date' }],
    [{ scheduledTime: '' }, { scheduledTime: 'Scheduled time is required' }],
    [{ completedDay: '2026-06-07', completedTime: '' }, { completedTime: 'Completed time is required' }],
    [{ scheduledDay: 'soon' }, { scheduledDay: 'Please enter a date' }],
    [{ scheduledTime: 'early' }, { scheduledTime: 'Please enter a time' }],
    [{ completedDay: '7 Jnu' }, { completedDay: 'Please complete the date, or clear it' }],
    [{ endDay: '7 Jnu' }, { endDay: 'Please complete the date, or clear it' }],
    [{ estimatedCost: '-5' }, { estimatedCost: 'Cost cannot be negative' }],
    [{ progress: 101 }, { progress: 'Progress must be a whole number from 0 to 100' }],
    [{ endDay: '2026-06-01' }, { endDay: 'End date/time must be after start date/time' }],
    [{ endTime: '' }, { endTime: 'Planned end time is required' }],
    [{ completedDay: '2031-06-07' }, { completedDay: 'An event can last at most five years' }],
    // Completed before it was due: it keeps its slot.
    [{ completedDay: '2026-06-01' }, {}],
  ] as [Partial<MaintenanceEntry>, object][])('shows the errors of %j: %j', async (wrong, errors) => {
    expect(await messages(wrong)).toEqual(errors);
  });

  test('changes a date whose day or time was touched', () => {
    const values = { title: 'New', scheduledDate: 'planned', endDate: 'until', completedDate: 'done' } as never;
    expect(changesOf(values, { scheduledTime: true })).toEqual({ scheduledDate: 'planned', endDate: 'until' });
    expect(changesOf(values, { endDay: true })).toEqual({ endDate: 'until' });
    expect(changesOf(values, { completedDay: true, title: true })).toEqual({ completedDate: 'done', title: 'New' });
    expect(changesOf(values, {})).toEqual({});
  });
});

describe('the address', () => {
  test.each([
    [{}, {}],
    [
      { group: 'completed', q: 'raft', type: 'safety', yachtId: '7', page: '2' },
      { group: 'completed', q: 'raft', type: 'safety', yachtId: 7, page: 2 },
    ],
    [{ group: 'current', type: 'paint', yachtId: 'all', page: '1' }, {}],
  ])('of the overview with %j is read as %j', (raw, search) => {
    expect(defined(maintenanceSearch(raw))).toEqual(search);
  });

  test('of new work holds no more than a title and a description can', () => {
    const { title, description } = newRecordSearch({ title: 'x'.repeat(300), description: 'y'.repeat(6000) });
    expect([title?.length, description?.length]).toEqual([200, 5000]);
    expect(defined(newRecordSearch({ yachtId: '7', type: 'hull', date: '2028-02-29' }))).toEqual({
      yachtId: 7,
      type: 'hull',
      date: '2028-02-29',
    });
    expect(defined(newRecordSearch({ yachtId: 'x', type: 'paint', date: '2027-02-29', title: ' ' }))).toEqual({});
  });

  test('of the tips has a category and a season', () => {
    expect(defined(tipsSearch({ type: 'safety', season: 'before' }))).toEqual({ type: 'safety', season: 'before' });
    expect(defined(tipsSearch({ type: 'any', season: 'winter' }))).toEqual({});
  });

  test('leads to the page of ten that it names, of current work by default', () => {
    expect(recordsQuery({}).queryKey[3]).toEqual({ group: 'current', limit: 10, offset: 0 });
    expect(recordsQuery({ group: 'completed', page: 3, q: 'raft' }).queryKey[3]).toEqual({
      group: 'completed',
      q: 'raft',
      limit: 10,
      offset: 20,
    });
  });
});

test.each([
  ['2026-06-06T06:00:00Z', '2026-06-06T06:10:00Z', '1 hour'],
  ['2026-06-06T06:00:00Z', '2026-06-06T14:00:00Z', '8 hours'],
  ['2026-06-06T06:00:00Z', '2026-06-07T05:29:00Z', '23 hours'],
  ['2026-06-06T06:00:00Z', '2026-06-07T06:00:00Z', '1 day'],
  ['2026-06-06T06:00:00Z', '2026-06-16T06:00:00Z', '10 days'],
])('from %s to %s lasts %s', (startDate, endDate, words) => {
  expect(lengthOf({ startDate, endDate })).toBe(words);
});

test.each([
  [100, false, '€1.00 over the estimate.'],
  [100, true, '€1.00 over the estimate.'],
  [-3_126_000, false, '€31,260.00 of the estimate is left.'],
  [0, false, '€0.00 of the estimate is left.'],
  [-50, true, '€0.50 under the estimate.'],
  [0, true, 'Exactly as estimated.'],
])('a difference of %i hundredths, closed %j, is "%s"', (difference, closed, words) => {
  expect(differenceWords(difference, 'EUR', closed)).toBe(words);
});

test('a cost has its share of the larger one, and zero has none', () => {
  expect([shareOf(50, 200), shareOf(200, 200), shareOf(0, 200), shareOf(null, 200), shareOf(0, 0)]).toEqual([25, 100, 0, 0, 0]);
});
