import { expect, test } from 'vitest';
import { usualFormats } from '../shared/formats.ts';
import { portalNotice } from './portal-notice.ts';

test('the note about a portal that moves or drops a charter gives its dates with the year', () => {
  const place = { timeZone: 'Europe/Paris', formats: usualFormats };
  expect(portalNotice('Click&Boat', { startDate: '2027-07-12T07:00:00.000Z', endDate: '2027-07-19T07:00:00.000Z' }, place)).toMatch(
    /^Click&Boat has this booking on .*Jul 12.*Jul 19.*2027.* now\.$/,
  );
  expect(portalNotice('Click&Boat', null, place)).toBe('Click&Boat no longer has this booking.');
});
