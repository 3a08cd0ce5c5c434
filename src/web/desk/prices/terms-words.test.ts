import { expect, test } from 'vitest';
import { CharterTermsChanges, usualTerms, type CharterTerms } from '#domain/desk/charter-terms.ts';
import { sayTime } from '../../platform/day-words.ts';
import { formOf, PaymentRulesEntry, rulesEntered } from './payment-rules-entry.ts';
import { apaShareWords, cancellationWords, optionWords, planWords } from './terms-words.ts';

test('an APA requests a share of the price, without trailing zeros, or the entered amount', () => {
  expect(apaShareWords('30.00')).toBe('30% of the charter’s price, unless another amount is entered');
  expect(apaShareWords('12.50')).toMatch(/^12\.5%/);
  expect(apaShareWords('100.00')).toMatch(/^100%/);
  expect(apaShareWords(null)).toBe('The amount is entered with each charter');
});

const usual = usualTerms as CharterTerms;

test('each default is a sentence', () => {
  expect(planWords(usual.plan)).toBe('50% 7 days after booking, 50% 28 days before the start, security deposit 28 days before the start');
  expect(planWords([{ kind: 'apa', label: 'APA', percent: '25.00', anchor: 'start', days: -1 }])).toBe('25% as APA 1 day before the start');
  expect(planWords([{ kind: 'fee', label: 'All', percent: '100.00', anchor: 'booking', days: 0 }])).toBe('100% at booking');
  expect(cancellationWords(usual)).toBe('30% until 61 days before the start, 50% until 31, 100% after that');
  expect(cancellationWords({ policyKind: 'days', policy: [{ fromDays: 30, percent: '12.50' }] })).toBe(
    '12.5% until 30 days before the start, 100% after that',
  );
  expect(cancellationWords({ ...usual, policyKind: 'due' })).toBe('what was due by then');
});

test('options last some days until an hour, and some hours at short notice if that is wanted', () => {
  const sixPm = sayTime('18:00');
  expect(optionWords(usual)).toBe(`5 days, until ${sixPm}; 24 hours within 14 days of the start`);
  expect(optionWords({ ...usual, optionDays: 1, shortNoticeDays: 1, shortNoticeHours: 1 })).toBe(
    `1 day, until ${sixPm}; 1 hour within 1 day of the start`,
  );
  expect(optionWords({ ...usual, shortNoticeDays: 0 })).toBe(`5 days, until ${sixPm}`);
});

test('days before the start are typed as positive numbers, and stored ones come back unchanged', () => {
  const form = formOf(usual);
  expect(form.plan.map(({ days, percent }) => [days, percent])).toEqual([
    [7, '50'],
    [28, '50'],
    [28, ''],
  ]);
  const { plan, policyKind, policy } = usual;
  expect(rulesEntered(PaymentRulesEntry.parse(form))).toEqual({ plan, policyKind, policy });
  const depositsOnly = { ...form, plan: form.plan.map((line) => ({ ...line, kind: 'deposit' as const })) };
  expect(rulesEntered(CharterTermsChanges.parse(depositsOnly)).plan?.map(({ percent }) => percent)).toEqual([null, null, null]);
});

test.each([
  [{ plan: formOf(usual).plan.slice(1) }, 'plan', 'The installments of the fee must add up to 100%'],
  [{ plan: formOf(usual).plan.map((line) => ({ ...line, percent: '' })) }, 'plan.0.percent', 'Percentage is required'],
  [{ policy: [usual.policy[0], usual.policy[0]] }, 'policy.1.fromDays', 'These days are already listed'],
  [{ policy: [] }, 'policy', 'At least one line is required'],
])('invalid rules have an error at their field: %#', (wrong, path, message) => {
  const { error } = PaymentRulesEntry.safeParse({ ...formOf(usual), ...wrong });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});

test.each([[[]], [[{ fromDays: Number.NaN, percent: '' }]]])(
  'steps of a cancellation are neither checked nor sent if they don’t apply: %j',
  (policy) => {
    const entered = PaymentRulesEntry.safeParse({ ...formOf(usual), policyKind: 'due', policy });
    expect(rulesEntered(entered.data ?? {})).toEqual({ plan: usual.plan, policyKind: 'due' });
  },
);
