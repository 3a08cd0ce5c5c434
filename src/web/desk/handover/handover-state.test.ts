import { createElement, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import type { Handover } from '#domain/handovers/handover.ts';
import { draftOf } from './handover-entry.ts';
import { useHandoverEntry } from './handover-state.ts';
import { openRoot } from '../../testing/hooks.ts';

const item = (id: number, name: string) => ({
  id,
  name,
  quantity: 1,
  state: 'ok' as const,
  counted: 1,
  note: null,
  photos: [],
  before: null,
  defectId: null,
  deducted: null,
});
const stored: Handover = {
  charterId: 1,
  kind: 'check_out',
  yachtId: 3,
  items: [item(7, 'Dinghy'), item(8, 'Fenders')],
  engines: [{ meterId: 4, name: 'Port', hours: 1240.5, before: 1200 }],
  fuel: 90,
  water: null,
  notes: null,
  signed: null,
  updatedAt: '2027-07-03T15:10:00.000Z',
};
const later = { updatedAt: '2027-07-03T15:20:00.000Z' };
const earlier = { updatedAt: '2027-07-03T15:00:00.000Z' };

/** The form of a handover. */
async function open(first: Handover = stored) {
  type State = ReturnType<typeof useHandoverEntry>;
  const current = {} as { of: Handover; drawn: number; state: State };
  let drawn = 0;
  function Page({ of, at }: { of: Handover; at: number }) {
    const state = useHandoverEntry(of);
    useEffect(() => void Object.assign(current, { of, drawn: at, state }));
    return null;
  }
  const root = openRoot();
  async function show(of: Handover) {
    drawn += 1;
    root.render(createElement(Page, { of, at: drawn }));
    await vi.waitFor(() => expect(current.drawn).toBe(drawn));
  }
  await show(first);
  return {
    show,
    async does(what: (state: State) => void) {
      what(current.state);
      await show(current.of);
    },
    entry: () => current.state.entry,
    isDirty: () => current.state.isDirty,
    base: () => current.state.base,
  };
}

test('what is opened is unchanged, also if it is read again', async () => {
  const form = await open();
  expect([form.isDirty(), form.base()]).toEqual([false, stored]);
  await form.show({ ...stored });
  expect(form.isDirty()).toBe(false);
});

test('untouched entries follow what somebody else saved, and nothing older', async () => {
  const form = await open();
  const theirs = { ...stored, ...later, fuel: 50, notes: 'Late' };
  await form.show(theirs);
  expect([form.entry().fuel, form.entry().notes, form.isDirty(), form.base()]).toEqual(['50', 'Late', false, theirs]);
  // An answer that was under way for longer.
  await form.show({ ...stored, ...earlier, fuel: 10 });
  expect([form.entry().fuel, form.base()]).toEqual(['50', theirs]);
});

test('typed entries stay, on top of the version they started from', async () => {
  const form = await open();
  await form.does(({ change }) => change({ fuel: '75' }));
  await form.show({ ...stored, ...later, water: 40 });
  expect([form.entry().fuel, form.entry().water, form.isDirty(), form.base()]).toEqual(['75', '', true, stored]);
});

test('beside typed entries, the rest of an unsaved handover follows the inventory', async () => {
  const form = await open();
  await form.does(({ change }) => change({ fuel: '75' }));
  await form.show({ ...stored, items: [...stored.items, item(9, 'Kayak')] });
  expect([form.entry().fuel, form.entry().items.map(({ name }) => name), form.isDirty()]).toEqual([
    '75',
    ['Dinghy', 'Fenders', 'Kayak'],
    true,
  ]);
});

test('untouched entries follow the charter to another yacht, typed ones stay with the first until hers are asked for', async () => {
  const hers = { ...stored, yachtId: 5, items: [item(9, 'Kayak')] };
  const untouched = await open();
  await untouched.show(hers);
  expect([untouched.entry().items.map(({ name }) => name), untouched.base()]).toEqual([['Kayak'], hers]);
  // Back to the first, whose handover was saved before.
  await untouched.show({ ...stored, ...earlier });
  expect(untouched.base()).toEqual({ ...stored, ...earlier });
  const typed = await open();
  await typed.does(({ change }) => change({ fuel: '75' }));
  await typed.show(hers);
  expect([typed.entry().items.map(({ name }) => name), typed.entry().fuel, typed.base()]).toEqual([['Dinghy', 'Fenders'], '75', stored]);
  await typed.does(({ show }) => show(hers));
  expect([typed.entry().items.map(({ name }) => name), typed.entry().fuel, typed.base()]).toEqual([['Kayak'], '90', hers]);
});

test('items keep their own changes, in whichever order these arrive', async () => {
  const form = await open();
  await form.does(({ changeItem }) => {
    changeItem(1, { photos: ['/b.jpg'] });
    changeItem(0, { photos: ['/a.jpg'] });
    changeItem(1, { state: 'damaged' });
    changeItem(5, { note: 'Nowhere' });
  });
  expect(form.entry().items.map(({ name, state, photos, note }) => [name, state, photos, note])).toEqual([
    ['Dinghy', 'ok', ['/a.jpg'], ''],
    ['Fenders', 'damaged', ['/b.jpg'], ''],
  ]);
});

test('after saving, it continues from what was sent, and keeps what was typed meanwhile', async () => {
  const form = await open();
  await form.does(({ change }) => change({ fuel: '75' }));
  const sent = form.entry();
  const saved = { ...stored, ...later, fuel: 75 };
  await form.does(({ continueFrom }) => continueFrom(saved, sent));
  expect([form.isDirty(), form.base(), draftOf(form.entry()).fuel]).toEqual([false, saved, 75]);
  await form.does(({ change }) => change({ notes: 'And a scratch' }));
  const between = form.entry();
  await form.does(({ change }) => change({ water: '30' }));
  await form.does(({ continueFrom }) => continueFrom({ ...saved, updatedAt: '2027-07-03T15:30:00.000Z' }, between));
  expect([form.isDirty(), form.entry().notes, form.entry().water]).toEqual([true, 'And a scratch', '30']);
});

test('a version whose answer was lost is recognized as what was sent from here, and another one isn’t', async () => {
  const form = await open();
  await form.does(({ change }) => change({ fuel: '75', notes: ' Late ' }));
  await form.does(({ noteSent }) => noteSent(form.entry()));
  await form.does(({ change }) => change({ water: '30' }));
  const isOwn = async (of: Handover) => {
    let own: boolean | undefined;
    await form.does((state) => (own = state.isOwn(of)));
    return own;
  };
  const arrived = { ...stored, ...later, fuel: 75, notes: 'Late' };
  expect(await isOwn(arrived)).toBe(true);
  expect(await isOwn({ ...arrived, yachtId: 5 })).toBe(false);
  expect(await isOwn({ ...arrived, notes: 'Theirs' })).toBe(false);
  await form.does(({ continueFrom }) => continueFrom(arrived, form.entry()));
  expect(await isOwn(arrived)).toBe(false);
});

test('typed entries can be kept on top of what somebody else saved', async () => {
  const form = await open();
  await form.does(({ change }) => change({ fuel: '75' }));
  const theirs = { ...stored, ...later, fuel: 50, notes: 'Theirs' };
  await form.does(({ keepOn }) => keepOn(theirs));
  expect([form.entry().fuel, form.entry().notes, form.isDirty(), form.base()]).toEqual(['75', '', true, theirs]);
});

test('the saved version that is read afterwards changes nothing that was typed since', async () => {
  const form = await open();
  await form.does(({ change }) => change({ fuel: '75' }));
  const sent = form.entry();
  const saved = { ...stored, ...later, fuel: 75 };
  await form.does(({ change }) => change({ water: '30' }));
  await form.does(({ continueFrom }) => continueFrom(saved, sent));
  await form.show(saved);
  expect([form.entry().fuel, form.entry().water, form.isDirty(), form.base()]).toEqual(['75', '30', true, saved]);
});

test('what somebody else saved takes the place of typed entries when it is asked for', async () => {
  const form = await open();
  await form.does(({ change }) => change({ fuel: '75', notes: 'Mine' }));
  const theirs = { ...stored, ...later, notes: 'Theirs' };
  await form.show(theirs);
  expect(form.entry().notes).toBe('Mine');
  await form.does(({ show }) => show(theirs));
  expect([form.entry().fuel, form.entry().notes, form.isDirty(), form.base()]).toEqual(['90', 'Theirs', false, theirs]);
});
