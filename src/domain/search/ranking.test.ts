import { describe, expect, test } from 'vitest';
import { ranked, type Candidate, without } from './ranking.ts';

let lastId = 0;
function a(kind: Candidate['kind'], label: string, more: Partial<Candidate> = {}): Candidate {
  return {
    kind,
    id: ++lastId,
    score: 1,
    isBrought: false,
    type: kind === 'schedule' ? 'charter' : null,
    phase: null,
    at: null,
    label,
    ...more,
  };
}
const labels = (found: readonly Candidate[]) => found.map(({ label }) => label);

const changes = (['2031-05-02', '2031-05-09', '2031-06-06', '2031-06-13'] as const).map((at) =>
  a('schedule', `Crew change of ${at}`, { type: 'crew_change', score: 1.4, at, phase: at < '2031-06' ? 'over' : 'ahead' }),
);
const yacht = a('yacht', 'Aurelia', { score: 1.8 });
const present = a('schedule', 'Ahlefeld', { score: 1.62, isBrought: true, phase: 'now', at: '2031-05-28' });
const next = a('schedule', 'de Graaf', { score: 1.62, isBrought: true, phase: 'ahead', at: '2031-06-07' });
const captain = a('crew', 'Marchand', { score: 1.62, isBrought: true });
const sailor = a('crew', 'Aurore Petit', { score: 1.75 });
const guest = a('customer', 'Laurent Aubert', { score: 1.2 });
const job = a('maintenance', 'Port generator', { score: 1.62, isBrought: true, phase: 'ahead', at: '2031-06-20' });
const trip = a('trip', 'Aurigny – Calvi', { score: 1.4, phase: 'over', at: '2031-04-01' });

describe('“aur”', () => {
  const found = ranked([...changes, job, guest, next, captain, yacht, trip, sailor, present]);

  test('gives the yacht, her current booking, the next, people, jobs, and past ones last', () => {
    expect(labels(found)).toEqual([
      'Aurelia',
      'Ahlefeld',
      'de Graaf',
      'Aurore Petit',
      'Marchand',
      'Laurent Aubert',
      'Port generator',
      'Aurigny – Calvi',
    ]);
  });

  test('marks the last of a kind if some were left out', () => {
    expect(found.filter(({ more }) => more).map(({ label }) => label)).toEqual(['de Graaf']);
  });

  test('gives at most six of a single requested kind, past ones last', () => {
    const more = [...changes, ...changes.map((each) => ({ ...each, id: each.id + 1000 })), yacht];
    const six = ranked(more, { only: 'schedule' });
    expect(six.map(({ phase }) => phase)).toEqual(['ahead', 'ahead', 'ahead', 'ahead', 'over', 'over']);
    expect(six.at(-1)?.more).toBe(true);
  });
});

test('without a booking of hers, a yacht’s next entries come before past ones', () => {
  expect(labels(ranked([...changes, yacht]))).toEqual(['Aurelia', 'Crew change of 2031-06-06', 'Crew change of 2031-06-13']);
  expect(labels(ranked([...changes.slice(0, 2), job, yacht]))).toEqual([
    'Aurelia',
    'Port generator',
    'Crew change of 2031-05-09',
    'Crew change of 2031-05-02',
  ]);
});

test('past records come first if nothing else matches well', () => {
  const regatta = a('schedule', 'Giraglia regatta', { score: 1.6, phase: 'over', at: '2030-06-01' });
  expect(labels(ranked([a('crew', 'Regina', { score: 0.85 }), regatta]))).toEqual(['Giraglia regatta', 'Regina']);
});

test('“charter aubert” gives Aubert’s charters, the next one first, then Aubert', () => {
  const wish = { kind: 'schedule', types: ['charter'] } as const;
  const theirs = [
    a('schedule', 'Last year', { score: 1.5, isBrought: true, phase: 'over', at: '2030-06-01' }),
    a('schedule', 'This summer', { score: 1.5, isBrought: true, phase: 'ahead', at: '2031-07-01' }),
  ];
  const day = a('schedule', 'A day with the Auberts', { type: 'day_rent', score: 1.6, phase: 'ahead', at: '2031-06-01' });
  const aubert = a('customer', 'Grégoire Aubert', { score: 1.7 });
  expect(labels(ranked([aubert, day, ...theirs], { wish }))).toEqual(['This summer', 'Last year', 'Grégoire Aubert']);
  expect(labels(ranked([aubert], { wish }))).toEqual(['Grégoire Aubert']);
});

test('a matching person comes before their bookings and people with the same name, who come before similar names', () => {
  const best = a('crew', 'Ines Dubois', { score: 1.7 });
  const resembles = a('yacht', 'Dubrovnik', { score: 0.9 });
  const namesake = a('customer', 'Zoé Dubois', { score: 1.6 });
  const booking = a('schedule', 'Corsica', { score: 1.45, isBrought: true, phase: 'ahead', at: '2031-07-01' });
  expect(labels(ranked([resembles, booking, namesake, best]))).toEqual(['Ines Dubois', 'Zoé Dubois', 'Corsica', 'Dubrovnik']);
});

test('there are never more than two of a kind', () => {
  const many = Array.from({ length: 24 }, (_, nth) =>
    a((['yacht', 'crew', 'schedule', 'invoice'] as const)[nth % 4] ?? 'yacht', `${nth}`, { score: 1 + nth / 10 }),
  );
  const found = ranked(many);
  for (const kind of ['yacht', 'crew', 'schedule', 'invoice']) expect(found.filter((each) => each.kind === kind)).toHaveLength(2);
});

test('records without access are left out, and what customers owe without access to the books', () => {
  const owed = [{ currency: 'EUR', total: '12400.00' }];
  const candidates = [
    { ...guest, owed },
    { ...a('invoice', 'INV-2031-0042'), owed: null },
  ];
  expect(without([], candidates)).toEqual(candidates);
  expect(without(['crew', 'yacht'], candidates)).toEqual(candidates);
  expect(without(['invoice', 'expense', 'income'], candidates)).toEqual([{ ...guest, owed: null }]);
  expect(without(['customer'], candidates).map(({ kind }) => kind)).toEqual(['invoice']);
});

test('a departure is a calendar entry: a yacht’s own come first, and “day trip” and “booking” include it', () => {
  const sails = a('departure', 'Lérins', { type: 'day_rent', score: 1.62, isBrought: true, phase: 'ahead', at: '2031-06-01' });
  const other = a('departure', 'Lérins of another', { type: 'day_rent', score: 1.7, phase: 'ahead', at: '2031-06-02' });
  expect(labels(ranked([other, sails, next, yacht, captain]))).toEqual(['Aurelia', 'de Graaf', 'Lérins', 'Lérins of another', 'Marchand']);
  const dayTrip = { kind: 'schedule', types: ['day_rent'] } as const;
  expect(labels(ranked([guest, sails, next], { wish: dayTrip }))[0]).toBe('Lérins');
  expect(labels(ranked([guest, sails, next], { wish: { kind: 'schedule', types: ['charter', 'day_rent'] } })).slice(0, 2)).toEqual([
    'de Graaf',
    'Lérins',
  ]);
  expect(labels(ranked([guest, sails, next], { wish: { kind: 'departure' } }))[0]).toBe('Lérins');
});
