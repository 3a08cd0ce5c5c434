import { z } from '../shared/zod.ts';

/** The maximum that a meter shows. */
const maxHours = 999_999.9;

const oneDecimal = 'Hours have one decimal at most';

/** A meter reading or a number of hours, as people enter it. */
export function hoursField(missing = 'Please enter the hours') {
  return z
    .number({ error: missing })
    .min(0, 'Hours can’t be negative')
    .max(maxHours, 'Hours can be 999,999.9 at most')
    .refine((hours) => Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-6, oneDecimal);
}
