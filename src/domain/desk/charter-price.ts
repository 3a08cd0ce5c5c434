import { maxCents } from '../finance/currency.ts';
import { amount, Id, instant, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { payables, planKinds, priceLineKinds } from './price-words.ts';

const percentFault = 'A percentage is from 0 to 100%';
/** A percentage from 0 to 100, as decimal text. */
export const percentage = amount({ min: 0, max: 10_000, tooSmall: percentFault, tooLarge: percentFault });
const guestsFault = 'Guests must be a whole number from 0 to 999';
/** How many guests of a kind there are. */
export const guestCount = z.int(guestsFault).min(0, guestsFault).max(999, guestsFault);

/** A discount entered by hand: a percentage of the remaining price, or an amount. */
export const GivenDiscount = z
  .object({
    label: requiredText('Name is required', 100),
    percent: orNone(percentage),
    amount: orNone(amount({ min: 0, max: maxCents, tooSmall: "A discount can't be below 0" })),
  })
  .refine(({ percent: share, amount: sum }) => !share !== !sum, { path: ['amount'], message: 'A discount is a percentage or an amount' })
  .meta({ id: 'GivenDiscount' });

/** What a price depends on: the yacht, the dates and the number of guests. */
export const CharterPriceRequest = z
  .object({
    type: z.enum(['charter', 'day_rent', 'seats'], 'Please choose a type').optional(),
    yachtId: z.int('Please choose a yacht').positive('Please choose a yacht').pipe(Id),
    startDate: instant('Start date is required'),
    endDate: instant('End date is required'),
    adults: guestCount.optional(),
    children: guestCount.optional(),
    agencyId: orNone(Id),
    commissionPercent: orNone(percentage),
    extraIds: z.array(Id).max(100, 'At most 100 extras').optional(),
    discounts: z.array(GivenDiscount).max(20, 'At most 20 discounts').optional(),
  })
  .meta({ id: 'CharterPriceRequest' });

/** A line of a price as returned. Amounts are decimal texts with two places. */
export const priceLine = {
  kind: z.enum(priceLineKinds),
  label: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  total: z.string(),
  taxExempt: z.boolean(),
  payable: z.enum(payables),
};

/** What a charter costs. Amounts are decimal texts with two places. */
export const CharterPrice = z
  .object({
    currency: z.string(),
    prices: z.enum(['net', 'gross']),
    taxRate: z.string(),
    lines: z.array(z.object(priceLine)),
    fee: z.string(),
    subtotal: z.string(),
    taxAmount: z.string(),
    total: z.string(),
    atBase: z.string(),
    commission: z.string(),
    /** A season or a price is missing for these dates: there is no line for the yacht. */
    unpriced: z.boolean(),
    /** The payments and their due dates if it were booked today. */
    plan: z.array(z.object({ kind: z.enum(planKinds), label: z.string(), amount: z.string(), dueDate: z.string() })),
  })
  .meta({ id: 'CharterPrice' });
export type CharterPrice = z.infer<typeof CharterPrice>;
