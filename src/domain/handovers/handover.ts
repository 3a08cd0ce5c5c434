import { signerFields, isDrawnAsSaid } from '../desk/signing.ts';
import { hoursField } from '../equipment/hours-field.ts';
import { Id, optionalText, OwnFileUrl, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { handoverKinds, handoverLabels, itemStates, type HandoverKind } from './words.ts';

export const HandoverKindField = z.enum(handoverKinds, 'Please choose check-in or check-out');
const quantity = z.int('Please enter a number').min(1, 'At least 1').max(999, 'At most 999');
const Name = requiredText('Name is required', 100);
const percent = z.int('Please enter a percentage').min(0, 'At least 0').max(100, 'At most 100').nullable().optional();
const maxPhotos = 6;
export const maxEngines = 20;

export const maxItems = 500;

/** The inventory of a yacht as entered: all of it, in the order in which it is checked. */
export const NewInventory = z
  .object({ items: z.array(z.object({ name: Name, quantity: quantity.default(1) })).max(maxItems, `At most ${maxItems} items`) })
  .meta({ id: 'NewInventory' });
export type NewInventory = z.infer<typeof NewInventory>;

/** The inventory of a yacht. */
export const Inventory = z
  .object({
    yachtId: z.int(),
    yachtName: z.string(),
    /** For users who see more than one company. */
    companyName: z.string().nullable(),
    items: z.array(z.object({ name: z.string(), quantity: z.int() })),
    updatedAt: z.string(),
  })
  .meta({ id: 'Inventory' });
export type Inventory = z.infer<typeof Inventory>;

/** The yacht it was entered for: it is refused if the charter moved to another one meanwhile. */
const yachtId = Id.nullable().optional();
const NewEngine = z.object({ meterId: Id.nullable().optional(), name: Name, hours: hoursField().nullable().optional() });

/** A handover as saved before it is signed. It replaces everything saved before. */
export const HandoverDraft = z
  .object({
    yachtId,
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
      .max(maxItems, `At most ${maxItems} items`),
    engines: z.array(NewEngine).max(maxEngines, 'At most 20 engines'),
    fuel: percent,
    water: percent,
    notes: optionalText(5000),
  })
  .meta({ id: 'HandoverDraft' });
export type HandoverDraft = z.infer<typeof HandoverDraft>;

/** Which of the two is signed, by whom and how. */
export const HandoverSignature = z
  .object({ kind: HandoverKindField, yachtId, ...signerFields, confirm: z.boolean().optional() })
  .refine(isDrawnAsSaid.check, isDrawnAsSaid.fault)
  .meta({ id: 'HandoverSignature' });
export type HandoverSignature = z.infer<typeof HandoverSignature>;

const Seen = z.object({ state: z.enum(itemStates), counted: z.int(), note: z.string().nullable(), photos: z.array(z.string()) });

/** A handover as returned. Until something is saved, everything is as listed in the inventory. */
export const Handover = z
  .object({
    charterId: z.int(),
    kind: z.enum(handoverKinds),
    yachtId: z.int().nullable(),
    items: z.array(
      Seen.extend({
        /** The id of the saved item; null until something is saved. */
        id: z.int().nullable(),
        name: z.string(),
        quantity: z.int(),
        /** At check-out, its state at check-in. */
        before: Seen.nullable(),
        /** The defect it was reported as. */
        defectId: z.int().nullable(),
        /** The amount withheld from the deposit for it. */
        deducted: z.string().nullable(),
      }),
    ),
    engines: z.array(
      z.object({
        meterId: z.int().nullable(),
        name: z.string(),
        hours: z.number().nullable(),
        /** The last reading; at check-out, the hours at check-in. */
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

type Engine = { meterId?: number | null; name: string };
type Engines = readonly (Engine & { hours?: number | null })[];

/** Whether it is the same engine: by its meter, else by its name. */
export function isSameEngine(one: Engine, other: Engine): boolean {
  return one.meterId && other.meterId ? one.meterId === other.meterId : one.name === other.name;
}

/** The indexes of engines with fewer hours at check-out than at check-in. */
export function hoursThatGoBack(out: Engines, checkIn: Engines): number[] {
  return out.flatMap((engine, place) => {
    const before = checkIn.find((each) => isSameEngine(each, engine))?.hours ?? 0;
    return typeof engine.hours === 'number' && engine.hours < before ? [place] : [];
  });
}

/** The sentence that the signer agrees to. */
export function handoverSentence({ kind, yacht, number }: { kind: HandoverKind; yacht: string; number: string }): string {
  return `${handoverLabels[kind]} of ${yacht}, charter ${number}: I have seen the yacht and what is listed here, and agree that this is how she is.`;
}
