import { expect, test } from 'vitest';
import { canMove, hasOutgrownContract, holdsYacht, moveFault, needsYacht } from './charter-state.ts';
import { charterMoves, charterStates } from './charter-words.ts';

test('every state allows these moves, and no others', () => {
  expect(Object.fromEntries(charterStates.map((state) => [state, charterMoves.filter((move) => canMove(state, move))]))).toEqual({
    enquiry: ['option', 'book', 'lose', 'reprice'],
    quote: ['option', 'book', 'lose', 'reprice'],
    option: ['option', 'release', 'book', 'lose', 'reprice'],
    waiting: ['release', 'book', 'lose', 'challenge', 'reprice'],
    expired: ['option', 'book', 'lose', 'reprice'],
    booked: ['reprice', 'cancel', 'close'],
    lost: ['option', 'book', 'reprice'],
    cancelled: [],
    closed: [],
  });
});

test.each([
  ['booked', 'option', "C-2026-0007 is booked, so it can't go on option."],
  ['enquiry', 'release', "C-2026-0007 is an enquiry, so it can't be released."],
  ['waiting', 'option', "C-2026-0007 is on the waiting list, so it can't go on option."],
  ['option', 'delete', "C-2026-0007 is on option, so it can't be deleted. Release it first."],
  ['booked', 'delete', "C-2026-0007 is booked, so it can't be deleted. Cancel it instead."],
  ['closed', 'delete', "C-2026-0007 is closed, so it can't be deleted."],
  ['closed', 'change', "C-2026-0007 is closed, so it can't be changed."],
  ['quote', 'challenge', "C-2026-0007 is a quote, so it can't challenge an option."],
  ['quote', 'cancel', "C-2026-0007 is a quote, so it can't be cancelled."],
  ['quote', 'book', null],
] as const)('a charter that is %s and asked to %s is refused with a reason', (state, act, sentence) => {
  expect(moveFault({ number: 'C-2026-0007', state }, act)).toBe(sentence);
});

test('an option, a booked and a closed charter hold the yacht', () => {
  expect(charterStates.filter(holdsYacht)).toEqual(['option', 'booked', 'closed']);
});

test('a yacht and dates are required from a quote on, but not for charters that fell through', () => {
  expect(charterStates.filter((state) => !needsYacht(state))).toEqual(['enquiry', 'expired', 'lost']);
});

test.each([
  ['that is signed and no longer matches its charter', 'booked', { status: 'signed', isCurrent: false }, true],
  ['that is signed', 'booked', { status: 'signed', isCurrent: true }, false],
  ['that can still be signed or sent again', 'quote', { status: 'outdated', isCurrent: false }, false],
  ['of a cancelled charter', 'cancelled', { status: 'signed', isCurrent: false }, false],
] as const)('whether a contract %s should be replaced by a new one', (_, state, contract, isOutgrown) => {
  expect(hasOutgrownContract({ state, contract })).toBe(isOutgrown);
});
