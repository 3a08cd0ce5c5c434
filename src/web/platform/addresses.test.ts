// The address of every list and form, and the page that each leads to.
import { describe, expect, test } from 'vitest';
import { activitiesQuery, activitySearch } from '../activities/activity-query.ts';
import { companiesQuery, companySearch } from '../companies/company-query.ts';
import { customerPageSearch, invoicesQuery } from '../customers/customer-page-query.ts';
import { customerSearch, customersQuery } from '../customers/customer-query.ts';
import { dashboardSearch, morePanelYachts } from '../dashboard/dashboard-query.ts';
import { reportChoice, reportSearch } from '../reports/report-query.ts';
import { settingsSearch } from '../settings/settings-query.ts';
import { teamQuery, teamSearch } from '../team/team-query.ts';
import { userSearch, usersQuery } from '../users/user-query.ts';
import { fleetQuery, fleetSearch, yachtSearch } from '../yachts/yacht-query.ts';
import { addressRewrite, readable, readAddress, writeAddress } from './addresses.ts';
import type { RawSearch } from './search-params.ts';

const readers: Record<string, (raw: RawSearch) => object> = {
  activities: activitySearch,
  companies: companySearch,
  customer: customerPageSearch,
  customers: customerSearch,
  dashboard: dashboardSearch,
  fleet: fleetSearch,
  reports: reportSearch,
  settings: settingsSearch,
  team: teamSearch,
  users: userSearch,
  yacht: yachtSearch,
};
const withoutUndefined = (search: unknown) => Object.fromEntries(Object.entries(search ?? {}).filter(([, value]) => value !== undefined));

test.each([
  [
    'activities',
    { q: 'Aurelia', action: 'update', resource: 'yacht', person: '3', from: '2026-06-01', to: '2026-06-30', page: '2' },
    { q: 'Aurelia', action: 'update', resource: 'yacht', person: 3, from: '2026-06-01', to: '2026-06-30', page: 2 },
  ],
  ['activities', { person: 'me', from: 'June', to: '2026-13-01', page: '1' }, {}],
  ['companies', { q: 'Azure', page: '2', new: 'true', edit: '7' }, { q: 'Azure', page: 2, new: true, edit: 7 }],
  ['companies', { page: '1', new: 'yes', edit: '0' }, {}],
  ['customer', { tab: 'invoices', page: '2', edit: 'true' }, { tab: 'invoices', page: 2, edit: true }],
  ['customer', { tab: 'bookings', page: '1' }, {}],
  ['customers', { q: 'Ines', page: '3', new: true, edit: '7' }, { q: 'Ines', page: 3, new: true, edit: 7 }],
  ['dashboard', { page: '2', q: 'Ana', view: 'month', date: '2028-02-29' }, { page: 2, q: 'Ana', view: 'month', date: '2028-02-29' }],
  ['dashboard', { page: '1', view: 'week', date: '2027-02-29' }, {}],
  ['fleet', { q: 'Aurelia', status: 'docked', sort: '-length', page: '2' }, { q: 'Aurelia', status: 'docked', sort: '-length', page: 2 }],
  ['fleet', { status: 'sunk', sort: 'name', page: '1' }, {}],
  ['fleet', { sort: 'toString' }, {}],
  ['fleet', { use: 'day_trip', sort: '-use', view: 'table' }, { use: 'day_trip', sort: '-use', view: 'table' }],
  ['fleet', { use: 'sunk', view: 'list' }, {}],
  [
    'reports',
    { report: 'crew', from: '2026-01-01', to: '2026-12-31', format: 'csv', companyId: '7' },
    { report: 'crew', from: '2026-01-01', to: '2026-12-31', format: 'csv', companyId: 7 },
  ],
  ['reports', { report: 'gossip', from: '', to: '2026-02-30', format: 'pdf' }, {}],
  ['settings', { company: '7' }, { company: 7 }],
  ['settings', { company: 'mine' }, {}],
  ['team', { q: 'Tom', page: '2', invite: 'true' }, { q: 'Tom', page: 2, invite: true }],
  ['users', { q: 'Tom', page: '1', new: 'true', edit: 'x' }, { q: 'Tom', new: true }],
  ['yacht', { tab: 'trips' }, { tab: 'trips' }],
  ['yacht', { tab: 'wine' }, {}],
])('the address of %s with %j is read as %j', (list, raw, search) => {
  expect(withoutUndefined(readers[list]?.(raw))).toEqual(search);
});

test('a report without parameters covers the whole fleet and all time, as a workbook', () => {
  expect(reportChoice({})).toEqual({ report: 'fleet', format: 'xlsx' });
  expect(reportChoice({ report: 'crew', format: 'csv', from: '2026-01-01' })).toEqual({
    report: 'crew',
    format: 'csv',
    from: '2026-01-01',
  });
});

describe('a page', () => {
  test.each([
    ['the feed', activitiesQuery({ page: 3 }, 'UTC'), { limit: 25, offset: 50 }],
    ['the companies', companiesQuery({ page: 3 }), { limit: 12, offset: 24 }],
    ['a customer’s invoices', invoicesQuery(7, 3), { customerId: 7, sort: '-issued', limit: 10, offset: 20 }],
    ['the customers', customersQuery({ page: 3 }), { limit: 12, offset: 24 }],
    ['the dashboard’s fleet', morePanelYachts(3), { limit: 4, offset: 8 }],
    ['the fleet', fleetQuery({ page: 3, sort: 'year' }), { sort: 'year', limit: 8, offset: 16 }],
    ['the fleet as a table', fleetQuery({ page: 3, view: 'table', use: 'free' }), { use: 'free', sort: 'name', limit: 20, offset: 40 }],
    ['the team', teamQuery({ page: 3 }), { limit: 20, offset: 40 }],
    ['the users', usersQuery({ page: 3 }), { limit: 20, offset: 40 }],
  ])('of %s starts after the rows of the previous pages', (_list, { queryKey }, query) => {
    expect(withoutUndefined(queryKey[3])).toEqual(query);
  });

  test('of the fleet is the first, sorted by name, by default', () => {
    expect(withoutUndefined(fleetQuery({}).queryKey[3])).toEqual({ sort: 'name', limit: 8, offset: 0 });
  });
});

