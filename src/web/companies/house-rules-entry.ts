import type { StoredHouseRules } from '#domain/companies/house-rules.ts';
import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { several } from '#domain/shared/words.ts';

/** House rules as a form shows them. An empty rule falls back to the company's, or to the usual one. */
export type HouseRulesForm = Record<keyof UsualTerms, string>;

/** What a form shows of stored rules. */
export function houseRulesForm(rules: StoredHouseRules | null): HouseRulesForm {
  return {
    checkIn: rules?.checkIn ?? '',
    checkOut: rules?.checkOut ?? '',
    workBegins: rules?.workBegins ?? '',
    workEnds: rules?.workEnds ?? '',
    taxRate: rules?.taxRate ?? '',
    daysToPay: rules?.daysToPay?.toString() ?? '',
    turnaroundHours: rules?.turnaroundHours?.toString() ?? '',
    currency: rules?.currency ?? '',
  };
}

/** The rules in one line. */
export function houseRulesWords(rules: HouseRulesForm): string {
  const parts = [
    rules.checkIn && `check-in ${rules.checkIn}`,
    rules.checkOut && `check-out ${rules.checkOut}`,
    rules.workBegins && `work from ${rules.workBegins}`,
    rules.workEnds && `work until ${rules.workEnds}`,
    rules.taxRate && `${rules.taxRate}% tax`,
    rules.daysToPay && `due after ${several(Number(rules.daysToPay), 'day') ?? '0 days'}`,
    rules.turnaroundHours && `${several(Number(rules.turnaroundHours), 'hour') ?? '0 hours'} between charters`,
    rules.currency,
  ];
  return parts.filter(Boolean).join(', ') || 'None of its own';
}
