import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListedCharter } from '#domain/desk/charter.ts';
import type { CharterMove } from '#domain/desk/charter-words.ts';
import { sessionQuery } from '../platform/session.tsx';
import { aPerson } from '../testing/given.ts';
import { serve } from '../testing/network.ts';
import { closeToast, currentToast, toast } from '../ui/toast-store.ts';
import { toastOf, useMoves } from './charter-actions.ts';
import { openRoot } from '../testing/hooks.ts';

const charter = {
  id: 7,
  number: 'C-2027-0012',
  type: 'charter',
  state: 'quote',
  yachtName: 'Aurelia',
  departureTitle: null,
  optionUntil: null,
  place: null,
  updatedAt: '2026-12-01T08:00:00.000Z',
} as ListedCharter;

const moment = (at: string) => `<${at}>`;
const until = '2026-12-31T23:00:00.000Z';

describe('after a move of a charter', () => {
  test.each([
    ['option', { state: 'option', optionUntil: until }, 'On option', `Aurelia is held for C-2027-0012 until <${until}>.`],
    ['challenge', { state: 'waiting', place: 2 }, 'Option challenged', 'The option ahead of C-2027-0012 has to be decided soon.'],
    ['option', { state: 'waiting', place: 3 }, 'On the waiting list', 'C-2027-0012 is number 3 in line for Aurelia.'],
    ['option', { state: 'waiting', place: null }, 'On the waiting list', 'C-2027-0012 is number 2 in line for Aurelia.'],
    ['book', { state: 'booked' }, 'Booked', 'C-2027-0012 is in the calendar of Aurelia.'],
    ['close', { state: 'closed' }, 'Charter closed', 'C-2027-0012 is paid and settled.'],
    ['cancel', { state: 'cancelled' }, 'Charter cancelled', 'C-2027-0012 was removed from the calendar of Aurelia.'],
    ['lose', { state: 'lost' }, 'Marked as lost', 'C-2027-0012 is now listed under Lost.'],
    ['reprice', { state: 'quote' }, 'Repriced', 'C-2027-0012 has today’s prices.'],
    ['release', { state: 'quote' }, 'Released', 'C-2027-0012 is a quote again, and Aurelia is available again.'],
  ] as const)('%s to %j it says "%s"', (move, more, title, description) => {
    expect(toastOf({ ...charter, ...more }, move, moment)).toEqual({ title, description });
  });

  test.each([
    ['option', { state: 'option', optionUntil: until }, 'On option', `The seats of C-2027-0012 are held until <${until}>.`],
    ['book', { state: 'booked' }, 'Booked', 'C-2027-0012 has its seats on Sunset sail.'],
    ['close', { state: 'closed' }, 'Charter closed', 'C-2027-0012 is paid and settled.'],
    ['cancel', { state: 'cancelled' }, 'Charter cancelled', 'The seats of C-2027-0012 on Sunset sail are available again.'],
    ['lose', { state: 'lost' }, 'Marked as lost', 'C-2027-0012 is now listed under Lost.'],
    ['release', { state: 'quote' }, 'Seats released', 'The seats of C-2027-0012 are available again.'],
    ['reprice', { state: 'quote' }, 'Repriced', 'C-2027-0012 has today’s prices.'],
  ] as const)('%s of seats to %j it says "%s", and nothing of a yacht', (move, more, title, description) => {
    const seats = { ...charter, type: 'seats', departureTitle: 'Sunset sail' } as const;
    expect(toastOf({ ...seats, ...more }, move, moment)).toEqual({ title, description });
  });
});

beforeEach(() => {
  toast({ title: 'Before' });
  closeToast();
});

