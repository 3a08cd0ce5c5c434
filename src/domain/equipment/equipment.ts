import { maintenanceTypes } from '../maintenance/words.ts';
import type { Day } from '../shared/calendar-days.ts';
import { calendarDay, Id, nameText, optionalText, orNone, OwnFileUrl, PictureUrl } from '../shared/fields.ts';
import { inWords, several } from '../shared/words.ts';
import { z } from '../shared/zod.ts';
import { hoursField } from './hours-field.ts';
import { equipmentKinds } from './words.ts';

export const EquipmentKind = z.enum(equipmentKinds, 'Please choose a kind');
const Category = z.enum(maintenanceTypes, 'Please choose a category');
const wholeQuantity = 'Quantity must be a whole number from 1 to 9,999';

const fields = {
  parentId: orNone(Id),
  name: nameText('Name is required'),
  kind: EquipmentKind.optional(),
  category: Category.optional().meta({ description: 'The type of work on it; by default, the usual one for its kind' }),
  maker: optionalText(100),
  model: optionalText(100),
  serialNumber: optionalText(100),
  identifier: optionalText(100),
  quantity: z.int(wholeQuantity).min(1, wholeQuantity).max(9999, wholeQuantity).optional(),
  location: optionalText(200),
  installedOn: orNone(calendarDay('Installed on must be a date')),
  warrantyUntil: orNone(calendarDay('Warranty must end on a date')),
  warrantyHours: orNone(hoursField()),
  critical: z.boolean().optional(),
  imageUrl: orNone(PictureUrl),
  manualUrl: orNone(OwnFileUrl),
  notes: optionalText(5000),
};

/** What a person may write about a new piece of equipment. It stays on its yacht for good. */
export const NewEquipment = z
  .object({
    yachtId: z.int('Please select a yacht').positive('Please select a yacht').pipe(Id),
    ...fields,
    withPlans: z.boolean().optional().meta({ description: 'Adds the usual meter and services for its kind' }),
  })
  .meta({ id: 'NewEquipment' });
export type NewEquipment = z.infer<typeof NewEquipment>;

/** What may change. Keys that aren't there stay as they are. */
export const EquipmentChanges = z
  .object({ ...fields, retiredOn: orNone(calendarDay('Retired on must be a date')) })
  .partial()
  .meta({ id: 'EquipmentChanges' });
export type EquipmentChanges = z.infer<typeof EquipmentChanges>;

/** What is stored and answered. `hours` is what its first meter stands at, with those before it. */
export const Equipment = z
  .object({
    id: z.int(),
    yachtId: z.int(),
    yachtName: z.string(),
    parentId: z.int().nullable(),
    depth: z.int().meta({ description: '1 at the top, 5 at most' }),
    name: z.string(),
    kind: EquipmentKind,
    category: Category,
    maker: z.string().nullable(),
    model: z.string().nullable(),
    serialNumber: z.string().nullable(),
    identifier: z.string().nullable(),
    quantity: z.int(),
    location: z.string().nullable(),
    installedOn: z.string().nullable(),
    warrantyUntil: z.string().nullable(),
    warrantyHours: z.number().nullable(),
    inWarranty: z.boolean().nullable().meta({ description: 'Null where no warranty is known' }),
    critical: z.boolean(),
    retiredOn: z.string().nullable(),
    imageUrl: z.string().nullable(),
    manualUrl: z.string().nullable(),
    notes: z.string().nullable(),
    meterId: z.int().nullable(),
    hours: z.number().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Equipment' });
export type Equipment = z.infer<typeof Equipment>;

/** How equipment may be sorted; a leading minus turns it round. */
export const equipmentSorts = ['name', '-name', 'id', '-id'] as const;
export type EquipmentSort = (typeof equipmentSorts)[number];

/** From which yacht equipment is copied: what there is and how it hangs together, no serial numbers and nothing that happened. */
export const EquipmentCopy = z
  .object({ fromYachtId: z.int('Please select a yacht').positive('Please select a yacht').pipe(Id) })
  .meta({ id: 'EquipmentCopy' });

export const UsualEquipmentWish = z
  .object({ withPlans: z.boolean().optional().meta({ description: 'Adds the usual services for each kind' }) })
  .meta({ id: 'UsualEquipmentWish' });

/** How much was added at once. */
export const EquipmentAdded = z.object({ equipment: z.int(), meters: z.int(), plans: z.int() }).meta({ id: 'EquipmentAdded' });
export type EquipmentAdded = z.infer<typeof EquipmentAdded>;

const maxDepth = 5;

type Place = { id: number; parentId: number | null; name: string };

/**
 * Why something can't become a part of that, or null if it can. `all` is what the yacht has; without an id it is new. It takes its own
 * parts along, and none of them may come to lie too deep.
 */
export function parentFault(all: readonly Place[], { id, parentId }: { id: number | null; parentId: number }): string | null {
  const parents = new Map(all.map((each) => [each.id, each]));
  const above: Place[] = [];
  for (let at = parents.get(parentId); at && above.length <= all.length; at = at.parentId === null ? undefined : parents.get(at.parentId))
    above.push(at);
  if (above.length === 0) return 'Please choose something on the same yacht';
  const itself = above.find((each) => each.id === id);
  if (itself) return `${itself.name} can’t be a part of itself`;
  return above.length + heightOf(all, id) > maxDepth ? 'Parts go five levels deep at most' : null;
}

/** How many levels something has with what is below it: 1 of what has no parts, or is new. */
function heightOf(all: readonly Place[], id: number | null): number {
  let [height, level] = [1, all.filter((each) => id !== null && each.parentId === id)];
  while (level.length > 0 && height <= maxDepth) {
    const ids = new Set(level.map((each) => each.id));
    level = all.filter((each) => each.parentId !== null && ids.has(each.parentId));
    height++;
  }
  return height;
}

/** Something and all that is a part of it. */
export function withParts<One extends Pick<Place, 'id' | 'parentId'>>(all: readonly One[], id: number): One[] {
  const own = all.filter((each) => each.id === id);
  for (let at = 0; at < own.length; at++) own.push(...all.filter((each) => each.parentId === own[at]?.id));
  return own;
}

/** Whether a warranty still covers it: by the day and by the hours, of those that are known. Null where neither is. */
export function inWarranty(
  { warrantyUntil, warrantyHours, hours }: Pick<Equipment, 'warrantyUntil' | 'warrantyHours' | 'hours'>,
  today: Day,
): boolean | null {
  if (warrantyUntil === null && warrantyHours === null) return null;
  return (warrantyUntil === null || today <= warrantyUntil) && (warrantyHours === null || (hours ?? 0) <= warrantyHours);
}

/** Why equipment can't be deleted, or null if it can: what happened to it stays, and so does it. */
export function equipmentDeletionRefusal(name: string, past: { services: number; readings: number }): string | null {
  const has = inWords([several(past.services, 'service'), several(past.readings, 'reading')]);
  return has === '' ? null : `${name} has ${has}. Retire it instead.`;
}
