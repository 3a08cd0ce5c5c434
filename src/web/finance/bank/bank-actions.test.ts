import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NewMatch, type BankLine, type BankProposal } from '#domain/finance/bank.ts';
import { undoLast } from '../../platform/undo-store.ts';
import { serve } from '../../testing/network.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { amountOf, matchOf, useAccepting, useBooking, useIgnoring, useUndoing } from './bank-actions.ts';
import { drawOnce } from '../../testing/hooks.ts';

const proposal: BankProposal = {
  certainty: 'certain',
  reason: 'The invoice number is in the text',
  customerId: null,
  customerName: null,
  ownerId: null,
  ownerName: null,
  invoices: [],
  paymentId: null,
  expenseId: null,
};

test.each([
  ['1250.50', 'EUR', '€1,250.50'],
  ['-1250.50', 'EUR', '€1,250.50'],
  ['-80000.00', 'JPY', '¥80,000'],
])('a line of %s %s is about %s', (amount, currency, words) => {
  expect(amountOf({ amount, currency })).toBe(words);
});

test.each([
  ['a recorded payment', { paymentId: 5, customerId: 7 }, { paymentId: 5 }],
  ['a logged expense', { expenseId: 6 }, { expenseId: 6 }],
  ['a payout to an owner', { ownerId: 8 }, { ownerId: 8 }],
  [
    'the invoices of a customer',
    { customerId: 7, invoices: [{ id: 3, number: 'INV-3', amount: '100.00', open: '150.00' }] },
    { customerId: 7, allocations: [{ invoiceId: 3, amount: '100.00' }] },
  ],
  ['a customer without an invoice', { customerId: 7 }, { customerId: 7, allocations: [] }],
])('a proposal of %s is sent as one that the server accepts', (_what, given, match) => {
  expect(matchOf({ ...proposal, ...given })).toEqual(match);
  expect(NewMatch.safeParse(match).success).toBe(true);
});

const line = { id: 4, amount: '-80.00', currency: 'EUR', name: 'Port Vauban', updatedAt: '2026-06-01T10:00:00Z' } as BankLine;
const booked = { ...line, state: 'matched', updatedAt: '2026-06-01T10:05:00Z' };

const bodiesOf = (requests: Request[]) =>
  Promise.all(
    requests.map(async (each) => [each.method, new URL(each.url).pathname, each.headers.get('If-Match'), await each.clone().text()]),
  );

const refusing = () => serve(() => Response.json({ message: 'Somebody has booked this line.' }, { status: 409 }));

describe('a line', () => {
  beforeEach(() => void undoLast());

  test('is booked, and reopened on top of the booked version if that is undone', async () => {
    const requests = serve(({ method }) => (method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(booked)));
    await drawOnce(() => useBooking()).mutateAsync({ line, match: { expenseId: 6 } });
    expect(currentToast()).toMatchObject({ title: 'Booked', description: '€80.00, Port Vauban.', action: { label: 'Undo' } });
    undoLast();
    await vi.waitFor(() => expect(currentToast()?.title).toBe('Reopened'));
    expect(await bodiesOf(requests)).toEqual([
      ['POST', '/api/bank-lines/4/match', null, '{"expenseId":6}'],
      ['DELETE', '/api/bank-lines/4/match', `"${booked.updatedAt}"`, ''],
    ]);
  });

  test('without a name is described by its amount', async () => {
    serve(() => Response.json(booked));
    await drawOnce(() => useBooking()).mutateAsync({ line: { ...line, name: null }, match: { expenseId: 6 } });
    expect(currentToast()?.description).toBe('€80.00.');
  });

  test.each([
    ['Error booking this line', () => useBooking(), { line, match: { expenseId: 6 } }],
    ['Error reopening this line', () => useUndoing(), line],
    ['Error changing this line', () => useIgnoring(), { line, ignored: true }],
    ['Error booking these lines', () => useAccepting(), [4]],
  ] as const)('that somebody else has booked is loaded again: %s', async (title, hook, given) => {
    refusing();
    const queries = new QueryClient();
    queries.setQueryData(['get', '/api/bank-lines'], []);
    await drawOnce<{ mutateAsync: (given: never) => Promise<unknown> }>(hook as never, queries)
      .mutateAsync(given as never)
      .catch(() => undefined);
    expect(currentToast()).toMatchObject({ variant: 'destructive', title, description: 'Somebody has booked this line.' });
    expect(queries.getQueryState(['get', '/api/bank-lines'])?.isInvalidated).toBe(true);
    expect(undoLast()).toBe(false);
  });

  test.each([
    [true, 'Ignored', 'Reopened'],
    [false, 'Reopened', 'Ignored'],
  ])('with ignored set to %j is %s, and undone it is %s', async (ignored, title, undone) => {
    const requests = serve(() => Response.json(line));
    await drawOnce(() => useIgnoring()).mutateAsync({ line, ignored });
    expect(currentToast()).toMatchObject({ title, description: '€80.00, Port Vauban.' });
    undoLast();
    await vi.waitFor(() => expect(currentToast()?.title).toBe(undone));
    expect((await bodiesOf(requests)).map(([method, , , body]) => [method, body])).toEqual([
      ['PATCH', JSON.stringify({ ignored })],
      ['PATCH', JSON.stringify({ ignored: !ignored })],
    ]);
  });
});

test.each([
  [{ accepted: 3, skipped: 0 }, '3 lines booked', 'Undo any of them under Booked.'],
  [{ accepted: 1, skipped: 1 }, '1 line booked', '1 line was skipped because the books have just changed.'],
  [{ accepted: 0, skipped: 2 }, 'No lines booked', '2 lines were skipped because the books have just changed.'],
  [{ accepted: 2, skipped: 2 }, '2 lines booked', '2 lines were skipped because the books have just changed.'],
])('of several lines, %j is told as “%s”', async (answer, title, description) => {
  const requests = serve(() => Response.json(answer));
  await drawOnce(() => useAccepting()).mutateAsync([4, 5]);
  expect(await bodiesOf(requests)).toEqual([['POST', '/api/bank-lines/accept', null, '{"ids":[4,5]}']]);
  expect(currentToast()).toMatchObject({ title, description });
});
