import { signerFields, isDrawnAsSaid } from '../desk/signing.ts';
import { hoursField } from '../equipment/hours.ts';
import { Id, optionalText, OwnFileUrl, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { handoverKinds, handoverLabels, itemStates, type HandoverKind } from './words.ts';

export const HandoverKindField = z.enum(handoverKinds, 'Please choose check-in or check-out');
const quantity = z.int('Please enter a number').min(1, 'At least 1').max(999, 'At most 999');
const Name = requiredText('Name is required', 100);
const percent = z.int('Please enter a percentage').min(0, 'At least 0').max(100, 'At most 100').nullable().optional();
const maxPhotos = 6;

/** What is on board of a yacht, all of it. */
export const Inventory = z
  .object({ items: z.array(z.object({ name: Name, quantity: quantity.default(1) })).max(500, 'At most 500 items') })
  .meta({ id: 'Inventory' });
export type Inventory = z.infer<typeof Inventory>;

const Engine = z.object({ meterId: Id.nullable().optional(), name: Name, hours: hoursField().nullable().optional() });

/** What is said of a handover until it is signed: all of it, in place of what was said before. */
export const HandoverDraft = z
  .object({
    items: z
      .array(
        z.object({
          name: Name,
          quantity,
          state: z.enum(itemStates, 'Please choose how it is'),
          counted: z.int('Please enter a number').min(0, 'At least 0').max(999, 'At most 999').optional(),
          note: optionalText(500),
          photos: z.array(OwnFileUrl).max(maxPhotos, `At most ${maxPhotos} photos`).optional(),
        }),
      )
      .max(500, 'At most 500 items'),
    engines: z.array(Engine).max(20, 'At most 20 engines'),
    fuel: percent,
    water: percent,
    notes: optionalText(5000),
  })
  .meta({ id: 'HandoverDraft' });
export type HandoverDraft = z.infer<typeof HandoverDraft>;

/** Who signs which of the two, and how. */
export const HandoverSignature = z
  .object({ kind: HandoverKindField, ...signerFields, confirm: z.boolean().optional() })
  .refine(isDrawnAsSaid.check, isDrawnAsSaid.fault)
  .meta({ id: 'HandoverSignature' });
export type HandoverSignature = z.infer<typeof HandoverSignature>;

const Seen = z.object({ state: z.enum(itemStates), counted: z.int(), note: z.string().nullable(), photos: z.array(z.string()) });

/** A handover as it is answered: before anybody wrote anything, all as listed in the inventory. */
export const Handover = z
  .object({
    charterId: z.int(),
    kind: z.enum(handoverKinds),
    items: z.array(
      Seen.extend({
        name: z.string(),
        quantity: z.int(),
        /** At check-out: how it was at check-in. */
        before: Seen.nullable(),
      }),
    ),
    engines: z.array(
      z.object({
        meterId: z.int().nullable(),
        name: z.string(),
        hours: z.number().nullable(),
        /** What it showed last, at check-out the hours of check-in. */
        before: z.number().nullable(),
      }),
    ),
    fuel: z.int().nullable(),
    water: z.int().nullable(),
    notes: z.string().nullable(),
    signed: z.object({ name: z.string(), method: z.enum(['typed', 'drawn']), at: z.string(), sha256: z.string() }).nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Handover' });
export type Handover = z.infer<typeof Handover>;

type Engines = readonly { name: string; hours?: number | null }[];

/** What of the hours at check-out is less than at check-in: the places of these engines. */
export function hoursThatGoBack(out: Engines, checkIn: Engines): number[] {
  const before = new Map(checkIn.map(({ name, hours }) => [name, hours]));
  return out.flatMap(({ name, hours }, place) => (typeof hours === 'number' && hours < (before.get(name) ?? 0) ? [place] : []));
}

/** What whoever signs agrees to. */
export function handoverSentence({ kind, yacht, number }: { kind: HandoverKind; yacht: string; number: string }): string {
  return `${handoverLabels[kind]} of ${yacht}, charter ${number}: I have seen the yacht and what is listed here, and agree that this is how she is.`;
}
