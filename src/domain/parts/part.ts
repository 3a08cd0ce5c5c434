import { Currency, maxCents } from '../finance/currency.ts';
import { amount, Id, nameText, optionalText, orNone, PictureUrl } from '../shared/fields.ts';
import { decimalOf, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import { movementKinds, statedMovements } from './words.ts';

const twoDecimals = 'Quantities have two decimals at most';

function quantityField({ min }: { min: number }) {
  const missing = 'Please enter a quantity';
  return z
    .number({ error: missing })
    .min(min, min > 0 ? 'Quantity must be more than 0' : 'Quantity can’t be negative')
    .max(999_999.99, 'Quantity can be 999,999.99 at most')
    .refine((quantity) => Math.abs(quantity * 100 - Math.round(quantity * 100)) < 1e-6, twoDecimals);
}

/** The parts that a service needs, each listed once. */
export const NeededParts = z
  .array(
    z.object({
      partId: z.int('Please choose a part').positive('Please choose a part').pipe(Id),
      quantity: quantityField({ min: 0.01 }),
    }),
  )
  .max(50, 'At most 50 parts')
  .refine((parts) => new Set(parts.map(({ partId }) => partId)).size === parts.length, 'Please name each part once');
export type NeededParts = z.infer<typeof NeededParts>;

/** The parts used on completion of a service or work, and their stocks. */
export const UsedParts = z
  .array(z.object({ stockId: Id, quantity: quantityField({ min: 0.01 }) }))
  .max(50, 'At most 50 parts')
  .meta({ description: 'On completion: the parts used, and from which stock' });
export type UsedParts = z.infer<typeof UsedParts>;

/** What a person may enter about a part. */
export const NewPart = z
  .object({
    name: nameText('Name is required'),
    partNumber: optionalText(100),
    maker: optionalText(100),
    unit: optionalText(20).meta({ description: 'The unit it is counted in; pieces if empty' }),
    supplier: optionalText(200),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewPart' });
export type NewPart = z.infer<typeof NewPart>;

/** What may change. A part stays in its company. */
export const PartChanges = NewPart.omit({ companyId: true }).partial().meta({ id: 'PartChanges' });

const planned = z.number().meta({ description: 'How many are needed by services of open work in the next 60 days' });

/** The stock of a part at one location. `missing` is the minimum plus what is planned, less the quantity. */
export const PartStock = z
  .object({
    id: z.int(),
    partId: z.int(),
    partName: z.string(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    store: z.string().nullable(),
    quantity: z.number(),
    minimum: z.number(),
    planned,
    missing: z.number(),
    unitCost: z.string().nullable(),
    currency: z.string().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'PartStock' });
export type PartStock = z.infer<typeof PartStock>;

/** A part as stored and returned. */
export const Part = z
  .object({
    id: z.int(),
    name: z.string(),
    partNumber: z.string().nullable(),
    maker: z.string().nullable(),
    unit: z.string().nullable(),
    supplier: z.string().nullable(),
    quantity: z.number().meta({ description: 'How many there are at all locations' }),
    services: z.int().meta({ description: 'How many service plans use it' }),
    stocks: z.array(
      PartStock.pick({
        id: true,
        yachtId: true,
        yachtName: true,
        store: true,
        quantity: true,
        minimum: true,
        planned: true,
        missing: true,
        unitCost: true,
        currency: true,
      }),
    ),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Part' });
export type Part = z.infer<typeof Part>;

/** A new location of a part: on a yacht, or in a store ashore. */
export const NewPartStock = z
  .object({
    yachtId: orNone(Id),
    store: orNone(nameText('Please name the store')),
    minimum: quantityField({ min: 0 }).optional(),
    quantity: quantityField({ min: 0 }).optional(),
  })
  .meta({ id: 'NewPartStock' });
export type NewPartStock = z.infer<typeof NewPartStock>;

/** What may change: the minimum, and the counted quantity. */
export const PartStockChanges = z
  .object({ minimum: quantityField({ min: 0 }), quantity: quantityField({ min: 0 }).meta({ description: 'The counted quantity' }) })
  .partial()
  .meta({ id: 'PartStockChanges' });

/** A stock movement. Received parts can be logged as an expense; used ones count in the costs of the work. */
export const NewPartMovement = z
  .object({
    kind: z.enum(statedMovements, 'Please say what happened'),
    quantity: quantityField({ min: 0.01 }),
    maintenanceId: orNone(Id),
    toStockId: orNone(Id),
    unitCost: orNone(amount({ min: 0, max: maxCents, tooSmall: 'Unit cost must be 0 or more' })),
    currency: Currency.optional(),
    expense: z.boolean().optional(),
    vendor: optionalText(200),
    receiptUrl: orNone(PictureUrl),
  })
  .meta({ id: 'NewPartMovement' });
export type NewPartMovement = z.infer<typeof NewPartMovement>;

export const PartMovement = z
  .object({
    id: z.int(),
    stockId: z.int(),
    at: z.string(),
    kind: z.enum(movementKinds),
    delta: z.number(),
    unitCost: z.string().nullable(),
    currency: z.string().nullable(),
    maintenanceId: z.int().nullable(),
    maintenanceTitle: z.string().nullable(),
    expenseId: z.int().nullable(),
    byName: z.string(),
  })
  .meta({ id: 'PartMovement' });
export type PartMovement = z.infer<typeof PartMovement>;

export const PartMoved = z.object({ stock: PartStock, expenseId: z.int().nullable() }).meta({ id: 'PartMoved' });

/** A part to order, for a stock location, or for a yacht whose services need it without any stock on board or ashore. */
export const PartReorder = z
  .object({
    partId: z.int(),
    name: z.string(),
    partNumber: z.string().nullable(),
    unit: z.string().nullable(),
    supplier: z.string().nullable(),
    stockId: z.int().nullable(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    store: z.string().nullable(),
    quantity: z.number(),
    minimum: z.number(),
    planned,
    missing: z.number(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'PartReorder' });
export type PartReorder = z.infer<typeof PartReorder>;

/** The location of a stock, in words. */
export function placeOf({ yachtName, store }: Pick<PartStock, 'yachtName' | 'store'>): string {
  return yachtName ?? store ?? '';
}

/** Why this quantity can't be taken from a stock, or null if it can. */
export function shortage(part: string, stock: Pick<PartStock, 'yachtName' | 'store' | 'quantity'>, wanted: number): string | null {
  if (wanted <= stock.quantity) return null;
  const where = stock.yachtName === null ? `in ${placeOf(stock)}` : `on ${placeOf(stock)}`;
  if (stock.quantity === 0) return `None of ${part} is left ${where}.`;
  return `${stock.quantity} of ${part} ${stock.quantity === 1 ? 'is' : 'are'} left ${where}.`;
}

/** The cost of a quantity in cents, rounded half up. */
export function costOf(quantity: number, unitCost: Cents): string {
  return decimalOf(Math.floor((Math.round(quantity * 100) * unitCost + 50) / 100));
}
