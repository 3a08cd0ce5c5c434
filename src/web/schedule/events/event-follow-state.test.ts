import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import type { EventType } from '#domain/schedule/words.ts';
import { aYacht } from '../../testing/given.ts';
import { listOf, serve } from '../../testing/network.ts';
import { blankEntry, type EventEntry } from './event-entry.ts';
import type { EventFormState } from './event-fields.tsx';
import { useFollowing, useStartThatPushesTheEnd, type Begins, type Drawn } from './event-follow-state.ts';
import { openRoot } from '../../testing/hooks.ts';

const blank = blankEntry(
  {
    type: 'charter',
    title: 'Charter Booking',
    description: 'Multi-day charter booking',
    start: { day: '2026-07-04', time: '09:00' },
    end: { day: '2026-07-11', time: '16:00' },
  },
  { yachtId: null, customerId: null, currency: 'EUR' },
);

type Given = { drawn?: Drawn; begins?: Begins; isNew?: boolean; entry?: Partial<EventEntry> };

/** The form as it is open on a page. */
function open({ drawn, begins, isNew = true, entry = {} }: Given = {}) {
  const current = {} as {
    form: EventFormState;
    following: ReturnType<typeof useFollowing>;
    start: ReturnType<typeof useStartThatPushesTheEnd>;
  };
  function Page() {
    const form = useForm<EventEntry>({ defaultValues: { ...blank, ...entry } }) as unknown as EventFormState;
    void form.formState.dirtyFields;
    const following = useFollowing(form, isNew, { drawn: drawn ?? null, begins: begins ?? null });
    const start = useStartThatPushesTheEnd(form);
    useEffect(() => void Object.assign(current, { form, following, start }));
    return null;
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = openRoot();
  act(() => root.render(createElement(QueryClientProvider, { client }, createElement(Page))));

  const type = (values: Partial<EventEntry>) =>
    act(() => {
      for (const [field, value] of Object.entries(values)) current.form.setValue(field as 'title', value as string, { shouldDirty: true });
    });
  return {
    type,
    entry: () => current.form.getValues(),
    chooseType(next: EventType) {
      type({ type: next });
      act(() => current.following.followType(next));
    },
    typeTitle(title: string) {
      type({ title });
      act(() => current.following.followTitle(title));
    },
    /** The start as it is typed, with the days that it passes through. */
    typeStart(...texts: string[]) {
      act(() => current.start.onFocus());
      for (const startDay of texts) type({ startDay });
      act(() => current.start.onLeave());
    },
    /** The start as it is chosen in the calendar: a finger never focuses the field. */
    pickStart(startDay: string) {
      const before = current.form.getValues('startDay');
      type({ startDay });
      act(() => current.start.onPick(startDay, before));
    },
    chooseYacht(id: number | null) {
      type({ yachtId: id });
      act(() => current.following.followYacht(id));
    },
    chooseCustomer(id: number | null) {
      type({ customerId: id });
      act(() => current.following.followCustomer(id));
    },
    async settle() {
      await act(() => current.following.settled());
    },
  };
}

type Answers = Record<string, unknown>;

/** The server with these records. What isn't listed doesn't exist. */
function serveRecords(records: Answers) {
  return serve((request) => {
    const { pathname } = new URL(request.url);
    const found = records[pathname];
    if (found === undefined) return Response.json({ message: 'Not found.' }, { status: 404 });
    return Array.isArray(found) ? listOf(found.slice(0, 1), found.length) : Response.json(found);
  });
}

const company = {
  id: 1,
  houseRules: { checkIn: '17:00', checkOut: '09:00', workBegins: '08:00', workEnds: '18:00' },
  defaultCurrency: 'GBP',
};

describe('the type of a new event', () => {
  test.each([
    ['day_rent', 'Day Trip', 'Day yacht excursion'],
    ['maintenance', 'Maintenance Schedule', 'Scheduled maintenance work'],
    ['inspection', 'Inspection', ''],
    ['other', '', ''],
  ] as const)('%s brings the title "%s" and the description "%s"', (type, title, description) => {
    const page = open();
    page.chooseType(type);
    expect(page.entry()).toMatchObject({ title, description });
  });

  test('brings another title over the one it brought before, and none over a typed one', () => {
    const page = open();
    page.chooseType('inspection');
    page.chooseType('crew_change');
    expect(page.entry().title).toBe('Crew change');
    page.typeTitle('Handover to Ana');
    page.chooseType('day_rent');
    expect(page.entry()).toMatchObject({ title: 'Handover to Ana', description: 'Day yacht excursion' });
  });

  test('brings nothing to a stored event', () => {
    const page = open({ isNew: false, entry: { title: 'Week to Calvi', description: '' } });
    page.chooseType('maintenance');
    page.typeTitle('Engine');
    expect(page.entry()).toMatchObject({ title: 'Engine', description: '', maintenanceType: 'general' });
  });

  test('brings its times to a drawn event, until somebody enters one', () => {
    const page = open({ drawn: { timesOf: (type) => ({ startTime: type === 'maintenance' ? '08:00' : '10:00' }) } });
    page.chooseType('maintenance');
    expect(page.entry().startTime).toBe('08:00');
    page.chooseType('day_rent');
    expect(page.entry().startTime).toBe('10:00');
    page.type({ endTime: '19:00' });
    page.chooseType('maintenance');
    expect(page.entry()).toMatchObject({ startTime: '10:00', endTime: '19:00' });
  });
});

describe('a start', () => {
  test('after the end takes it along by as many days, typed or chosen in the calendar', () => {
    const page = open();
    page.typeStart('2027-07-04', '2026-07-2', '2026-07-20');
    expect(page.entry()).toMatchObject({ startDay: '2026-07-20', endDay: '2026-07-27' });
    page.pickStart('2026-08-01');
    expect(page.entry()).toMatchObject({ startDay: '2026-08-01', endDay: '2026-08-08' });
  });

  test('before the end leaves it where it is', () => {
    const page = open();
    page.typeStart('2026-07-06');
    page.pickStart('2026-07-11');
    expect(page.entry().endDay).toBe('2026-07-11');
  });
});

describe('the kind of work', () => {
  test('follows the title of maintenance', () => {
    const page = open();
    page.chooseType('maintenance');
    page.typeTitle('Antifouling');
    expect(page.entry().maintenanceType).toBe('hull');
    page.typeTitle('Port engine, 250 h');
    expect(page.entry().maintenanceType).toBe('engine');
    page.typeTitle('Something');
    expect(page.entry().maintenanceType).toBe('general');
  });

  test('stays as somebody chose it', () => {
    const page = open();
    page.chooseType('maintenance');
    page.type({ maintenanceType: 'safety' });
    page.typeTitle('Engine');
    expect(page.entry().maintenanceType).toBe('safety');
  });

  test('follows the title of nothing else, but a typed title that becomes one of maintenance', () => {
    const page = open();
    page.typeTitle('Engine trial');
    expect(page.entry().maintenanceType).toBe('general');
    page.chooseType('maintenance');
    expect(page.entry().maintenanceType).toBe('engine');
  });
});

describe('the yacht of a new event', () => {
  const yachts = {
    '/api/yachts/7': aYacht({ id: 7, houseRules: { currency: 'CHF' } as never }),
    '/api/yachts/8': aYacht({ id: 8, houseRules: { currency: 'SEK' } as never }),
    '/api/yachts/9': aYacht({ id: 9, companyId: null }),
    '/api/companies/1': company,
  };

  test.each([
    [7, 'CHF'],
    // No event can be priced in this currency.
    [8, 'USD'],
    [9, 'USD'],
    // She can't be loaded.
    [10, 'EUR'],
  ])('%i brings the currency %s', async (id, currency) => {
    serveRecords(yachts);
    const page = open();
    page.chooseYacht(id);
    await page.settle();
    expect(page.entry().currency).toBe(currency);
  });

  test('leaves a currency that somebody chose, and brings nothing once she is removed', async () => {
    const requests = serveRecords(yachts);
    const page = open();
    page.chooseYacht(null);
    await page.settle();
    expect(requests).toEqual([]);
    page.type({ currency: 'JPY' });
    page.chooseYacht(7);
    await page.settle();
    expect(page.entry().currency).toBe('JPY');
  });

  test('can be saved early: everything that follows from it is there by then', async () => {
    const released: (() => void)[] = [];
    serve(async ({ url }) => {
      await new Promise<void>((done) => released.push(done));
      return Response.json((yachts as Answers)[new URL(url).pathname]);
    });
    const page = open();
    page.chooseYacht(7);
    let isSettled = false;
    const settled = page.settle().then(() => (isSettled = true));
    await vi.waitFor(() => expect(released).toHaveLength(1));
    expect(isSettled).toBe(false);
    released[0]?.();
    await vi.waitFor(() => expect(released).toHaveLength(2));
    expect(isSettled).toBe(false);
    released[1]?.();
    await settled;
    expect(page.entry().currency).toBe('CHF');
  });

  test('that was chosen last is the one that counts, whichever is loaded first', async () => {
    const released: (() => void)[] = [];
    serve(async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === '/api/yachts/7') await new Promise<void>((done) => released.push(done));
      return Response.json((yachts as Answers)[pathname]);
    });
    const page = open();
    page.chooseYacht(7);
    page.chooseYacht(8);
    await vi.waitFor(() => expect(page.entry().currency).toBe('USD'));
    for (const release of released) release();
    await page.settle();
    expect(page.entry().currency).toBe('USD');
  });

  test('brings the start she is free at, by the terms that apply to her', async () => {
    serveRecords(yachts);
    const begins = vi
      .fn<Begins>()
      .mockResolvedValue({ startDay: '2026-07-05', startTime: '17:00', endDay: '2026-07-12', endTime: '09:00' });
    const page = open({ begins });
    page.chooseYacht(7);
    await page.settle();
    expect(page.entry()).toMatchObject({ startDay: '2026-07-05', startTime: '17:00', endDay: '2026-07-12', endTime: '09:00' });
    expect(begins).toHaveBeenCalledWith(7, 'charter', expect.objectContaining({ checkIn: '17:00', currency: 'CHF' }));
    begins.mockResolvedValue({ startTime: '08:00' });
    page.chooseType('maintenance');
    await page.settle();
    expect([begins.mock.lastCall?.[1], page.entry().startTime]).toEqual(['maintenance', '08:00']);
  });

  test.each([
    [{ endDay: '2026-07-18' }, { startTime: '17:00', endTime: '09:00' }],
    // On one day they would end before they begin.
    [{ endDay: '2026-07-04' }, { startTime: '09:00', endTime: '16:00' }],
    [
      { endDay: '2026-07-18', startTime: '11:00' },
      { startTime: '11:00', endTime: '09:00' },
    ],
  ])('brings her hours to entered times: with %j it lasts %j', async (typed, times) => {
    serveRecords(yachts);
    const begins = vi.fn<Begins>();
    const page = open({ begins });
    page.type(typed);
    page.chooseYacht(7);
    await page.settle();
    expect(page.entry()).toMatchObject({ ...typed, ...times });
    expect(begins).not.toHaveBeenCalled();
  });
});

