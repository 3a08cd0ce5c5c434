import { QueryClient, useMutation } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NewYacht, type Yacht } from '#domain/yachts/yacht.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { aPerson, aYacht } from '../testing/given.ts';
import { serve } from '../testing/network.ts';
import { closeToast, currentToast } from '../ui/toast-store.ts';
import { api, ApiError } from './api.ts';
import { checkedBy, frameOfNew, useRecordForm } from './record-form.ts';
import { sessionQuery } from './session.tsx';
import { openPage, runHook } from '../testing/hooks.ts';

beforeEach(() => closeToast());

type Form = { name: string; type: YachtType; length: string; location: string; companyId: number | null };
type Options = Parameters<typeof useRecordForm<'/api/yachts', Form, NewYacht>>[0];

const blank: Form = { name: '', type: 'Motor Yacht', length: '', location: '', companyId: 1 };
const labels = { name: 'Name', type: 'Type', length: 'Length', location: 'Location', companyId: 'Company' };
const formOf = ({ name, type, length, location, companyId }: Yacht): Form => ({ name, type, length, location: location ?? '', companyId });

async function open(more: Partial<Options> = {}, person: SessionUser = aPerson()) {
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, person);
  const onSaved = vi.fn<Options['onSaved']>();
  const onFailed = vi.fn<(error: unknown) => void>();
  const options: Options = {
    collection: '/api/yachts',
    stored: null,
    formOf,
    blank,
    resolver: checkedBy<Form, NewYacht>(NewYacht),
    labels,
    words: (field, form) => String(form[field] ?? '') || 'Empty',
    failure: 'Error saving this yacht',
    onSaved,
    onFailed,
    ...more,
  };
  const result = await runHook(() => {
    const page = useRecordForm(options);
    return { ...page, errors: page.form.formState.errors };
  }, queries);
  return {
    result,
    options,
    queries,
    onSaved,
    onFailed,
    values: () => result.current.form.getValues(),
    dialog: () => result.current.frame.conflict,
    type: (typed: Partial<Form>) =>
      act(async () => {
        for (const [field, value] of Object.entries(typed))
          result.current.form.setValue(field as never, value as never, { shouldDirty: true });
      }),
    submit: () => act(async () => result.current.frame.onSubmit()),
  };
}

const sentIn = async (requests: Request[]) =>
  Promise.all(
    requests.map(async (request) => [
      request.method,
      new URL(request.url).pathname,
      request.headers.get('If-Match'),
      await request.clone().json(),
    ]),
  );

const answerWith = (...answers: [status: number, body: unknown][]) => {
  const left = [...answers];
  return serve(() => {
    const [status, body] = left.length > 1 ? left.shift()! : left[0]!;
    return Response.json(body, { status });
  });
};

const [first, second] = ['2026-06-01T10:00:00.000Z', '2026-06-01T10:05:00.000Z'];
const { queryKey: yachtKey } = api.queryOptions('get', '/api/yachts/{id}', { params: { path: { id: 7 } } });
const aurelia = aYacht({ id: 7, location: 'Antibes', updatedAt: first });

