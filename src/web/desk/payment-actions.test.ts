import { QueryClient, QueryClientProvider, type UseMutationResult } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Charter } from '#domain/desk/charter.ts';
import { serve } from '../testing/network.ts';
import { closeToast, currentToast, toast } from '../ui/toast-store.ts';
import { useCancelling, useInvoicing, usePlanning, useReceiving, useSettling } from './payment-actions.ts';
import { openRoot } from '../testing/hooks.ts';

const first = { id: 41, kind: 'fee', label: 'First installment', amount: '2870.20', dueDate: '2027-01-17', invoiceNumber: null };
const deposit = { id: 42, kind: 'deposit', label: 'Deposit', amount: '80000.00', dueDate: '2027-06-05', invoiceNumber: null };
const charter = {
  id: 7,
  number: 'C-2027-0012',
  yachtName: 'Aurelia',
  currency: 'EUR',
  plan: [first, deposit],
  updatedAt: '2026-12-01T08:00:00.000Z',
} as unknown as Charter;
const changed = (more: object) => ({ ...charter, updatedAt: '2026-12-02T08:00:00.000Z', ...more }) as Charter;

beforeEach(() => {
  toast({ title: 'Before' });
  closeToast();
});

/** A page with one action on the charter. */
async function open<Sent>(action: (of: Charter) => UseMutationResult<unknown, Error, Sent>) {
  const current = {} as { of: Charter; does: (sent: Sent) => void };
  function Page({ of }: { of: Charter }) {
    const { mutate } = action(of);
    useEffect(() => void Object.assign(current, { of, does: mutate }));
    return null;
  }
  const client = new QueryClient();
  client.setQueryData(['get', '/api/charters/{id}'], charter);
  const root = openRoot();
  async function show(of: Charter) {
    root.render(createElement(QueryClientProvider, { client }, createElement(Page, { of })));
    await vi.waitFor(() => expect(current.of).toBe(of));
  }
  await show(charter);
  return {
    show,
    isOld: () => client.getQueryState(['get', '/api/charters/{id}'])?.isInvalidated,
    async does(sent: Sent) {
      current.does(sent);
      await vi.waitFor(() => expect(client.isMutating()).toBe(0));
      await vi.waitFor(() => expect(currentToast()?.open).toBe(true));
    },
  };
}

/** What was sent: where, on which version, and what. */
const sentIn = async (request: Request | undefined) => {
  const body = await request?.text();
  return [
    `${request?.method} ${request && new URL(request.url).pathname}`,
    request?.headers.get('if-match') ?? null,
    body ? JSON.parse(body) : null,
  ];
};
const version = '"2026-12-01T08:00:00.000Z"';
const accept = (answer: unknown = charter) => serve(() => Response.json(answer));
const refuse = (message: string, status = 409, more = {}) => serve(() => Response.json({ message, ...more }, { status }));

describe('the invoice of an installment', () => {
  test('is drafted, and named', async () => {
    const plan = [
      { ...deposit, invoiceNumber: 'INV-2027-0001' },
      { ...first, invoiceNumber: 'INV-2027-0003' },
    ];
    const requests = accept({ ...charter, plan });
    await (await open(useInvoicing)).does(41);
    expect(await sentIn(requests[0])).toEqual(['POST /api/instalments/41/invoice', null, null]);
    expect(currentToast()).toMatchObject({ title: 'Invoice drafted', description: 'INV-2027-0003 is a draft. Check it and send it.' });
  });

  test('that is refused says why, and reads the charter again', async () => {
    refuse('It is invoiced already.');
    const page = await open(useInvoicing);
    await page.does(41);
    expect(currentToast()).toMatchObject({
      variant: 'destructive',
      title: 'C-2027-0012 wasn’t invoiced',
      description: 'It is invoiced already.',
    });
    expect(page.isOld()).toBe(true);
  });
});

