import { CharterTermsChanges, charterTermsFault, type CharterTerms } from '#domain/desk/charter-terms.ts';
import { plainPercent } from '../../finance/decimal-words.ts';

/** What is typed of a plan and a policy. Days before the start are counted as people say them, above 0; a deposit has no percentage. */
export type PaymentRules = Pick<CharterTerms, 'policyKind' | 'policy'> & {
  plan: (Omit<CharterTerms['plan'][number], 'percent'> & { percent: string })[];
};

/** The same as it is checked: what is wrong with a plan as a whole is said here already. */
export const PaymentRulesEntry = CharterTermsChanges.pick({ plan: true, policyKind: true, policy: true }).superRefine((rules, context) => {
  const fault = charterTermsFault(rules);
  if (fault) context.addIssue({ code: 'custom', path: fault.path.split('.'), message: fault.message });
});

export function formOf({ plan, policyKind, policy }: CharterTerms): PaymentRules {
  return {
    plan: plan.map((line) => ({ ...line, days: turned(line), percent: line.percent === null ? '' : plainPercent(line.percent) })),
    policyKind,
    policy: policy.toSorted((one, other) => other.fromDays - one.fromDays).map((row) => ({ ...row, percent: plainPercent(row.percent) })),
  };
}

/** What is sent of it. */
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
