import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { aCrewMember, aYacht } from '../testing/given.ts';
import { queryOf, listOf, serve } from '../testing/network.ts';
import { commandOf, inWords, reverseMove, type Move } from './assignment-moves.ts';
import { assignmentSearch, boardCrewQuery, matchesSearch } from './assignment-query.ts';
import { crewQuery, crewSearch } from './crew-query.ts';

const withoutUndefined = <Search extends object>(search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
const nameOf = (column: number | null) => (column === null ? 'Unassigned' : `Yacht ${column}`);

test.each([
  [{}, true],
  [{ q: 'ferr' }, true],
  [{ q: '  ANA ' }, true],
  [{ q: 'capt' }, true],
  [{ q: 'deckhand' }, false],
  [{ role: 'captain' }, true],
  [{ role: 'Capt' }, false],
  [{ q: 'ana', role: 'Deckhand' }, false],
])('the search %j finds a captain named Ana Ferrer: %j', (search, found) => {
  expect(matchesSearch(aCrewMember(), search)).toBe(found);
});

test.each([
  ['the first by name', 5, 5],
  ['the last by name', 6, 6],
  ['neither', 7, 5],
])('of two yachts commanded by somebody who serves on %s, the board goes by the one they serve on, if any', (_which, yachtId, named) => {
  const yachts = [
    aYacht({ id: 4, captainId: null }),
    aYacht({ id: 5, captainId: 3 }),
    aYacht({ id: 6, captainId: 3 }),
    aYacht({ id: 7, captainId: 8 }),
  ];
  expect(commandOf(yachts, aCrewMember({ id: 3, yachtId }))?.id).toBe(named);
});

test('somebody without a command commands nothing', () => {
  expect(
    commandOf([aYacht({ id: 5, captainId: 3 }), aYacht({ id: 6, captainId: null })], aCrewMember({ id: 4, yachtId: 5 })),
  ).toBeUndefined();
});

test.each(['jorg', 'JÖRG', 'jo\u0308rg mu', 'muller', 'sous-chef', 'cafe'])(
  'Jörg Müller, sous-chef of the café, is looked for with %j',
  (q) => {
    expect(matchesSearch(aCrewMember({ name: 'Jörg Müller', role: 'Sous-chef (café)' }), { q })).toBe(true);
  },
);

test('the address of the board and of the crew is read leniently', () => {
  expect(withoutUndefined(assignmentSearch({ q: 'Ana', role: 'Captain', companyId: '3' }))).toEqual({
    q: 'Ana',
    role: 'Captain',
    companyId: 3,
  });
  expect(withoutUndefined(assignmentSearch({ q: '', companyId: 'all' }))).toEqual({});
  expect(withoutUndefined(crewSearch({ role: 'Chef', yachtId: '7', certificates: 'expired', page: '2' }))).toEqual({
    role: 'Chef',
    yachtId: 7,
    certificates: 'expired',
    page: 2,
  });
  expect(withoutUndefined(crewSearch({ yachtId: 'x', certificates: 'lost', page: '1' }))).toEqual({});
  expect(crewQuery({ role: 'Chef', page: 4 }).queryKey[3]).toMatchObject({ role: 'Chef', limit: 10, offset: 30 });
});

test.each([
  [0, 1],
  [500, 1],
  [501, 2],
  [1200, 3],
])('a company of %i people is loaded in %i requests, everybody once and in order', async (total, count) => {
  const requests = serve((request) => {
    const { limit, offset } = queryOf(request);
    const left = Math.max(0, Math.min(Number(limit), total - Number(offset)));
    return listOf(
      Array.from({ length: left }, (_, at) => ({ id: Number(offset) + at })),
      total,
    );
  });
  const crew = await new QueryClient().fetchQuery(boardCrewQuery(7));
  expect(crew.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, id) => id));
  expect(requests).toHaveLength(count);
  expect(requests.every((request) => queryOf(request)['companyId'] === '7')).toBe(true);
});

describe('a move', () => {
  const move: Move = { member: { id: 1, name: 'Ana Ferrer' }, from: 1, to: 2, command: { yachtId: 1, held: false } };

  test('is reversed to where it came from, with the command it cost', () => {
    expect(reverseMove(move)).toEqual({ member: move.member, from: 2, to: 1, command: { yachtId: 1, held: true }, undoes: true });
    expect(reverseMove({ member: move.member, from: null, to: 2 })).toMatchObject({ from: 2, to: null, command: undefined });
  });

  test.each([
    [{}, 'Ana Ferrer now serves on Yacht 2', 'Yacht 1 has no captain now.'],
    [{ command: undefined }, 'Ana Ferrer now serves on Yacht 2', undefined],
    [{ to: null }, 'Ana Ferrer is unassigned', 'Yacht 1 has no captain now.'],
    [{ undoes: true }, 'Ana Ferrer is back on Yacht 2', undefined],
    [{ undoes: true, to: null }, 'Ana Ferrer is unassigned again', undefined],
  ] as [Partial<Move>, string, string | undefined][])('%j is announced as "%s"', (more, title, description) => {
    expect(inWords({ ...move, ...more }, nameOf)).toEqual(description === undefined ? { title } : { title, description });
  });
});