describe('a plan of payments', () => {
  const lines = [{ kind: 'fee' as const, label: 'All of it', amount: '5740.40', dueDate: '2027-06-05' }];

  test('is saved on the version it was made on', async () => {
    const requests = accept();
    const onDone = vi.fn<() => void>();
    await (await open((of) => usePlanning(of, onDone))).does({ lines });
    expect(await sentIn(requests[0])).toEqual(['PUT /api/charters/7/plan', version, { lines }]);
    expect(currentToast()).toMatchObject({ title: 'Plan saved', description: 'The payments of C-2027-0012 follow the new plan.' });
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('follows changes elsewhere in the charter, and no change of the plan that nobody has seen', async () => {
    const requests = accept();
    const page = await open((of) => usePlanning(of, () => {}));
    await page.show(changed({ title: 'Birthday' }));
    await page.does({ lines });
    await page.show(changed({ plan: [deposit] }));
    await page.does({ lines });
    expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"2026-12-02T08:00:00.000Z"', version]);
  });

  test('that somebody else changed isn’t overwritten unless it is saved again', async () => {
    const onDone = vi.fn<() => void>();
    const requests = refuse('Somebody else has saved this charter.', 412, { current: changed({ plan: [deposit] }) });
    const page = await open((of) => usePlanning(of, onDone));
    await page.does({ lines });
    expect([currentToast()?.title, currentToast()?.description]).toEqual([
      'Error saving plan',
      'Somebody else has saved this charter. Save again to keep yours.',
    ]);
    await page.show(changed({ plan: [deposit] }));
    await page.does({ lines });
    expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual([version, '"2026-12-02T08:00:00.000Z"']);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('money received for a line', () => {
  test.each([
    ['EUR', '80000.00', 'Deposit: €80,000.00.'],
    ['USD', '1234.50', 'Deposit: $1,234.50.'],
    ['JPY', '80000.00', 'Deposit: ¥80,000.'],
  ])('in %s of %s says "%s"', async (currency, amount, description) => {
    const requests = accept();
    const onDone = vi.fn<() => void>();
    const page = await open((of) =>
      useReceiving({ ...of, currency }, { ...deposit, amount } as unknown as Charter['plan'][number], onDone),
    );
    await page.does({ receivedOn: '2027-06-04', method: null });
    expect(await sentIn(requests[0])).toEqual(['POST /api/instalments/42/receive', null, { receivedOn: '2027-06-04', method: null }]);
    expect(currentToast()).toMatchObject({ title: 'Received', description });
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('that is refused stays in its form', async () => {
    refuse('It was received already.');
    const onDone = vi.fn<() => void>();
    await (
      await open((of) => useReceiving(of, charter.plan[1] as Charter['plan'][number], onDone))
    ).does({ receivedOn: '2027-06-04', method: null });
    expect([currentToast()?.title, currentToast()?.description]).toEqual(['Error saving', 'It was received already.']);
    expect(onDone).not.toHaveBeenCalled();
  });
});

test('cancelled seats are available again, and nothing is said of a yacht', async () => {
  accept({ ...charter, state: 'cancelled' });
  await (await open((of) => useCancelling({ ...of, type: 'seats', departureTitle: 'Sunset sail' }, () => {}))).does({});
  expect(currentToast()).toMatchObject({
    title: 'Charter cancelled',
    description: 'The seats of C-2027-0012 on Sunset sail are available again.',
  });
});

describe.each([
  [
    'a settled deposit',
    useSettling,
    'deposit',
    { deductions: [], refundedOn: '2027-07-12', method: 'cash' },
    { title: 'Security deposit settled', description: 'You can print the statement of C-2027-0012.' },
    'Error settling security deposit',
  ],
  [
    'a cancellation',
    useCancelling,
    'cancel',
    { reason: '', fee: '0', credit: true, keepApa: false },
    { title: 'Charter cancelled', description: 'C-2027-0012 was removed from the calendar of Aurelia.' },
    'C-2027-0012 wasn’t changed',
  ],
] as const)('%s', (_what, action, address, body, done, failed) => {
  const use = action as (of: Charter, onDone: () => void) => UseMutationResult<unknown, Error, unknown>;

  test('is sent as entered, on the version that was seen', async () => {
    const requests = accept();
    const onDone = vi.fn<() => void>();
    await (await open((of) => use(of, onDone))).does(body);
    expect(await sentIn(requests[0])).toEqual([`POST /api/charters/7/${address}`, version, body]);
    expect(currentToast()).toMatchObject(done);
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('that is refused says why, and stays open', async () => {
    refuse('Somebody else has saved this charter.', 412);
    const onDone = vi.fn<() => void>();
    await (await open((of) => use(of, onDone))).does(body);
    expect([currentToast()?.title, currentToast()?.description]).toEqual([failed, 'Somebody else has saved this charter.']);
    expect(onDone).not.toHaveBeenCalled();
  });
});
