import { eventCurrencies, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';

/** The currencies finance accepts: those it offers, and those of bookings, so that any booking can be invoiced. */
export const Currency = z.enum(eventCurrencies, 'Currency is required');
export type Currency = z.infer<typeof Currency>;

/** The maximum amount, limited by its column. */
export const maxCents: Cents = 9_999_999_999;
