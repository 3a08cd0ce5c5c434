import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { SessionUser } from '#domain/session/session.ts';
import type { RecordFrame } from '../platform/record-form.ts';
import { sessionQuery } from '../platform/session.tsx';
import { aPerson, aYacht } from '../testing/given.ts';
import { runHook } from '../testing/hooks.ts';
import { serve } from '../testing/network.ts';
import { useCurrencyOf, useUsualTermsToFollow, type Belonging } from './usual-terms-state.ts';

const admin = aPerson({ role: 'admin', companyId: null, companyName: null, currency: null });

const records: Record<string, object> = {
  '/api/companies/1': { id: 1, defaultCurrency: 'EUR', houseRules: { taxRate: '20.00', daysToPay: 14 } },
  '/api/companies/2': { id: 2, defaultCurrency: 'GBP', houseRules: {} },
  '/api/customers/7': { id: 7, companyId: 2 },
  '/api/yachts/3': { id: 3, companyId: 1, houseRules: { currency: 'CHF' } },
};

/** The server with these records. What isn't listed doesn't exist. */
function serveRecords() {
  return serve(({ url }) => {
    const found = records[new URL(url).pathname];
    return found ? Response.json(found) : Response.json({ message: 'Not found.' }, { status: 404 });
  });
}

function queriesOf(user: SessionUser): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(sessionQuery.queryKey, user);
  return queries;
}

async function open(user: SessionUser = admin) {
  const onSubmit = vi.fn<RecordFrame['onSubmit']>(async () => {});
  const onRead = vi.fn<Parameters<typeof useUsualTermsToFollow>[1]>();
  const frame: RecordFrame = { record: null, onSubmit, saving: false, isDirty: false, conflict: null };
  const { current } = await runHook(() => useUsualTermsToFollow(frame, onRead), queriesOf(user));
  return { ...current, onRead, onSubmit };
}

test.each<[Belonging, object]>([
  [{ companyId: 1 }, { currency: 'EUR', taxRate: '20.00', daysToPay: 14 }],
  [
    { companyId: 2, yachtId: 3, customerId: 7 },
    { currency: 'GBP', taxRate: '0.00', daysToPay: 30 },
  ],
  [
    { companyId: null, yachtId: 3, customerId: 7 },
    { currency: 'CHF', taxRate: '20.00', daysToPay: 14 },
  ],
  [{ customerId: 7 }, { currency: 'GBP' }],
  [{}, { currency: 'USD' }],
])('what an admin creates for %j has the terms %j', async (belonging, terms) => {
  serveRecords();
  const { follow, frame, onRead } = await open();
  follow(belonging);
  await act(() => frame.onSubmit());
  expect(onRead.mock.calls).toEqual([[expect.objectContaining(terms)]]);
});

test('an early save waits for the terms of what was chosen last, and no others are filled in', async () => {
  serveRecords();
  const { follow, frame, onRead, onSubmit } = await open();
  follow({ companyId: 1 });
  follow({ companyId: 2 });
  await act(() => frame.onSubmit());
  expect(onRead.mock.calls).toEqual([[expect.objectContaining({ currency: 'GBP' })]]);
  expect(onSubmit.mock.invocationCallOrder[0]).toBeGreaterThan(onRead.mock.invocationCallOrder[0] ?? Infinity);
});

test('nothing follows from a company that can’t be loaded, and the record can be saved', async () => {
  serveRecords();
  const { follow, frame, onRead, onSubmit } = await open();
  follow({ companyId: 9 });
  await act(() => frame.onSubmit());
  expect([onRead.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 1]);
});

test('for everybody else nothing is read: the company is known', async () => {
  const requests = serveRecords();
  const { follow, frame } = await open(aPerson());
  follow({ companyId: 1, yachtId: 3 });
  await act(() => frame.onSubmit());
  expect(requests).toEqual([]);
});

test.each([
  ['an admin', admin, undefined, 2, 'GBP'],
  ['an admin', admin, aYacht({ companyId: 1, houseRules: null }), 1, 'EUR'],
  ['an admin', admin, undefined, undefined, 'USD'],
  ['a manager', aPerson({ currency: 'CAD' }), undefined, 1, 'CAD'],
] as const)('%s begins in the currency of the company of the address', async (_who, user, yacht, companyId, currency) => {
  serveRecords();
  const hook = await runHook(() => useCurrencyOf(yacht, companyId), queriesOf(user));
  await act(() => vi.waitFor(() => expect(hook.current).toBe(currency)));
});
