import { expect, test } from 'vitest';
import { savedSearchOf, searchOfView } from './view-query.ts';

const today = '2026-11-23';

test('a view saves the filters, order and tab of an address, but not what is open over the list', () => {
  expect(savedSearchOf({ status: 'completed', yachtId: 3, q: 'a b&c', page: 4, peek: 8, new: true, edit: 2 }, today)).toBe(
    'q=a+b%26c&status=completed&yachtId=3',
  );
  expect(searchOfView('q=a+b%26c&status=completed&yachtId=3', today)).toEqual({ q: 'a b&c', status: 'completed', yachtId: '3' });
});

test('a named period moves along with the days, any other stays', () => {
  const lastMonth = savedSearchOf({ from: '2026-10-01', to: '2026-10-31' }, today);
  expect(lastMonth).toBe('days=last_month');
  expect(searchOfView(lastMonth, '2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  const fair = savedSearchOf({ from: '2026-10-03', to: '2026-10-09' }, today);
  expect(searchOfView(fair, '2027-01-05')).toEqual({ from: '2026-10-03', to: '2026-10-09' });
});
