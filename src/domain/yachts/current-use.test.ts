import { expect, test } from 'vitest';
import { currentUseAt, type CalendarEntry } from './current-use.ts';
import type { YachtStatus, YachtUse } from './words.ts';

const now = new Date('2026-11-22T11:00:00Z');
const day = (date: number, time = '08:00') => `2026-11-${date}T${time}:00.000Z`;
const entry = (
  type: CalendarEntry['type'],
  startDate: string,
  endDate: string,
  maintenanceStatus: CalendarEntry['maintenanceStatus'] = null,
) => ({
  type,
  startDate,
  endDate,
  maintenanceStatus,
});
const charter = entry('charter', day(21), day(28));
const nextCharter = entry('charter', day(28), day(30));
const work = (status: CalendarEntry['maintenanceStatus'], from = day(20), to = day(25)) => entry('maintenance', from, to, status);

test.each<[string, YachtStatus, CalendarEntry[], YachtUse, string | null]>([
  ['nothing in her calendar', 'active', [], 'free', null],
  ['a docked one', 'docked', [], 'free', null],
  ['a charter under way', 'active', [nextCharter, charter], 'charter', day(28)],
  ['a day trip under way', 'active', [entry('day_rent', day(22), day(22, '17:00'))], 'day_trip', day(22, '17:00')],
  ['a booking ahead', 'active', [nextCharter], 'free', day(28)],
  ['a booking that begins at this very moment', 'active', [entry('charter', day(22, '11:00'), day(28))], 'charter', day(28)],
  ['a booking that ends at this very moment', 'active', [entry('charter', day(15), day(22, '11:00'))], 'free', null],
  [
    'one that ends as the next begins',
    'active',
    [entry('charter', day(15), day(22, '11:00')), entry('day_rent', day(22, '11:00'), day(22, '15:00'))],
    'day_trip',
    day(22, '15:00'),
  ],
  [
    'a booking that is back late, of which nothing is known',
    'active',
    [entry('charter', day(15), day(22, '10:00')), nextCharter],
    'free',
    day(28),
  ],
  ['work in its time', 'active', [work('pending')], 'yard', day(25)],
  ['work that is begun', 'active', [work('in_progress')], 'yard', day(25)],
  ['work that was begun and should be over', 'active', [work('in_progress', day(15), day(20)), nextCharter], 'yard', day(20)],
  ['work that nobody began and whose time is over', 'active', [work('pending', day(15), day(20)), nextCharter], 'free', day(28)],
  ['work that is done', 'active', [work('completed')], 'free', null],
  ['work that was called off', 'active', [work('cancelled'), work('cancelled', day(26), day(27))], 'free', null],
  ['work ahead, before a booking', 'active', [nextCharter, work('pending', day(26), day(27))], 'free', day(26)],
  ['work ahead that somebody called begun', 'active', [work('in_progress', day(26), day(27))], 'free', day(26)],
  ['all-day work', 'active', [work('pending', day(21, '23:00'), day(22, '23:00'))], 'yard', day(22, '23:00')],
  ['two works at once', 'active', [work('pending'), work('pending', day(22), day(27))], 'yard', day(27)],
  ['an inspection', 'active', [entry('inspection', day(21), day(23))], 'inspection', day(23)],
  ['an inspection that is over', 'active', [entry('inspection', day(20), day(21))], 'free', null],
  ['an inspection ahead', 'active', [nextCharter, entry('inspection', day(24), day(25))], 'free', day(24)],
  ['an inspection that outlasts work', 'active', [work('pending'), entry('inspection', day(21), day(29))], 'yard', day(25)],
  ['guests aboard during work', 'maintenance', [work('in_progress'), charter], 'charter', day(28)],
  [
    'a crew change and a boat show',
    'active',
    [entry('crew_change', day(22), day(23)), entry('other', day(22), day(23)), nextCharter],
    'free',
    day(28),
  ],
  ['a status of maintenance and nothing planned', 'maintenance', [nextCharter], 'yard', null],
  ['a status of inspection and nothing planned', 'inspection', [], 'inspection', null],
  ['a status of inspection during work', 'inspection', [work('pending')], 'yard', day(25)],
])('%s: a yacht of status %s', (_, status, entries, use, useUntil) => {
  expect(currentUseAt(status, entries, now)).toEqual({ use, useUntil });
  expect(currentUseAt(status, entries.toReversed(), now)).toEqual({ use, useUntil });
});
