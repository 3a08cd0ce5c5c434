import { createElement, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useWhatFollows } from './arrival-state.ts';
import { blankEntry, type TripEntry } from './trip-entry.ts';
import type { TripFormState } from './trip-fields.tsx';
import { openRoot } from '../testing/hooks.ts';

const now = new Date('2026-12-31T16:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));

const blank = { ...blankEntry('Europe/Paris', now, 7), departureDay: '2026-12-31', departureTime: '09:00' };

/** The form of a trip. */
async function open(entry: Partial<TripEntry> = {}) {
  const current = {} as { form: TripFormState };
  function Page() {
    const form = useForm<TripEntry>({ defaultValues: { ...blank, ...entry } }) as unknown as TripFormState;
    useWhatFollows(form, 'Europe/Paris');
    useEffect(() => void Object.assign(current, { form }));
    return null;
  }
  const root = openRoot();
  root.render(createElement(Page));
  await vi.waitFor(() => expect(current.form).toBeDefined());
  return {
    /** As a field reports what somebody types. */
    async types(values: Partial<TripEntry>) {
      for (const [field, value] of Object.entries(values))
        await current.form.register(field as 'status').onChange({ type: 'change', target: { name: field, value } });
    },
    arrival: () => [current.form.getValues('arrivalDay'), current.form.getValues('status')],
    isChanged: (field: keyof TripEntry) => current.form.getFieldState(field).isDirty,
  };
}

describe('the day of an arrival that has only a time', () => {
  test.each([
    ['is that of the departure', { arrivalTime: '17:30' }, '2026-12-31'],
    ['is the next one if it is earlier in the day', { arrivalTime: '08:00' }, '2027-01-01'],
    ['is the next one if it is the same time', { arrivalTime: '09:00' }, '2027-01-01'],
    ['reads a time as people type it', { arrivalTime: '5:30 pm' }, '2026-12-31'],
    ['isn’t known without a readable time', { arrivalTime: 'evening' }, ''],
    ['isn’t known without a readable time of departure', { departureTime: 'dawn', arrivalTime: '17:30' }, ''],
    ['isn’t known without a departure', { departureDay: '', arrivalTime: '17:30' }, ''],
  ])('%s', async (_what, typed, day) => {
    const form = await open();
    await form.types(typed);
    expect(form.arrival()[0]).toBe(day);
  });

  test('follows the times, and is taken back with them', async () => {
    const form = await open();
    await form.types({ arrivalTime: '23:00' });
    await form.types({ departureDay: '2026-02-28' });
    expect(form.arrival()[0]).toBe('2026-02-28');
    await form.types({ departureTime: '23:30' });
    expect(form.arrival()[0]).toBe('2026-03-01');
    await form.types({ arrivalTime: '' });
    expect(form.arrival()[0]).toBe('');
  });

  test('stays as somebody entered it', async () => {
    const form = await open();
    await form.types({ arrivalTime: '17:30' });
    await form.types({ arrivalDay: '2027-01-04' });
    await form.types({ departureDay: '2027-01-02', arrivalTime: '18:00' });
    expect(form.arrival()[0]).toBe('2027-01-04');
  });

  test('stays as it is stored', async () => {
    const form = await open({ arrivalDay: '2027-01-04', arrivalTime: '17:30' });
    await form.types({ arrivalTime: '18:00', departureDay: '2027-01-01' });
    expect(form.arrival()[0]).toBe('2027-01-04');
  });

  test('counts as a change of the form', async () => {
    const form = await open();
    await form.types({ arrivalTime: '17:30' });
    expect(form.isChanged('arrivalDay')).toBe(true);
  });
});

describe('a trip', () => {
  test.each([
    // It is 5 PM in Paris.
    ['that has arrived is completed', { arrivalTime: '17:00' }, 'completed'],
    ['that arrives later isn’t', { arrivalTime: '17:01' }, 'planned'],
    ['that arrives tomorrow isn’t', { arrivalTime: '08:00' }, 'planned'],
    ['that arrived on an entered day is', { arrivalDay: '2026-12-31', arrivalTime: '16:00' }, 'completed'],
    ['of another day is', { departureDay: '2026-12-01', arrivalTime: '23:00' }, 'completed'],
  ] as const)('%s', async (_what, typed, status) => {
    const form = await open();
    await form.types(typed);
    expect(form.arrival()[1]).toBe(status);
  });

  test('has its status again once its arrival is ahead', async () => {
    const form = await open({ status: 'in_progress' });
    await form.types({ arrivalTime: '16:00' });
    expect(form.arrival()).toEqual(['2026-12-31', 'completed']);
    await form.types({ arrivalTime: '20:00' });
    expect(form.arrival()).toEqual(['2026-12-31', 'in_progress']);
    await form.types({ arrivalTime: '16:00' });
    await form.types({ arrivalTime: '' });
    expect(form.arrival()).toEqual(['', 'in_progress']);
  });

  test.each(['cancelled', 'completed'] as const)('that is %s stays so', async (status) => {
    const form = await open({ status });
    await form.types({ arrivalTime: '16:00' });
    await form.types({ arrivalTime: '20:00' });
    expect(form.arrival()[1]).toBe(status);
  });

  test('keeps a status that somebody chose', async () => {
    const form = await open();
    await form.types({ status: 'in_progress' });
    await form.types({ arrivalTime: '16:00' });
    expect(form.arrival()[1]).toBe('in_progress');
    const other = await open();
    await other.types({ arrivalTime: '16:00' });
    await other.types({ status: 'planned' });
    await other.types({ arrivalTime: '16:30' });
    expect(other.arrival()[1]).toBe('planned');
  });
});
