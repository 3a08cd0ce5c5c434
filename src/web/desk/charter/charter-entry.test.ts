import { describe, expect, test } from 'vitest';
import { blankEntry, changesOf, charterOf, entryResolver, type CharterEntry } from './charter-entry.ts';

const timeZone = 'Europe/Paris';
const options = { fields: {}, shouldUseNativeValidation: false } as never;
const dated = { yachtId: 7, startDay: '2027-07-03', endDay: '2027-07-10' };

async function faults(entered: Partial<CharterEntry>): Promise<Record<string, string | undefined>> {
  const { errors } = await entryResolver(timeZone, null)(blankEntry(entered), undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message as string]));
}

describe('an entered charter', () => {
  test('is sent in UTC, without empty fields', () => {
    const charter = charterOf(blankEntry({ ...dated, contactLastName: ' Lind ', adults: '6' }), timeZone, null);
    expect(charter).toMatchObject({
      startDate: '2027-07-03T15:00:00.000Z',
      endDate: '2027-07-10T07:00:00.000Z',
      contactLastName: 'Lind',
      contactEmail: null,
      adults: 6,
      children: 0,
    });
  });

  test('may be no more than a name', async () => {
    expect(await faults({})).toEqual({});
    expect(await faults(dated)).toEqual({});
  });

  test.each<[Partial<CharterEntry>, Record<string, string>]>([
    [{ startDay: '2027-07-03' }, { endDay: 'End date is required' }],
    [{ endDay: '2027-07-03' }, { startDay: 'Start date is required' }],
    [{ ...dated, endDay: '2027-07-03' }, { endDay: 'The end has to be after the start' }],
    [{ ...dated, type: 'day_rent' }, { endDay: 'A day trip lasts 24 hours at most' }],
    [{ ...dated, startTime: '' }, { startTime: 'Start time is required' }],
    [{ startDay: '2027-07-3x', endDay: '2027-07-10' }, { startDay: 'Please complete the date, or clear it' }],
    [{ contactEmail: 'ida at lind' }, { contactEmail: 'Invalid email address' }],
    [{ adults: 'six' }, { adults: 'Guests must be a whole number from 0 to 999' }],
    [{ adults: '' }, { adults: 'Guests must be a whole number from 0 to 999' }],
  ])('%j is refused with %j', async (entered, wrong) => {
    expect(await faults(entered)).toEqual(wrong);
  });

  test('changes only touched fields, whether the day or the time of a date', () => {
    const values = charterOf(blankEntry({ ...dated, notes: 'Mine' }), timeZone, null) as never;
    expect(changesOf(values, { startTime: true, notes: true })).toEqual({ startDate: '2027-07-03T15:00:00.000Z', notes: 'Mine' });
  });
});