/** A page of the charter. */
async function open(of = charter) {
  const current = {} as { moves: ReturnType<typeof useMoves> };
  function Page() {
    const moves = useMoves(of);
    useEffect(() => void Object.assign(current, { moves }));
    return null;
  }
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, aPerson());
  client.setQueryData(['get', '/api/charters/{id}'], of);
  const root = openRoot();
  root.render(createElement(QueryClientProvider, { client }, createElement(Page)));
  await vi.waitFor(() => expect(current.moves).toBeDefined());
  return {
    offer: () => current.moves.offer,
    running: () => current.moves.running,
    close: () => current.moves.close(),
    isOld: () => client.getQueryState(['get', '/api/charters/{id}'])?.isInvalidated,
    /** Runs the move until it is done. */
    async runs(...move: Parameters<ReturnType<typeof useMoves>['run']>) {
      current.moves.run(...move);
      await vi.waitFor(() => expect(client.getMutationCache().getAll().at(-1)?.state.status).toMatch(/success|error/));
      await vi.waitFor(() => expect(current.moves.running).toBeNull());
    },
  };
}

const wish = { until, queue: true, force: true, allowOverlap: true, offTerms: true, allowNotices: true, reason: 'Too dear' };

describe('a move sends the version it was made on, and', () => {
  test.each([
    ['option', wish, { until, queue: true, force: true, allowOverlap: true, offTerms: true, allowNotices: true }],
    ['option', {}, {}],
    ['book', wish, { allowOverlap: true, offTerms: true, allowNotices: true }],
    ['book', {}, {}],
    ['lose', wish, { reason: 'Too dear' }],
    ['lose', { reason: '' }, { reason: '' }],
    ['lose', { reason: null }, { reason: null }],
    ['release', wish, null],
    ['challenge', wish, null],
    ['reprice', wish, null],
    ['close', wish, null],
  ] as const)('%s with %j sends %j', async (move, values, body) => {
    const requests = serve(() => Response.json({ ...charter, state: 'quote' }));
    const page = await open();
    await page.runs(move, values as never);
    const [request] = requests;
    expect([request?.method, request && new URL(request.url).pathname]).toEqual(['POST', `/api/charters/7/${move}`]);
    expect(request?.headers.get('if-match')).toBe('"2026-12-01T08:00:00.000Z"');
    const sent = await request?.text();
    expect(sent ? JSON.parse(sent) : null).toEqual(body);
    expect(currentToast()?.open).toBe(true);
  });
});

test('what is on option says until when in the company’s time zone', async () => {
  serve(() => Response.json({ ...charter, state: 'option', optionUntil: '2099-12-31T23:00:00.000Z' }));
  const page = await open();
  await page.runs('option');
  expect(currentToast()?.description).toMatch(/^Aurelia is held for C-2027-0012 until .*Jan(uary)? 1, 2100.*12:00.AM\.$/);
});

/** The answer to a refusal of this kind. */
async function offerAfter(problem: object, move: CharterMove = 'book', values = {}, of = charter) {
  serve(() => Response.json(problem, { status: 409 }));
  const page = await open(of);
  await page.runs(move, values);
  return page;
}

