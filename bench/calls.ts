// The calls that are measured: those that people wait for, and every list with the filters its page offers.
import { roomLists } from './room-lists.ts';
import { fleetOf, type World } from './world.ts';
import { yachtsPerCompany } from './world-rows.ts';

const now = new Date();
const today = now.toISOString().slice(0, 10);
const thisMonth = new Date(today.slice(0, 7));
const monthsOn = (months: number) => new Date(Date.UTC(thisMonth.getUTCFullYear(), thisMonth.getUTCMonth() + months));
const daysFrom = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const between = (from: Date, to: Date) => `from=${from.toISOString()}&to=${to.toISOString()}`;
const days = `from=${today.slice(0, 4)}-01-01&to=${today}`;

/** What people with twenty yachts wait for most. */
export const yachts = ['/api/yachts?limit=8'];
export const month = [`/api/schedule?${between(thisMonth, monthsOn(1))}`];
export const dashboard = ['/api/dashboard'];
// Whole words, prefixes, typos, missing accents, another alphabet, a number.
export const searches = ['aurelia', 'papad', 'cyclads', 'muller', 'Νίκος', 'lindgren charter', 'antifoul', '42'].map(
  (words) => `/api/search?q=${encodeURIComponent(words)}`,
);
export const invoices = ['/api/invoices?limit=20'];

/**
 * What the calendar of a fleet of sixty requests: a month as the page shows it, six weeks long, and a quarter of the timeline, which is
 * read month by month.
 */
export const fleetMonth = [`/api/schedule?${between(daysFrom(thisMonth, -6), daysFrom(thisMonth, 36))}&limit=500`];
export const fleetTimeline = [0, 1, 2].map((ahead) => `/api/schedule?${between(monthsOn(ahead), monthsOn(ahead + 1))}&limit=500`);

/** What the charter desk of a fleet of sixty requests: half a year of weeks. */
export const fleetGrid = [`/api/availability?from=${today}&to=${dayOf(daysFrom(now, 182))}&step=week`];

/** What the maintenance rooms request for a fleet of sixty. */
export const fleetCare = {
  'services due': ['/api/service-plans?limit=20', '/api/service-plans?state=overdue&limit=20'],
  'documents matrix': ['/api/documents/matrix'],
  'engineering overview': ['/api/engineering/overview'],
};

/** What bookkeepers wait for; for the journal, the first page of a year and one in the middle. */
const lastYear = `from=${dayOf(daysFrom(now, -364))}&to=${today}`;
export const books = {
  'the invoice list': invoices,
  'the finance overview': ['/api/finance/overview', `/api/finance/overview?${lastYear}`],
  'a page of the journal of a year': [0, 200].map((offset) => `/api/books/journal?${lastYear}&limit=20&offset=${offset}`),
};

/** Half a year of weeks of a yacht on the company's public page. */
export const publicWeeks = (slug: string, yacht: number) =>
  `/api/public/${slug}/availability?yachtId=${yacht}&from=${today}&to=${dayOf(daysFrom(now, 182))}`;

