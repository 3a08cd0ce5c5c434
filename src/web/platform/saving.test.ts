import { expect, test, vi } from 'vitest';
import { ApiError } from './api.ts';
import { changedMeanwhile, changesIn, differencesIn, showOnFields } from './saving.ts';

const refused = (status: number, body: unknown) => new ApiError(new Response(null, { status }), JSON.stringify(body));

test('a change has only the touched fields, including emptied ones', () => {
  const values = { name: 'Aurelia', location: '', length: '24m', year: null };
  expect(changesIn(values, { location: true, year: true })).toEqual({ location: '', year: null });
  expect(changesIn(values, { name: false, length: undefined })).toEqual({});
  expect(changesIn(values, {})).toEqual({});
});

test('only a refused version returns the current record', () => {
  const current = { id: 7, location: 'Monaco' };
  expect(changedMeanwhile(refused(412, { message: 'Changed meanwhile.', current }))).toEqual(current);
  expect(changedMeanwhile(refused(409, { message: 'In use.', current }))).toBeNull();
  expect(changedMeanwhile(new TypeError('Failed to fetch'))).toBeNull();
  expect(changedMeanwhile(null)).toBeNull();
});

test('each differing field is shown as stored, and as typed if it was touched', () => {
  const labels = { length: 'Length', location: 'Location', name: 'Name' };
  const theirs = { length: '24m', location: 'Monaco', name: 'Aurelia' };
  const mine = { length: '25m', location: 'Antibes', name: 'Aurelia' };
  expect(differencesIn(labels, theirs, mine, { length: true, name: true }, (field, form) => `<${form[field]}>`)).toEqual([
    { label: 'Length', theirs: '<24m>', mine: '<25m>' },
    { label: 'Location', theirs: '<Monaco>', mine: null },
  ]);
});

const words = (field: 'items' | 'companyId', form: { items: string[] }) => String(form.items.length);

test('lists are compared by their content, and a field without a label is ignored', () => {
  const labels = { items: 'Items' } as Record<'items' | 'companyId', string>;
  const [one, same] = [
    { items: ['a', 'b'], companyId: 1 },
    { items: ['a', 'b'], companyId: 2 },
  ];
  expect(differencesIn(labels, one, same, { items: true }, words)).toEqual([]);
  expect(differencesIn(labels, one, { ...same, items: ['b', 'a', 'c'] }, { items: [true] }, words)).toEqual([
    { label: 'Items', theirs: '2', mine: '3' },
  ]);
});

test('the server’s errors are shown at their fields, and the first of these gets the focus', () => {
  const setError = vi.fn<(...args: unknown[]) => void>();
  const form = { setError, getValues: () => ({ name: '', startDay: '', companyId: 1 }) } as never;
  const errors = [
    { path: 'unknown', message: 'Not on the screen' },
    { path: 'startDate', message: 'Start date is required' },
    { path: 'name', message: 'Name is required' },
  ];
  showOnFields(form, refused(400, { message: 'Please check the fields.', errors }), { startDate: 'startDay' } as never);
  expect(setError.mock.calls).toEqual([
    ['startDay', { message: 'Start date is required' }, { shouldFocus: true }],
    ['name', { message: 'Name is required' }, { shouldFocus: false }],
  ]);
});

test('a failure that names no fields shows on none', () => {
  const setError = vi.fn<(...args: unknown[]) => void>();
  const form = { setError, getValues: () => ({ name: '' }) } as never;
  showOnFields(form, refused(500, { message: 'Something went wrong.' }));
  showOnFields(form, new TypeError('Failed to fetch'));
  expect(setError).not.toHaveBeenCalled();
});
