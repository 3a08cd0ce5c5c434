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

/** What a person may enter about new equipment. It can't move to another yacht later. */
export const NewEquipment = z
  .object({
    yachtId: z.int('Please select a yacht').positive('Please select a yacht').pipe(Id),
    ...fields,
    withPlans: z.boolean().optional().meta({ description: 'Adds the usual meter and services for its kind' }),
  })
  .meta({ id: 'NewEquipment' });
export type NewEquipment = z.infer<typeof NewEquipment>;

/** What may change. Omitted keys stay unchanged. */
export const EquipmentChanges = z
  .object({ ...fields, retiredOn: orNone(calendarDay('Retired on must be a date')) })
  .partial()
  .meta({ id: 'EquipmentChanges' });
export type EquipmentChanges = z.infer<typeof EquipmentChanges>;

/** Equipment as stored and returned. `hours` is the total of its first meter, including replaced ones. */
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

/** How equipment may be sorted; a leading minus reverses the order. */
export const equipmentSorts = ['name', '-name', 'id', '-id'] as const;
export type EquipmentSort = (typeof equipmentSorts)[number];

/** The yacht to copy equipment from. Serial numbers and history aren't copied. */
export const EquipmentCopy = z
  .object({ fromYachtId: z.int('Please select a yacht').positive('Please select a yacht').pipe(Id) })
  .meta({ id: 'EquipmentCopy' });

export const UsualEquipmentWish = z
  .object({ withPlans: z.boolean().optional().meta({ description: 'Adds the usual services for each kind' }) })
  .meta({ id: 'UsualEquipmentWish' });

/** How much was added. */
export const EquipmentAdded = z.object({ equipment: z.int(), meters: z.int(), plans: z.int() }).meta({ id: 'EquipmentAdded' });
export type EquipmentAdded = z.infer<typeof EquipmentAdded>;

const maxDepth = 5;

type TreeNode = { id: number; parentId: number | null; name: string };

/**
 * Why equipment can't become a part of another, or null if it can. `all` is all equipment of the yacht; without an id it is new. Its own
 * parts move with it, and none of them may end up too deep.
 */
export function parentFault(all: readonly TreeNode[], { id, parentId }: { id: number | null; parentId: number }): string | null {
  const parents = new Map(all.map((each) => [each.id, each]));
  const above: TreeNode[] = [];
  for (let at = parents.get(parentId); at && above.length <= all.length; at = at.parentId === null ? undefined : parents.get(at.parentId))
    above.push(at);
  if (above.length === 0) return 'Please choose something on the same yacht';
  const itself = above.find((each) => each.id === id);
  if (itself) return `${itself.name} can’t be a part of itself`;
  return above.length + heightOf(all, id) > maxDepth ? 'Parts go five levels deep at most' : null;
}

/** The number of levels from a piece of equipment down: 1 if it has no parts, or is new. */
function heightOf(all: readonly TreeNode[], id: number | null): number {
  let [height, level] = [1, all.filter((each) => id !== null && each.parentId === id)];
  while (level.length > 0 && height <= maxDepth) {
    const ids = new Set(level.map((each) => each.id));
    level = all.filter((each) => each.parentId !== null && ids.has(each.parentId));
    height++;
  }
  return height;
}

/** A piece of equipment with all its parts. */
export function withParts<One extends Pick<TreeNode, 'id' | 'parentId'>>(all: readonly One[], id: number): One[] {
  const own = all.filter((each) => each.id === id);
  for (let at = 0; at < own.length; at++) own.push(...all.filter((each) => each.parentId === own[at]?.id));
  return own;
}

/** Whether the warranty still covers it, by the known limits of day and hours. Null without either. */
export function inWarranty(
  { warrantyUntil, warrantyHours, hours }: Pick<Equipment, 'warrantyUntil' | 'warrantyHours' | 'hours'>,
  today: Day,
): boolean | null {
  if (warrantyUntil === null && warrantyHours === null) return null;
  return (warrantyUntil === null || today <= warrantyUntil) && (warrantyHours === null || (hours ?? 0) <= warrantyHours);
}

/** Why equipment can't be deleted, or null if it can. It is kept with services, readings, or a meter that other equipment counts by. */
export function equipmentDeletionRefusal(name: string, past: { services: number; readings: number; plansOfOthers: number }): string | null {
  const others = several(past.plansOfOthers, 'service');
  const meter = others && `the meter of ${others} of other equipment`;
  const has = inWords([several(past.services, 'service'), several(past.readings, 'reading'), meter]);
  return has === '' ? null : `${name} has ${has}. Retire it instead.`;
}
