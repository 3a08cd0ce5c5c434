import { describe, expect, test } from 'vitest';
import { centsOf } from '../shared/money.ts';
import { cancellationBalance, cancellationFee } from './cancellation.ts';
import { usualTerms } from './charter-terms.ts';
import { stillOpen } from './charter-closing.ts';
import { settlementOf } from './deposit-settlement.ts';

const aFee = (paid: boolean) => ({ kind: 'fee' as const, paid });

const aDeposit = (paid: boolean) => ({ kind: 'deposit' as const, paid });

describe('cancelling a charter', () => {
  const plan = [
    { amount: 298_895, dueDate: '2027-01-10' },
    { amount: 298_895, dueDate: '2027-06-05' },
  ];
  const charter = { startsOn: '2027-07-03', hasStarted: false, total: 597_790, currency: 'EUR', plan };

  test.each([
    ['2027-05-03', 61, '30.00', '1793.37', '1195.58', '0.00'],
    ['2027-05-04', 60, '50.00', '2988.95', '0.00', '0.00'],
    ['2027-06-03', 30, '100.00', '5977.90', '0.00', '2988.95'],
    ['2027-07-03', 0, '100.00', '5977.90', '0.00', '2988.95'],
    ['2027-07-05', -2, '100.00', '5977.90', '0.00', '2988.95'],
  ])('on %s costs, with 2,988.95 paid', (day, days, percent, fee, refund, due) => {
    const cancellation = cancellationFee({ ...charter, day }, usualTerms);
    expect(cancellation).toEqual({ days, percent, fee: centsOf(fee) });
    expect(cancellationBalance(cancellation.fee, 298_895)).toEqual({ refund: centsOf(refund), due: centsOf(due) });
  });

  test.each([
    ['2027-01-09', 0],
    ['2027-01-10', 298_895],
    ['2027-06-05', 597_790],
    ['2027-08-01', 597_790],
  ])('costs what was due by %s, if that is the rule', (day, fee) => {
    expect(cancellationFee({ ...charter, day }, { ...usualTerms, policyKind: 'due' }).fee).toBe(fee);
  });

  test.each(['days', 'due'] as const)('costs everything once it has started, also on its first day (%s)', (policyKind) => {
    const policy = [{ fromDays: 0, percent: '80.00' }];
    const onItsDay = { ...charter, plan: plan.slice(0, 1), day: charter.startsOn };
    const feeIf = (hasStarted: boolean) => cancellationFee({ ...onItsDay, hasStarted }, { policyKind, policy }).fee;
    expect([feeIf(false), feeIf(true)]).toEqual([policyKind === 'days' ? 478_232 : 298_895, 597_790]);
  });

  test('costs everything if it is later than the last rule', () => {
    const policy = [{ fromDays: 30, percent: '20.00' }];
    expect(cancellationFee({ ...charter, day: '2027-07-01' }, { policyKind: 'days', policy }).percent).toBe('100.00');
  });
});

describe('a deposit', () => {
  test.each([
    ['less 120.50 and 45.00', ['120.50', '45.00'], [16_550, 63_450, 0]],
    ['without deductions', [], [0, 80_000, 0]],
    ['less more than it is', ['900.00', '10.00'], [80_000, 0, 11_000]],
  ])('of 800.00 %s', (_, amounts, [withheld, refund, uncovered]) => {
    expect(
      settlementOf(
        80_000,
        amounts.map((amount) => ({ amount })),
      ),
    ).toEqual({ withheld, refund, uncovered });
  });
});

describe('closing a charter', () => {
  test('is prevented by what is still open', () => {
    expect(stillOpen({ isOver: true, plan: [aFee(true), aFee(false), aDeposit(true)], isSettled: false })).toBe(
      'Still open: installment 2, the security deposit.',
    );
    expect(stillOpen({ isOver: false, plan: [aFee(true)], isSettled: false })).toBe('Still open: the charter itself, which isn’t over.');
  });

  test('is prevented by a check-out that the company requires', () => {
    const paid = { isOver: true, plan: [aFee(true), aDeposit(true)], isSettled: false };
    expect(stillOpen({ ...paid, isCheckOutOpen: true })).toBe('Still open: the security deposit, the check-out.');
    expect(stillOpen({ ...paid, isSettled: true, isCheckOutOpen: true })).toBe('Still open: the check-out.');
  });

  test('is prevented by a part of the price that isn’t planned', () => {
    const over = { isOver: true, plan: [aFee(false)], isSettled: false };
    expect(stillOpen({ ...over, unplanned: '€550.00' })).toBe('Still open: installment 1, €550.00 that no installment covers.');
    expect(stillOpen({ ...over, plan: [aFee(true)], unplanned: null })).toBe(null);
  });

  test('treats a deposit that was never received as settled', () => {
    expect(stillOpen({ isOver: true, plan: [aFee(true), aDeposit(false)], isSettled: false })).toBe(null);
    expect(stillOpen({ isOver: true, plan: [aFee(true), aDeposit(true)], isSettled: true })).toBe(null);
    expect(stillOpen({ isOver: true, plan: [], isSettled: false })).toBe(null);
  });
});