/** Every list of the product and everything else that reads many rows, with its filters, for a company in the world. */
export function allLists(world: World, company: number): string[] {
  const yacht = (company - 1) * yachtsPerCompany + 3;
  const customer = (company - 1) * 30 + 5;
  const crew = (company - 1) * 2 * yachtsPerCompany + 7;
  const invoice = 100 * fleetOf(world) + company;
  const slot = `yachtId=${yacht}&startDate=${daysFrom(now, 3).toISOString()}&endDate=${daysFrom(now, 6).toISOString()}`;
  const pages: Record<string, string[]> = {
    '/api/dashboard': [''],
    '/api/search': searches.map((path) => path.slice('/api/search?'.length)),
    '/api/yachts': [
      'limit=8',
      'limit=200',
      'status=active',
      q('aur'),
      'sort=-length',
      'sort=year',
      'sort=use&limit=20',
      'use=free&limit=8',
      'limit=8&offset=16',
    ],
    [`/api/yachts/${yacht}/deletion`]: [''],
    [`/api/yachts/${yacht}/outlook`]: [''],
    [`/api/yachts/${yacht}/crew`]: [''],
    [`/api/yachts/${yacht}/maintenance`]: ['limit=8'],
    [`/api/yachts/${yacht}/schedule`]: ['limit=8', between(thisMonth, monthsOn(1))],
    [`/api/yachts/${yacht}/trips`]: ['limit=8'],
    '/api/crew': [
      'limit=20',
      `yachtId=${yacht}`,
      'role=captain',
      q('rossi'),
      'sort=-role&limit=20',
      ...['expired', 'due', 'valid', 'none'].map((state) => `certificates=${state}`),
    ],
    '/api/crew/roles': [''],
    [`/api/crew/${crew}/certificates`]: [''],
    '/api/certificates': ['limit=20', 'state=expired', 'state=due', 'state=valid', `yachtId=${yacht}`, q('medical'), 'sort=-type&limit=20'],
    '/api/customers': ['limit=20', q('papa'), 'limit=20&offset=20', 'limit=20&sort=-id'],
    [`/api/customers/${customer}/summary`]: [''],
    '/api/trips': [
      'limit=20',
      `yachtId=${yacht}`,
      'status=planned',
      'type=relocation',
      q('split'),
      'limit=20&offset=60',
      'limit=20&sort=departureDate',
    ],
    '/api/schedule': [
      'limit=20',
      'limit=20&sort=-startDate',
      'limit=20&offset=900',
      between(thisMonth, monthsOn(1)),
      `${between(monthsOn(-6), monthsOn(6))}&limit=500`,
      `yachtId=${yacht}`,
      `yachtId=${yacht}&${between(thisMonth, monthsOn(3))}`,
      `customerId=${customer}`,
      'type=charter&limit=20',
      'status=in_progress',
      'status=scheduled&limit=20',
      'status=completed&sort=-startDate&limit=20',
      ...['status=scheduled', 'status=in_progress&sort=endDate', 'status=completed&sort=-startDate'].map(
        (tab) => `type=charter&${tab}&limit=20&money=true&pictures=true`,
      ),
      q('cyclades'),
    ],
    '/api/schedule/counts': ['', `yachtId=${yacht}`, 'type=charter', `type=charter&${q('cyclades')}`],
    '/api/schedule/free-slots': [`${slot}&type=charter`, `${slot}&type=maintenance`],
    '/api/availability': [26 * 7, 31].map((long, at) => `from=${today}&to=${dayOf(daysFrom(now, long))}&step=${at === 0 ? 'week' : 'day'}`),
    '/api/calendar-feeds': ['limit=20'],
    '/api/maintenance': [
      'limit=20',
      'group=current',
      'group=upcoming',
      'group=completed&limit=20',
      `yachtId=${yacht}`,
      'status=pending',
      'type=engine&limit=20',
      q('hull'),
      'sort=title&limit=20',
      `${between(thisMonth, monthsOn(1))}&limit=20`,
    ],
    '/api/maintenance/overview': [''],
    '/api/activities': [
      'limit=20',
      'limit=20&offset=200',
      'action=update',
      'resourceType=yacht',
      `resourceType=yacht&resourceId=${company * 7 + 1}`,
      `userId=${company}`,
      between(monthsOn(-1), now),
      q('aurelia'),
    ],
    '/api/activities/people': ['', q('robin')],
    '/api/team': ['limit=20'],
    '/api/invitations': ['limit=20'],
    '/api/tokens': ['limit=20'],
    '/api/exports': ['limit=20'],
    ...Object.fromEntries(
      ['', '/totals', '/export'].flatMap((what) => [
        [
          `/api/expenses${what}`,
          [
            '',
            'limit=20',
            days,
            `yachtId=${yacht}`,
            'yachtId=none',
            'category=fuel',
            'currency=EUR',
            'paymentMethod=cash',
            q('marine'),
            'sort=-amount',
            'sort=vendor',
          ],
        ],
        [
          `/api/income${what}`,
          [
            '',
            'limit=20',
            days,
            `yachtId=${yacht}`,
            `customerId=${customer}`,
            `invoiceId=${invoice}`,
            'category=charter',
            'paymentStatus=pending',
            q('rossi'),
            'sort=customer',
          ],
        ],
        [
          `/api/invoices${what}`,
          [
            '',
            'limit=20',
            days,
            `customerId=${customer}`,
            ...['draft', 'sent', 'paid', 'overdue'].map((status) => `status=${status}`),
            q('0042'),
            'sort=customer',
            'sort=-total',
            'sort=status',
          ],
        ],
      ]),
    ),
    '/api/finance/overview': ['', days],
    '/api/finance/bookings/totals': ['', 'type=charter&status=scheduled', `type=charter&yachtId=${yacht}`, `type=charter&${q('cyclades')}`],
    ...roomLists({
      company,
      yacht,
      customer,
      crew,
      invoice,
      years: `from=${dayOf(monthsOn(-12))}&to=${dayOf(monthsOn(12))}`,
      month: `from=${dayOf(monthsOn(-1))}&to=${dayOf(daysFrom(thisMonth, -1))}`,
      week: between(now, daysFrom(now, 7)),
      lastYear: `from=${dayOf(daysFrom(now, -364))}&to=${today}`,
    }),
  };
  return Object.entries(pages).flatMap(([path, queries]) => queries.map((query) => (query ? `${path}?${query}` : path)));
}

function q(words: string): string {
  return `q=${encodeURIComponent(words)}`;
}
