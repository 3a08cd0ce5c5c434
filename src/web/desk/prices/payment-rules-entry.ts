import { CharterTermsChanges, charterTermsFault, type CharterTerms } from '#domain/desk/charter-terms.ts';
import { plainPercent } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';

/** A plan and a policy as typed. Days before the start are positive, as people count them; a deposit has no percentage. */
export type PaymentRules = Pick<CharterTerms, 'policyKind' | 'policy'> & {
  plan: (Omit<CharterTerms['plan'][number], 'percent'> & { percent: string })[];
};

const Rules = CharterTermsChanges.pick({ plan: true, policyKind: true, policy: true }).superRefine((rules, context) => {
  const fault = charterTermsFault(rules);
  if (fault) context.addIssue({ code: 'custom', path: fault.path.split('.'), message: fault.message });
});

/** The same for validation: faults of the plan as a whole are reported here. Steps that don't apply, and aren't shown, are left out. */
export const PaymentRulesEntry = z.preprocess(
  ({ policy, ...rules }: PaymentRules) => (rules.policyKind === 'due' ? rules : { ...rules, policy }),
  Rules,
);

export function formOf({ plan, policyKind, policy }: CharterTerms): PaymentRules {
  return {
    plan: plan.map((line) => ({ ...line, days: turned(line), percent: line.percent === null ? '' : plainPercent(line.percent) })),
    policyKind,
    policy: policy.toSorted((one, other) => other.fromDays - one.fromDays).map((row) => ({ ...row, percent: plainPercent(row.percent) })),
  };
}

/** The request that saves it. Steps that are left out stay as stored. */
export function rulesEntered({ plan = [], policyKind, policy }: CharterTermsChanges): CharterTermsChanges {
  return {
    plan: plan.map((line) => ({ ...line, days: turned(line), percent: line.kind === 'deposit' ? null : line.percent })),
    policyKind,
    policy,
  };
}

function turned({ anchor, days }: { anchor: 'booking' | 'start'; days: number }): number {
  return anchor === 'start' && days !== 0 ? -days : days;
}
