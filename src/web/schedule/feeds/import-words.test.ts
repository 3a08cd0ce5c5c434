import { expect, test } from 'vitest';
import { addedToast } from './import-words.ts';

const calendar = { label: 'Click&Boat', yachtName: 'Sirocco', state: 'fine', lastError: null } as const;

test('an added calendar is said to block the yacht only once it was read', () => {
  expect(addedToast(calendar)).toEqual({ title: 'Calendar added', description: 'Bookings on Click&Boat now block Sirocco.' });
  expect(addedToast({ ...calendar, state: 'new' }).description).toBe('Bookings on Click&Boat will block Sirocco within a minute.');
});

test('an added calendar that can’t be read is no success, and says why', () => {
  expect(addedToast({ ...calendar, state: 'failing', lastError: 'There is no calendar at this address' })).toEqual({
    variant: 'destructive',
    title: 'Calendar added, but it can’t be read',
    description: 'There is no calendar at this address. We’ll try again in a few minutes.',
  });
});
