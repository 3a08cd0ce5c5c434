import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPerson } from '../testing/given.ts';
import { closeToast, currentToast } from '../ui/toast-store.ts';
import { ApiError } from './api.ts';
import { showFormats } from './formats.ts';
import { useLatestUpload } from './latest-upload.ts';
import { sessionQuery } from './session.tsx';
import { keysOfPlaces, turnShortcuts, useKeyTitle, useShortcutsOn } from './shortcuts.ts';
import { useTypedDay } from './typed-day.ts';
import { useUpon } from './versions.ts';
import { runHook } from '../testing/hooks.ts';

beforeEach(() => closeToast());

describe('a form about a part of a record', () => {
  const stored = { updatedAt: '2026-06-01T10:00:00Z', plan: ['30%', '70%'], notes: '' };
  const later = (more: Partial<typeof stored>) => ({ ...stored, updatedAt: '2026-06-01T10:05:00Z', ...more });

  async function open(options?: { follows?: boolean }) {
    const page = { record: stored, options };
    const result = await runHook(() => useUpon(page.record, ({ plan }) => plan, page.options));
    return { page, result, load: (record: typeof stored) => ((page.record = record), result.again()), upon: () => result.current.upon };
  }

  test('saves on top of the latest version as long as its part is the same', async () => {
    const { load, upon } = await open();
    await load(later({ notes: 'Called back', plan: ['30%', '70%'] }));
    expect(upon()).toEqual(later({ notes: 'Called back' }));
  });

  test('saves on top of the version it started from once somebody else changed its part', async () => {
    const { load, upon } = await open();
    await load(later({ plan: ['100%'] }));
    expect(upon()).toBe(stored);
  });

  test('follows what is stored until something is typed', async () => {
    const { page, result, load, upon } = await open({ follows: true });
    await load(later({ plan: ['100%'] }));
    expect(upon().plan).toEqual(['100%']);
    page.options = { follows: false };
    await load(later({ plan: ['50%', '50%'] }));
    expect(upon().plan).toEqual(['100%']);
    expect(result.current.upon.updatedAt).toBe('2026-06-01T10:05:00Z');
  });

  test('is saved on top of the other version after a conflict, and says so', async () => {
    const { result, upon } = await open();
    const body = JSON.stringify({ message: 'Somebody else changed it.', current: later({ plan: ['100%'] }) });
    await act(async () => result.current.tellRefusal('Error saving the plan', new ApiError(new Response(null, { status: 412 }), body)));
    expect(upon().plan).toEqual(['100%']);
    expect(currentToast()).toMatchObject({
      variant: 'destructive',
      title: 'Error saving the plan',
      description: 'Somebody else changed it. Save again to keep yours.',
    });
  });

  test('keeps its version after any other failure', async () => {
    const { result, upon } = await open();
    const body = JSON.stringify({ message: 'The books are closed.', current: later({ plan: ['100%'] }) });
    await act(async () => result.current.tellRefusal('Error', new ApiError(new Response(null, { status: 409 }), body)));
    expect([upon(), currentToast()?.description]).toEqual([stored, 'The books are closed.']);
  });

  test('can say in its own words what saving again does', async () => {
    const { result } = await open();
    const body = JSON.stringify({ message: 'Changed.', current: later({}) });
    await act(async () => result.current.tellRefusal('Error', new ApiError(new Response(null, { status: 412 }), body), 'Look again.'));
    expect(currentToast()?.description).toBe('Changed. Look again.');
  });
});