test.each([
  ['Europe/Paris', '2026-06-05T22:00:00.000Z', '2026-06-06T22:00:00.000Z'],
  ['America/New_York', '2026-06-06T04:00:00.000Z', '2026-06-07T04:00:00.000Z'],
])('the feed of 6 June in %s goes from %s to before %s', (zone, from, to) => {
  expect(
    withoutUndefined(activitiesQuery({ from: '2026-06-06', to: '2026-06-06', resource: 'yacht', person: 3 }, zone).queryKey[3]),
  ).toEqual({
    from,
    to,
    resourceType: 'yacht',
    userId: 3,
    limit: 25,
    offset: 0,
  });
});

const hours = (day: string) => {
  const { from = '', to = '' } = activitiesQuery({ from: day, to: day }, 'Europe/Paris').queryKey[3] as { from?: string; to?: string };
  return (Date.parse(to) - Date.parse(from)) / 3_600_000;
};

test('the feed has the right hours on the day the clocks change, and on the last day of a year', () => {
  expect(['2027-03-28', '2027-10-31', '2026-12-31', '2028-02-29'].map(hours)).toEqual([23, 25, 24, 24]);
});

const at = (path: string) => new URL(path, 'https://fairlead.example');
const pathOf = (url: URL | string | undefined | void) => String(url).replace('https://fairlead.example', '');

describe('the address of a form', () => {
  test.each([
    ['/customers/new', '/customers?new=true'],
    ['/customers/7/edit', '/customers/7?edit=true'],
    ['/customers/7/edit?tab=invoices', '/customers/7?tab=invoices&edit=true'],
    ['/customers/7/edit?q=ann&page=2&over=list', '/customers?q=ann&page=2&edit=7'],
    ['/users/7/edit?q=tom', '/users?q=tom&edit=7'],
    ['/companies/new', '/companies?new=true'],
    ['/maintenance/parts/7/edit?q=impeller', '/maintenance/parts?q=impeller&edit=7'],
    ['/finance/expenses/new', '/finance/expenses?new=true'],
    ['/finance/income/7/edit?page=3', '/finance/income?page=3&edit=7'],
  ])('%s is %s to the router, both ways', (address, inside) => {
    expect(pathOf(readAddress(at(address)))).toBe(inside);
    expect(pathOf(writeAddress(at(inside)))).toBe(address);
  });

  test.each(['/yachts/new', '/crew/7/edit', '/schedule/new?type=charter', '/finance/invoices/new?eventId=7', '/customers?q=new', '/'])(
    '%s is itself',
    (address) => {
      expect(pathOf(readAddress(at(address)))).toBe(address);
      expect(pathOf(writeAddress(at(address)))).toBe(address);
    },
  );

  test.each([
    ['/yachts/7?edit=true', '/yachts/7/edit'],
    ['/crew?edit=7', '/crew/7/edit'],
    ['/schedule?new=true&yachtId=3', '/schedule/new?yachtId=3'],
    ['/customers?add=true', '/customers?new=true'],
    ['/customers?edit=7', '/customers?edit=7'],
    ['/finance?new=true', '/finance/expenses?new=true'],
    ['/finance/invoices?new=true&customerId=7', '/finance/invoices/new?customerId=7'],
    ['/activities?new=true', '/activities?new=true'],
    ['/yachts/7?edit=maybe', '/yachts/7?edit=maybe'],
  ])('%s, in an older form, still means %s', (address, inside) => expect(pathOf(readAddress(at(address)))).toBe(inside));
});

describe('a visit that began at a twin under /dashboard', () => {
  const others = ['/', '/dashboard', '/signin'];
  const within = addressRewrite('/dashboard/crew', others);
  const plain = addressRewrite('/crew', others);

  test('shows the page itself, and its links stay there', () => {
    expect(pathOf(within.input?.({ url: at('/dashboard/customers/7/edit') }))).toBe('/customers/7?edit=true');
    expect(pathOf(within.output?.({ url: at('/customers?new=true') }))).toBe('/dashboard/customers/new');
    expect(others.map((path) => pathOf(within.output?.({ url: at(path) })))).toEqual(others);
  });

  test('isn’t assumed for pages without a twin, nor for a visit that began elsewhere', () => {
    expect(pathOf(within.input?.({ url: at('/dashboard/signin') }))).toBe('/dashboard/signin');
    expect(pathOf(within.input?.({ url: at('/dashboard/') }))).toBe('/dashboard/');
    expect(pathOf(plain.output?.({ url: at('/crew') }))).toBe('/crew');
  });
});

test.each([
  ['/yachts/7', '/yachts/7'],
  ['/yachts/%C3%A9', '/yachts/%C3%A9'],
  ['//yachts', '/yachts'],
  ['/maintenance//7///edit', '/maintenance/7/edit'],
  ['//', '/'],
  ['/%E0%A4%A', '/404'],
  ['/yachts//%', '/404'],
])('%s reaches the router as %s', (address, path) => expect(readable(address)).toBe(path));