describe('a refused move', () => {
  test.each([
    ['on_option', 'book', 'The yacht is on option', 'Take the next option', 'option', { queue: true }, true],
    ['others_wait', 'option', 'Someone is waiting', 'Extend anyway', 'option', { force: true }, false],
    ['off_terms', 'book', 'Outside the yacht’s terms', 'Continue anyway', 'book', { offTerms: true }, false],
    ['booking_notices', 'book', 'Before you book', 'Continue anyway', 'book', { allowNotices: true }, false],
    ['schedule_overlap', 'option', 'This time is already taken', 'Continue anyway', 'option', { allowOverlap: true }, false],
  ] as const)('with %s of a %s asks "%s"', async (code, move, title, action, next, answer, isTaken) => {
    const page = await offerAfter({ code, message: 'As it is.' }, move);
    expect(page.offer()).toEqual({ title, text: 'As it is.', action, move: next, wish: answer, isTaken });
    expect(currentToast()?.open).toBe(false);
  });

  test('of one that already waits offers to challenge the option ahead, since it can’t take the next once more', async () => {
    const problem = { code: 'on_option', message: 'Aurelia is on option. Challenge the option?' };
    const page = await offerAfter(problem, 'book', {}, { ...charter, state: 'waiting' });
    expect(page.offer()).toEqual({
      title: 'The yacht is on option',
      text: problem.message,
      action: 'Challenge the option',
      move: 'challenge',
      wish: {},
      isTaken: true,
    });
  });

  test('keeps earlier answers with later ones', async () => {
    const page = await offerAfter({ code: 'off_terms', message: 'Not in winter.' }, 'option', { until, allowOverlap: true });
    expect(page.offer()).toMatchObject({ move: 'option', wish: { until, allowOverlap: true, offTerms: true } });
  });

  test('says what else there is to know, and answers all of it at once', async () => {
    const notices = [{ severity: 'tell', message: 'The survey is due.' }];
    const page = await offerAfter({ code: 'off_terms', message: 'Not in winter.', notices });
    expect(page.offer()).toMatchObject({ text: 'Not in winter. The survey is due.', wish: { offTerms: true, allowNotices: true } });
  });

  test.each([
    ['Still open: the second installment.', 'See payments', 'payments'],
    ['Still open: the security deposit.', 'See payments', 'payments'],
    ['Still open: the APA and the check-out.', 'See payments', 'payments'],
    ['Still open: the check-out.', 'Go to check-out', 'handover'],
  ])('because it isn’t settled, "%s", offers "%s"', async (message, way, tab) => {
    const page = await offerAfter({ code: 'not_settled', message }, 'close');
    expect(page.offer()).toEqual({ title: 'Not settled yet', text: message, way, tab });
  });

  test('because only the charter itself isn’t over offers nothing, and says so', async () => {
    const page = await offerAfter({ code: 'not_settled', message: 'Still open: the charter itself, which isn’t over.' }, 'close');
    expect(page.offer()).toBeNull();
    expect(currentToast()).toMatchObject({
      title: 'C-2027-0012 wasn’t changed',
      description: 'Still open: the charter itself, which isn’t over.',
    });
  });

  test('because the yacht is booked leads to other dates', async () => {
    const page = await offerAfter({ code: 'schedule_conflict', message: 'Aurelia is booked then.' });
    expect(page.offer()).toEqual({
      title: 'The yacht is taken',
      text: 'Aurelia is booked then.',
      way: 'Choose other dates',
      isTaken: true,
    });
  });

  test('because something is missing says what', async () => {
    const errors = [
      { path: 'customerId', message: 'Please choose a customer' },
      { path: 'yachtId', message: 'Please choose a yacht' },
    ];
    const page = await offerAfter({ code: 'invalid', message: 'Please check the fields.', errors });
    expect(page.offer()).toEqual({ title: 'Something is missing', text: 'Please choose a customer', way: 'Edit charter' });
  });

  test('for any other reason says so, and reads the charter again', async () => {
    const page = await offerAfter({ code: 'wrong_state', message: 'It was cancelled.' });
    expect([page.offer(), page.isOld()]).toEqual([null, true]);
    expect(currentToast()).toMatchObject({ variant: 'destructive', title: 'C-2027-0012 wasn’t changed', description: 'It was cancelled.' });
  });

  test('that got no answer says so', async () => {
    const page = await open();
    await page.runs('book');
    expect([page.offer(), currentToast()?.description]).toEqual([
      null,
      'We couldn’t reach the server. Please check your connection and try again.',
    ]);
  });

  test('is no longer offered once it is closed, or another move runs', async () => {
    const page = await offerAfter({ code: 'on_option', message: 'As it is.' });
    page.close();
    await vi.waitFor(() => expect(page.offer()).toBeNull());
    await page.runs('book');
    expect(page.offer()).not.toBeNull();
    serve(() => Response.json({ ...charter, state: 'booked' }));
    await page.runs('book');
    expect([page.offer(), currentToast()?.title]).toEqual([null, 'Booked']);
  });
});