describe('a typed day', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-27T23:30:00Z');
  });
  afterEach(() => {
    vi.useRealTimers();
    showFormats({}, {});
  });

  type Options = Omit<Parameters<typeof useTypedDay>[0], 'onChange'>;

  async function field(options: Partial<Options> = {}, timeZone = 'Europe/Paris') {
    const queries = new QueryClient();
    queries.setQueryData(sessionQuery.queryKey, aPerson({ timeZone }));
    const given = { value: '', ...options };
    const onChange = (value: string) => void (given.value = value);
    const result = await runHook(() => useTypedDay({ ...given, onChange }), queries);
    const change = async (how: () => void) => {
      await act(async () => how());
      await result.again();
    };
    return {
      value: () => given.value,
      shown: () => result.current,
      type: (text: string) => change(() => result.current.type(text)),
      leave: () => change(() => result.current.leave()),
      pick: (day: string) => change(() => result.current.pick(day)),
    };
  }

  test('is shown in words, and as typed while it is being typed', async () => {
    const { shown, type, leave, value } = await field({ value: '2026-12-24' });
    expect(shown()).toMatchObject({ text: 'Dec 24, 2026', day: '2026-12-24', isTyping: false, hint: undefined, unread: undefined });
    await type('31.12');
    expect([value(), shown().text, shown().isTyping]).toEqual(['2026-12-31', '31.12', true]);
    await leave();
    expect([shown().text, shown().isTyping]).toEqual(['Dec 31, 2026', false]);
  });

  test.each([
    ['today is the company’s day', 'Europe/Paris', 'today', '2026-11-28', 'Read as Sat, Nov 28, 2026'],
    ['today is another day elsewhere', 'America/New_York', 'today', '2026-11-27', 'Read as Fri, Nov 27, 2026'],
    ['a day is counted from today', 'Europe/Paris', '+35', '2027-01-02', 'Read as Sat, Jan 2, 2027'],
    ['a day without a year may be in the next one', 'Europe/Paris', '1/2', '2027-01-02', 'Read as Sat, Jan 2, 2027'],
    ['as the field shows it, it needs no hint', 'Europe/Paris', ' Nov 28, 2026', '2026-11-28', undefined],
  ])('%s', async (_what, timeZone, typed, day, hint) => {
    const { shown, type, value } = await field({}, timeZone);
    await type(typed);
    expect([value(), shown().hint]).toEqual([day, hint]);
  });

  test('is read and shown in the order that the reader chose', async () => {
    showFormats({}, { dateOrder: 'dmy' });
    const { shown, type, leave, value } = await field();
    await type('1/2');
    expect([value(), shown().hint]).toEqual(['2027-02-01', expect.stringContaining('Read as')]);
    await leave();
    expect(shown().text).toBe('1 Feb 2027');
  });

  test('in the past is looked for there', async () => {
    const { type, value } = await field({ expected: 'past' });
    await type('1/2');
    expect(value()).toBe('2026-01-02');
  });

  test('that can’t be read stays as it was typed, and says what can', async () => {
    const { shown, type, leave, value } = await field({ value: '2026-12-24' });
    await type(' 31.2. ');
    await leave();
    expect(value()).toBe('31.2.');
    expect(shown()).toMatchObject({ text: '31.2.', day: '', hint: undefined, unread: 'Please enter a date such as Nov 28, 2026' });
  });

  test('may be emptied', async () => {
    const { shown, type, leave, value } = await field({ value: '2026-12-24', min: '2026-12-01' });
    await type('  ');
    await leave();
    expect(value()).toBe('');
    expect(shown()).toMatchObject({ text: '', day: '', unread: undefined, outside: undefined });
  });

  test.each([
    ['2026-11-30', 'No earlier than Dec 1, 2026'],
    ['2026-12-01', undefined],
    ['2026-12-31', undefined],
    ['2027-01-01', 'No later than Dec 31, 2026'],
  ])('%s in December says: %s', async (value, outside) => {
    const { shown } = await field({ value, min: '2026-12-01', max: '2026-12-31' });
    expect(shown().outside).toBe(outside);
  });

  test('that is chosen takes the place of what was typed, which is passed along, without a hint about that', async () => {
    const onPick = vi.fn<(day: string, before: string) => void>();
    const { shown, type, pick, value } = await field({ onPick });
    await type('tomorrow');
    expect(onPick).not.toHaveBeenCalled();
    const typed = value();
    await pick('2026-08-14');
    expect([value(), onPick.mock.calls]).toEqual(['2026-08-14', [['2026-08-14', typed]]]);
    expect(shown()).toMatchObject({ text: 'Aug 14, 2026', hint: undefined, isTyping: false });
  });
});

