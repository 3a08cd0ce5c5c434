import { expect, test } from 'vitest';
import { HandoverSignature, hoursThatGoBack } from './handover.ts';

test('engine hours can’t go back between check-in and check-out', () => {
  const checkIn = [
    { name: 'Port', hours: 120.5 },
    { name: 'Starboard', hours: 130 },
  ];
  expect(hoursThatGoBack(checkIn, checkIn)).toEqual([]);
  expect(
    hoursThatGoBack(
      [
        { name: 'Starboard', hours: 129.9 },
        { name: 'Port', hours: 121 },
      ],
      checkIn,
    ),
  ).toEqual([0]);
  expect(
    hoursThatGoBack(
      [
        { name: 'Generator', hours: 1 },
        { name: 'Port', hours: null },
      ],
      checkIn,
    ),
  ).toEqual([]);
});

test('an engine is the same by its meter, else by its name', () => {
  const checkIn = [{ meterId: 4, name: 'Port', hours: 120 }];
  expect(hoursThatGoBack([{ meterId: 4, name: 'Port engine', hours: 119 }], checkIn)).toEqual([0]);
  expect(hoursThatGoBack([{ meterId: 5, name: 'Port', hours: 3 }], checkIn)).toEqual([]);
  expect(hoursThatGoBack([{ meterId: null, name: 'Port', hours: 119 }], checkIn)).toEqual([0]);
});

test('a handover is signed with a name, typed or drawn, and never without agreement', () => {
  const typed = { kind: 'check_in', name: 'Ida Lind', method: 'typed', agreed: true };
  expect(HandoverSignature.safeParse(typed).success).toBe(true);
  for (const wrong of [{ agreed: false }, { name: 'I' }, { method: 'drawn' }, { kind: 'sale' }, { strokes: [[[0, 0]]] }])
    expect(HandoverSignature.safeParse({ ...typed, ...wrong }).success).toBe(false);
  expect(
    HandoverSignature.safeParse({
      ...typed,
      method: 'drawn',
      strokes: [
        [
          [0, 0],
          [10, 20],
        ],
      ],
    }).success,
  ).toBe(true);
});