describe('a new record', () => {
  test('is sent as its schema reads it, without the company, which only admins choose', async () => {
    const requests = answerWith([201, aurelia]);
    const page = await open();
    await page.type({ name: ' Aurelia ', length: '24m' });
    await page.submit();
    const sent = { name: 'Aurelia', type: 'Motor Yacht', length: '24m', location: null };
    expect(await sentIn(requests)).toEqual([['POST', '/api/yachts', null, sent]]);
    expect(page.onSaved).toHaveBeenCalledWith(aurelia, { ...blank, name: ' Aurelia ', length: '24m' });
  });

  test('of an admin goes to the chosen company', async () => {
    const requests = answerWith([201, aurelia]);
    const page = await open({}, aPerson({ role: 'admin', companyId: null }));
    await page.type({ name: 'Aurelia', length: '24m', companyId: 3 });
    await page.submit();
    expect((await sentIn(requests))[0]?.[3]).toMatchObject({ companyId: 3 });
  });

  test('is added to another list, with what is sent along', async () => {
    const requests = answerWith([201, aurelia]);
    const page = await open({ addTo: '/api/fleets/2/yachts', along: { captainId: 9 } });
    await page.type({ name: 'Aurelia', length: '24m' });
    await page.submit();
    expect(await sentIn(requests)).toMatchObject([['POST', '/api/fleets/2/yachts', null, { name: 'Aurelia', captainId: 9 }]]);
  });

  test('isn’t sent while a field is wrong', async () => {
    const requests = answerWith([201, aurelia]);
    const page = await open();
    await page.type({ name: 'Aurelia' });
    await page.submit();
    expect([requests, page.onSaved.mock.calls]).toEqual([[], []]);
    expect(page.result.current.errors).toMatchObject({ length: { message: 'Length is required' } });
  });

  test('is added once, however often it is sent, and another form has its own key', async () => {
    const requests = answerWith([503, { message: 'Please try again in a minute.' }], [201, aurelia]);
    const [page, other] = [await open(), await open()];
    for (const each of [page, page, other]) {
      await each.type({ name: 'Aurelia', length: '24m' });
      await each.submit();
    }
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  test('that the server answers without a record counts as a failure', async () => {
    serve(() => new Response(null, { status: 204 }));
    const page = await open();
    await page.type({ name: 'Aurelia', length: '24m' });
    await page.submit();
    expect(page.onSaved).not.toHaveBeenCalled();
    expect(currentToast()).toMatchObject({ variant: 'destructive', title: 'Error saving this yacht' });
    expect(currentToast()?.description).not.toContain('reach the server');
  });
});

describe('a changed record', () => {
  test('is sent with the touched fields only, emptied ones as null, on top of its version', async () => {
    const requests = answerWith([200, { ...aurelia, location: null, updatedAt: second }]);
    const page = await open({ stored: aurelia });
    expect([page.values(), page.result.current.frame.isDirty]).toEqual([formOf(aurelia), false]);
    await page.type({ location: '' });
    expect(page.result.current.frame.isDirty).toBe(true);
    await page.submit();
    expect(await sentIn(requests)).toEqual([['PATCH', '/api/yachts/7', `"${first}"`, { location: null }]]);
  });

  test('of which nothing was changed after all is sent without fields', async () => {
    const requests = answerWith([200, aurelia]);
    const page = await open({ stored: aurelia });
    await page.type({ location: 'Monaco' });
    await page.type({ location: 'Antibes' });
    expect(page.result.current.frame.isDirty).toBe(false);
    await page.submit();
    expect((await sentIn(requests))[0]?.[3]).toEqual({});
  });

  test('can be sent as the form sees fit', async () => {
    const requests = answerWith([200, aurelia]);
    const changed = vi.fn<NonNullable<Options['changed']>>(({ name }) => ({ name, location: 'Nice' }));
    const page = await open({ stored: aurelia, changed });
    await page.type({ name: 'Aurelia II' });
    await page.submit();
    expect(changed.mock.calls[0]?.[1]).toEqual({ name: true });
    expect((await sentIn(requests))[0]?.[3]).toEqual({ name: 'Aurelia II', location: 'Nice' });
  });

  test('is never saved on top of a version that was loaded behind the form', async () => {
    const requests = answerWith([200, aurelia]);
    const page = await open({ stored: aurelia });
    page.options.stored = { ...aurelia, name: 'Renamed', updatedAt: second };
    await page.result.again();
    await page.type({ location: 'Monaco' });
    await page.submit();
    expect([page.values().name, (await sentIn(requests))[0]?.[2]]).toEqual(['Aurelia', `"${first}"`]);
  });

  test('is known to the next form before it is loaded again, but one that was never loaded isn’t made up', async () => {
    answerWith([200, { id: 7, location: 'Monaco', updatedAt: second }]);
    const [page, other] = [await open({ stored: aurelia }), await open({ stored: aurelia })];
    page.queries.setQueryData(yachtKey, { ...aurelia, captainName: 'Ana Ferrer' });
    await page.submit();
    await other.submit();
    expect(page.queries.getQueryData(yachtKey)).toEqual({ ...aurelia, captainName: 'Ana Ferrer', location: 'Monaco', updatedAt: second });
    expect(other.queries.getQueryData(yachtKey)).toBeUndefined();
  });

  test('stays open with what was typed while it was being saved, on top of the saved version', async () => {
    const saved = { ...aurelia, location: 'Monaco', length: '25m', updatedAt: second };
    const answers: (() => void)[] = [];
    const requests = serve(() => new Promise((resolve) => answers.push(() => resolve(Response.json(saved)))));
    const page = await open({ stored: aurelia });
    page.onSaved.mockImplementation((stored, sent) => page.result.current.continueFrom(stored, sent));
    await page.type({ location: 'monaco' });
    await page.submit();
    await page.type({ name: 'Aurelia II' });
    expect([page.result.current.frame.saving, answers.length]).toEqual([true, 1]);
    await act(async () => answers[0]?.());
    expect(page.values()).toEqual({ ...formOf(saved), name: 'Aurelia II' });
    await page.submit();
    expect((await sentIn(requests)).at(-1)).toEqual(['PATCH', '/api/yachts/7', `"${second}"`, { name: 'Aurelia II' }]);
    await act(async () => answers[1]?.());
  });
});

describe('a record that somebody else changed meanwhile', () => {
  const theirs = aYacht({ id: 7, location: 'Monaco', length: '25m', updatedAt: second });
  const conflict: [number, unknown] = [412, { message: 'Changed meanwhile.', current: theirs }];

  async function refused(...answers: [number, unknown][]) {
    const requests = answerWith(conflict, ...answers);
    const page = await open({ stored: aurelia });
    page.queries.setQueryData(yachtKey, aurelia);
    await page.type({ location: 'Nice' });
    await page.submit();
    return { ...page, requests };
  }

  test('is compared field by field, without a message over the question', async () => {
    const page = await refused();
    expect(page.queries.getQueryState(yachtKey)?.isInvalidated).toBe(true);
    expect(page.dialog()?.differences).toEqual([
      { label: 'Length', theirs: '25m', mine: null },
      { label: 'Location', theirs: 'Monaco', mine: 'Nice' },
    ]);
    expect([currentToast()?.open ?? false, page.onFailed.mock.calls, page.onSaved.mock.calls]).toEqual([false, [], []]);
  });

  test('can be closed without an answer: what was typed stays, and the next save is refused again', async () => {
    const page = await refused();
    await act(async () => page.dialog()?.onClose());
    expect([page.dialog()?.differences, page.values().location]).toEqual([null, 'Nice']);
    await page.submit();
    expect((await sentIn(page.requests)).map(([, , version]) => version)).toEqual([`"${first}"`, `"${first}"`]);
    expect(page.dialog()?.differences).toHaveLength(2);
  });

  test('is loaded as the other person saved it, and saved on top of that', async () => {
    const page = await refused([200, theirs]);
    await act(async () => page.dialog()?.onLoadTheirs());
    expect([page.values(), page.result.current.frame.isDirty, page.dialog()?.differences]).toEqual([formOf(theirs), false, null]);
    await page.type({ name: 'Aurelia II' });
    await page.submit();
    expect((await sentIn(page.requests)).at(-1)).toEqual(['PATCH', '/api/yachts/7', `"${second}"`, { name: 'Aurelia II' }]);
  });

  test('keeps the other person’s changes to fields that weren’t touched when one’s own are saved', async () => {
    const page = await refused([200, { ...theirs, location: 'Nice' }]);
    await act(async () => page.dialog()?.onSaveMine());
    expect((await sentIn(page.requests)).at(-1)).toEqual(['PATCH', '/api/yachts/7', `"${second}"`, { location: 'Nice' }]);
    expect([page.dialog()?.differences, page.onSaved.mock.calls.length]).toEqual([null, 1]);
  });
});

describe('a refused record', () => {
  const refusal = {
    message: 'Please check the fields.',
    errors: [
      { path: 'captainId', message: 'Ana Ferrer is on another yacht' },
      { path: 'name', message: 'Aurelia is taken' },
    ],
  };

  test('says why, also at the fields, and stays as it was typed', async () => {
    answerWith([422, refusal]);
    const page = await open({ stored: aurelia, enteredIn: { captainId: 'location' } });
    await page.type({ name: 'Aurelia II' });
    await page.submit();
    expect(currentToast()).toMatchObject({ title: 'Error saving this yacht', description: 'Please check the fields.' });
    expect(page.result.current.errors).toMatchObject({
      location: { message: 'Ana Ferrer is on another yacht' },
      name: { message: 'Aurelia is taken' },
    });
    expect([page.values().name, page.onSaved.mock.calls.length, page.onFailed.mock.calls.length]).toEqual(['Aurelia II', 0, 1]);
  });

  test('can have its own message', async () => {
    answerWith([500, { message: 'It broke.' }]);
    const page = await open({
      stored: aurelia,
      failure: (error) => ({ title: 'Error', description: `Failed: ${(error as ApiError).status}` }),
    });
    await page.submit();
    expect(currentToast()).toMatchObject({ variant: 'destructive', title: 'Error', description: 'Failed: 500' });
  });

  test.each([
    [
      'new',
      null,
      { name: 'Aurelia', length: '24m' },
      { name: 'Aurelia', length: '24m', type: 'Motor Yacht', location: null, status: 'active' },
    ],
    ['changed', aurelia, { name: 'Aurelia II' }, { name: 'Aurelia II', status: 'active' }],
  ])('that is %s can be a question, and is sent again with the answer', async (_what, stored, typed, body) => {
    const requests = answerWith([409, { message: 'Really?', code: 'confirm' }], [200, aurelia]);
    let answer: (() => void) | undefined;
    const asks: NonNullable<Options['asks']> = (error, again) => {
      answer = () => again({ status: 'active' });
      return error instanceof ApiError && error.code === 'confirm';
    };
    const page = await open({ stored, asks });
    await page.type(typed);
    await page.submit();
    expect([page.onFailed.mock.calls.length, currentToast()?.open ?? false]).toEqual([0, false]);
    await act(async () => answer?.());
    expect((await sentIn(requests)).at(-1)?.[3]).toEqual(body);
    expect(page.onSaved).toHaveBeenCalledOnce();
  });

  test('that is a question once more keeps the earlier answers, until the form is sent anew', async () => {
    const question = [409, { message: 'Really?', code: 'confirm' }] as [number, unknown];
    const requests = answerWith(question, question, [500, { message: 'It broke.' }], [200, aurelia]);
    const answers: ((answer: Partial<NewYacht>) => void)[] = [];
    const asks: NonNullable<Options['asks']> = (error, again) =>
      error instanceof ApiError && error.code === 'confirm' && answers.push(again) > 0;
    const page = await open({ stored: aurelia, asks });
    await page.type({ name: 'Aurelia II' });
    await page.submit();
    await act(async () => answers[0]?.({ status: 'active' }));
    await act(async () => answers[1]?.({ location: 'Nice' }));
    await page.submit();
    expect((await sentIn(requests)).map(([, , , body]) => body)).toEqual([
      { name: 'Aurelia II' },
      { name: 'Aurelia II', status: 'active' },
      { name: 'Aurelia II', status: 'active', location: 'Nice' },
      { name: 'Aurelia II' },
    ]);
  });
});

test('a form that only adds sends what was read, shows refusals at its fields, and is unsaved until it is saved', async () => {
  const mutate = vi.fn<(sent: unknown, options?: { onError?: (...args: never[]) => void }) => void>();
  const save = { mutate, isPending: false, isSuccess: false };
  const result = await runHook(() => {
    const form = useForm<Form, unknown, NewYacht>({
      resolver: checkedBy<Form, NewYacht>(NewYacht),
      defaultValues: { ...blank, length: '24m' },
    });
    return {
      errors: form.formState.errors,
      form,
      frame: frameOfNew(form, { ...save } as never, ({ name }) => ({ named: name }), { companyName: 'Azure' }),
    };
  });
  expect(result.current.frame).toMatchObject({ record: { companyName: 'Azure' }, isDirty: false, conflict: null });
  await act(async () => result.current.form.setValue('name', ' Aurelia ', { shouldDirty: true }));
  expect(result.current.frame.isDirty).toBe(true);
  await act(async () => result.current.frame.onSubmit());
  expect(mutate.mock.calls[0]?.[0]).toEqual({ named: 'Aurelia' });
  const body = JSON.stringify({ message: 'Taken.', errors: [{ path: 'name', message: 'Aurelia is taken' }] });
  await act(async () => mutate.mock.calls[0]?.[1]?.onError?.(...([new ApiError(new Response(null, { status: 409 }), body)] as never[])));
  expect(result.current.errors).toMatchObject({ name: { message: 'Aurelia is taken' } });
  save.isSuccess = true;
  await result.again();
  expect(result.current.frame.isDirty).toBe(false);
});

test('a form that only adds is left when it is saved, but not a second time if it was left before the answer', async () => {
  const [onAnswered, onSaved] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const answers: (() => void)[] = [];
  const page = { isOpen: true, submit: async () => {} };
  const tell = (frame: ReturnType<typeof frameOfNew>) => void (page.submit = frame.onSubmit);
  function Dialog() {
    const form = useForm<Form>({ defaultValues: blank });
    const save = useMutation({ mutationFn: () => new Promise<void>((resolve) => answers.push(resolve)), onSuccess: onAnswered });
    tell(frameOfNew(form, save, () => undefined, null, onSaved));
    return null;
  }
  const again = await openPage(() => page.isOpen && createElement(Dialog));
  await act(() => page.submit());
  await act(async () => answers[0]?.());
  expect([onAnswered, onSaved].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await act(() => page.submit());
  page.isOpen = false;
  await again();
  await act(async () => answers[1]?.());
  expect([onAnswered, onSaved].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});
