import { eventCurrencies, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';

/** What finance takes: what it offers, and what a booking may be priced in, so that any booking can be invoiced. */
export const Currency = z.enum(eventCurrencies, 'Currency is required');
export type Currency = z.infer<typeof Currency>;

/** The maximum amount, which is what its column holds. */
export const maxCents: Cents = 9_999_999_999;