describe('a drawn booking', () => {
  const drawn = { timesOf: () => ({}) };
  const records = {
    '/api/customers/3': { id: 3, firstName: 'Eva', lastName: 'de Graaf' },
    '/api/customers/4': { id: 4, firstName: 'Jon', lastName: 'Lind' },
    '/api/schedule': [{}, {}, {}],
  };

  test('is named after its customer and the number of their bookings', async () => {
    serveRecords(records);
    const page = open({ drawn });
    page.chooseCustomer(3);
    await page.settle();
    expect(page.entry().title).toBe('de Graaf 4');
    page.chooseCustomer(4);
    await page.settle();
    expect(page.entry().title).toBe('Lind 4');
    page.chooseCustomer(null);
    await page.settle();
    expect(page.entry().title).toBe('Charter Booking');
  });

  test('keeps the name while it becomes another booking, and has it again after it was something else', async () => {
    serveRecords(records);
    const page = open({ drawn });
    page.chooseType('inspection');
    page.chooseCustomer(3);
    await page.settle();
    expect(page.entry().title).toBe('Inspection');
    page.chooseType('day_rent');
    expect(page.entry().title).toBe('de Graaf 4');
    page.chooseType('maintenance');
    expect(page.entry().title).toBe('Maintenance Schedule');
  });

  test('is named after the customer that was chosen last, whichever is loaded first', async () => {
    const released: (() => void)[] = [];
    serve(async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === '/api/customers/3') await new Promise<void>((done) => released.push(done));
      return pathname === '/api/schedule' ? listOf([]) : Response.json((records as Answers)[pathname]);
    });
    const page = open({ drawn });
    page.chooseCustomer(3);
    page.chooseCustomer(4);
    await vi.waitFor(() => expect(page.entry().title).toBe('Lind 1'));
    for (const release of released) release();
    await page.settle();
    expect(page.entry().title).toBe('Lind 1');
  });

  test('doesn’t keep the name of the customer before if the next one can’t be loaded', async () => {
    serveRecords(records);
    const page = open({ drawn });
    page.chooseCustomer(3);
    await page.settle();
    expect(page.entry().title).not.toBe('Charter Booking');
    serveRecords({ '/api/schedule': [] });
    page.chooseCustomer(4);
    await page.settle();
    expect(page.entry().title).toBe('Charter Booking');
  });

  test('keeps a typed title, and its usual one if the customer can’t be loaded', async () => {
    serveRecords({ '/api/schedule': [] });
    const page = open({ drawn });
    page.chooseCustomer(3);
    await page.settle();
    expect(page.entry().title).toBe('Charter Booking');
    serveRecords(records);
    page.typeTitle('Birthday');
    page.chooseCustomer(4);
    await page.settle();
    expect(page.entry().title).toBe('Birthday');
  });

  test('alone is named so: any other form keeps its title and asks for no customer', async () => {
    const requests = serveRecords(records);
    const page = open();
    page.chooseCustomer(3);
    await page.settle();
    expect([page.entry().title, requests]).toEqual(['Charter Booking', []]);
  });
});