describe('the shortcuts', () => {
  test('work until they are turned off, on every open page of this browser, and then aren’t in a button’s title', async () => {
    const result = await runHook(() => ({ on: useShortcutsOn(), title: useKeyTitle('Find', '/') }));
    expect(result.current).toEqual({ on: true, title: { title: 'Find (/)', 'aria-keyshortcuts': '/' } });
    await act(async () => turnShortcuts(false));
    expect(result.current).toEqual({ on: false, title: { title: 'Find' } });
    await act(async () => turnShortcuts(true));
    expect([result.current.on, localStorage.length]).toEqual([true, 0]);
    await act(async () => {
      localStorage.setItem('shortcuts', 'off');
      dispatchEvent(new Event('storage'));
    });
    expect(result.current.on).toBe(false);
  });

  test('of places are different letters', () => {
    const letters = Object.values(keysOfPlaces);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.join('')).toMatch(/^[A-Z]+$/);
  });
});

const file = (name: string) => new File(['content'], name, { type: 'image/png' });

const settle = (how: () => unknown) =>
  act(async () => {
    const returned = how();
    // The library tells components in a later turn, which is queued only once what it waits for has ended.
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
    return returned;
  });

/** A page that uploads, and what became of each file. */
async function openUploads() {
  const answers = new Map<string, { arrive: (address: string) => void; fail: (error: Error) => void }>();
  const calls: unknown[] = [];
  const result = await runHook(() =>
    useLatestUpload({
      send: ({ name }) => new Promise<string>((arrive, fail) => answers.set(name, { arrive, fail })),
      refusalOf: ({ name }) => (name.endsWith('.svg') ? 'Please choose another picture' : null),
      onDone: (address, { name }) => calls.push(['done', name, address]),
      onUploading: (is) => calls.push(is),
    }),
  );
  const upload = (name: string) => settle(() => result.current.uploadFile(file(name)));
  const arrive = (name: string) => settle(() => answers.get(name)?.arrive(`/api/files/${name}`));
  const fail = (name: string, error: Error) => settle(() => answers.get(name)?.fail(error));
  return { result, calls, upload, arrive, fail, sent: () => [...answers.keys()] };
}

describe('of several chosen files', () => {
  test('the last one counts, in whatever order they arrive', async () => {
    const { result, calls, upload, arrive } = await openUploads();
    expect([await upload('first.png'), await upload('second.png')]).toEqual([true, true]);
    expect(result.current.running).toBe(true);
    await arrive('second.png');
    await arrive('first.png');
    expect(calls).toEqual([true, true, ['done', 'second.png', '/api/files/second.png'], false]);
    expect(result.current).toMatchObject({ running: false, problem: null });
  });

  test('an earlier one that arrives first doesn’t end the wait for the last', async () => {
    const { calls, upload, arrive } = await openUploads();
    await upload('first.png');
    await upload('second.png');
    await arrive('first.png');
    expect(calls).toEqual([true, true]);
  });

  test('a refused one isn’t sent, and no file is no choice', async () => {
    const { result, calls, upload, sent } = await openUploads();
    expect([await upload('drawing.svg'), result.current.uploadFile(undefined)]).toEqual([false, false]);
    expect([sent(), calls, result.current.problem]).toEqual([[], [], 'Please choose another picture']);
    await upload('picture.png');
    expect([sent(), result.current.problem]).toEqual([['picture.png'], null]);
  });

  test('one that fails says why, and the form may be saved without it', async () => {
    const { result, calls, upload, fail } = await openUploads();
    await upload('picture.png');
    await fail('picture.png', new ApiError(new Response(null, { status: 413 }), '{"message":"This picture is larger than 10 MB."}'));
    expect([calls, result.current.problem]).toEqual([[true, false], 'This picture is larger than 10 MB.']);
  });

  test('none counts after something else was chosen', async () => {
    const { result, calls, upload, arrive } = await openUploads();
    await upload('picture.png');
    await settle(() => result.current.forget());
    expect(result.current).toMatchObject({ running: false, problem: null });
    await arrive('picture.png');
    expect(calls).toEqual([true, false]);
  });
});
