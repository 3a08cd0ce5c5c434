import { NewTaxRate, taxRateFault, type TaxRate } from '#domain/finance/tax-rate.ts';
import type { TaxCategory } from '#domain/finance/tax-words.ts';
import { z } from '#domain/shared/zod.ts';
import { checkedBy } from '../../platform/record-form.ts';
import { plain } from '../decimal-words.ts';

/** The form of a tax rate. */
export type RateForm = {
  name: string;
  category: TaxCategory;
  percent: string;
  reason: string;
  country: string;
  validFrom: string;
  validTo: string;
  companyId: number | null;
};

export function blankRate(today: string, companyId: number): RateForm {
  return { name: '', category: 'S', percent: '', reason: '', country: '', validFrom: `${today.slice(0, 4)}-01-01`, validTo: '', companyId };
}

export function formOf({ name, category, percent, reason, country, validFrom, validTo, companyId }: TaxRate): RateForm {
  return {
    name,
    category,
    percent: plain(percent),
    reason: reason ?? '',
    country: country ?? '',
    validFrom,
    validTo: validTo ?? '',
    companyId,
  };
}

/** Clears the fields that a category doesn't have: the percentage of untaxed ones, the reason of taxed ones. */
function relevantFields(rate: RateForm): z.input<typeof Checked> {
  if (rate.category === 'S') return { ...rate, reason: '' };
  return { ...rate, percent: '0', ...(rate.category === 'Z' ? { reason: '' } : {}) };
}

const Checked = NewTaxRate.superRefine((rate, check) => {
  const fault = taxRateFault(rate);
  if (fault) check.addIssue({ code: 'custom', path: [fault.path], message: fault.message });
});

const Entered = z.custom<RateForm>().transform(relevantFields).pipe(Checked);

/** Checks what was entered by the rules of the domain. */
export const rateResolver = checkedBy<RateForm, NewTaxRate>(Entered);
