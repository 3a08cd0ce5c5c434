import { Currency, maxCents } from '../finance/currency.ts';
import { amount, Id, nameText, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { extraUnits, payables } from './price-words.ts';

const Unit = z.enum(extraUnits, 'Please choose how it is charged');

/** What may be entered for a new extra: on one yacht, or on all if none is given. */
export const NewExtra = z
  .object({
    name: nameText('Name is required'),
    unit: Unit,
    price: amount({ min: 0, max: maxCents, tooSmall: 'Price is required' }),
    currency: Currency.optional(),
    obligatory: z.boolean().optional(),
    payable: z.enum(payables, 'Please choose where it is paid').optional(),
    taxExempt: z.boolean().optional(),
    yachtId: orNone(Id),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewExtra' });
export type NewExtra = z.infer<typeof NewExtra>;

export const ExtraChanges = NewExtra.omit({ companyId: true }).partial().meta({ id: 'ExtraChanges' });

export const Extra = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    name: z.string(),
    unit: Unit,
    price: z.string(),
    currency: z.string(),
    /** Whether it is part of every charter. */
    obligatory: z.boolean(),
    payable: z.enum(payables),
    taxExempt: z.boolean(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Extra' });
export type Extra = z.infer<typeof Extra>;
