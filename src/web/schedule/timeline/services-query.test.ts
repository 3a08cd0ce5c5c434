import { expect, test } from 'vitest';
import { dayLineOf } from '#domain/schedule/day-line.ts';
import { expectedByYacht } from './services-query.ts';

const line = dayLineOf('Europe/Paris', '2026-06-01');
const plan = (yachtId: number, title: string, expectedOn: string | null, state: 'ok' | 'overdue' = 'ok') => ({
  yachtId,
  equipmentName: 'Port engine',
  title,
  expectedOn,
  state,
});

test('services of a yacht expected on one day share a wrench, which is red if one is overdue', () => {
  const expected = expectedByYacht(line, [
    plan(1, '250 h service', '2026-06-03'),
    plan(2, 'Impeller', '2026-06-03'),
    plan(1, 'Anodes', '2026-06-03', 'overdue'),
    plan(1, 'Coolant', '2026-06-20'),
    plan(1, 'Survey', null),
  ]);
  const at = line.indexOf('2026-06-03');
  expect([...expected]).toEqual([
    [
      1,
      [
        { at, on: '2026-06-03', words: 'Port engine, 250 h service and Port engine, Anodes', isLate: true },
        { at: at + 17, on: '2026-06-20', words: 'Port engine, Coolant', isLate: false },
      ],
    ],
    [2, [{ at, on: '2026-06-03', words: 'Port engine, Impeller', isLate: false }]],
  ]);
});
