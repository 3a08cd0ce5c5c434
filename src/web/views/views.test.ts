import { expect, test } from 'vitest';
import { savedSearchOf, searchOfView, viewShown } from './view-query.ts';

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

const aView = (id: number, search: string) => ({ id, list: 'expenses' as const, name: search, search });

test('of two views with the same days, as this year and the last 12 months in December, the one that was chosen is shown', () => {
  const december = '2026-12-10';
  const [thisYear, last12Months, fuel] = [aView(1, 'days=this_year'), aView(2, 'days=last_12_months'), aView(3, 'category=fuel')];
  const views = [thisYear, last12Months, fuel];
  const show = (search: object, chosenId: number | null) => viewShown(views, search, { today: december, chosenId });
  const address = searchOfView(last12Months.search, december);
  expect([show(address, 2), show(address, 1)]).toEqual([last12Months, thisYear]);
  expect(viewShown([last12Months, fuel], address, { today: december, chosenId: null })).toBe(last12Months);
  expect([show({ category: 'fuel' }, 2), show({ category: 'dockage' }, 2), show({}, 2)]).toEqual([fuel, undefined, undefined]);
});
