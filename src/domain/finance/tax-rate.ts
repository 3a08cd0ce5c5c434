import { amount, calendarDay, Country, Id, nameText, optionalText, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { taxCategories, usualReasons, type TaxCategory } from './tax-words.ts';

const percentFault = 'A rate is from 0 to 100%';

const TaxCategoryField = z.enum(taxCategories, 'Please choose a category');

/** What a person may enter for a new rate. The product ships without rates, because a tax adviser must provide them. */
export const NewTaxRate = z
  .object({
    name: nameText('Name is required', { max: 60 }),
    category: TaxCategoryField,
    percent: amount({ min: 0, max: 10_000, tooSmall: percentFault, tooLarge: percentFault }),
    reason: optionalText(300),
    country: orNone(Country),
    validFrom: calendarDay('First day is required'),
    validTo: orNone(calendarDay('Last day must be a date')),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewTaxRate' });
export type NewTaxRate = z.infer<typeof NewTaxRate>;

/** What may change. A rate stays in its company's books. */
export const TaxRateChanges = NewTaxRate.omit({ companyId: true }).partial().meta({ id: 'TaxRateChanges' });
export type TaxRateChanges = z.infer<typeof TaxRateChanges>;

/** A rate as stored and returned. The percentage is decimal text with two places; first and last day are included. */
export const TaxRate = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    name: z.string(),
    category: TaxCategoryField,
    percent: z.string(),
    reason: z.string().nullable(),
    reasonCode: z.string().nullable(),
    country: z.string().nullable(),
    validFrom: z.string(),
    validTo: z.string().nullable(),
    /** Whether a sent invoice, an expense or income uses it, so that it can only be ended. */
    isInUse: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'TaxRate' });
export type TaxRate = z.infer<typeof TaxRate>;

type RateFields = {
  category: TaxCategory;
  percent: string;
  reason?: string | null;
  validFrom: string;
  validTo?: string | null;
};

/** Why this rate isn't allowed, by field, or null if it is. */
export function taxRateFault({
  category,
  percent,
  reason,
  validFrom,
  validTo,
}: RateFields): { path: keyof RateFields; message: string } | null {
  const isCharged = category === 'S';
  if (isCharged && Number(percent) === 0) return { path: 'percent', message: 'A standard or reduced rate is above 0%' };
  if (!isCharged && Number(percent) !== 0) return { path: 'percent', message: 'In this category the rate is 0%' };
  if (category === 'E' && !reason) return { path: 'reason', message: 'Please say why it is exempt' };
  if ((isCharged || category === 'Z') && reason) return { path: 'reason', message: 'Only untaxed rates have a reason' };
  return validTo && validTo < validFrom ? { path: 'validTo', message: "The last day can't be before the first" } : null;
}

/** The reason on the invoice, as entered or the standard one, and its code; standard and zero rates need none. */
export function reasonOf(category: TaxCategory, reason: string | null | undefined): { reason: string | null; reasonCode: string | null } {
  const usual = usualReasons[category];
  return { reason: reason || (usual?.reason ?? null), reasonCode: usual?.code ?? null };
}

/** Whether a rate is valid on this day. */
export function isValidOn({ validFrom, validTo }: Pick<TaxRate, 'validFrom' | 'validTo'>, day: string): boolean {
  return validFrom <= day && (validTo === null || day <= validTo);
}

/** The refusal to change or delete a rate that issued invoices or the books use. */
export function rateInUse(name: string, where: 'on issued invoices' | 'in the books' = 'on issued invoices'): string {
  return `${name} is ${where}. End it, and add the new one.`;
}

/** Why these taxes can't be on one invoice, or null: lines not subject to VAT can't be combined with others (BR-O-11). */
export function categoriesFault(categories: readonly (TaxCategory | null)[]): string | null {
  const isMixed = categories.includes('O') && categories.some((category) => category !== 'O');
  return isMixed ? "“Not subject to VAT” can't stand beside other VAT. Use exempt with a reason, or two invoices." : null;
}
