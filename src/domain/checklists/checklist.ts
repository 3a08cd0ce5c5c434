import { defectSeverities } from '../defects/words.ts';
import { Id, nameText, optionalText, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { checklistKinds, checklistPurposes } from './words.ts';

/** The maximum number of items in a checklist. */
export const maxItems = 200;
const maxValue = 99_999.999;

/** A reading: a number with at most three decimals. */
export function measuredField(missing = 'Please enter a number') {
  return z
    .number({ error: missing })
    .min(-maxValue, 'This number is too small')
    .max(maxValue, 'This number is too large')
    .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, 'Numbers have three decimals at most');
}

/** One item: what to check, its severity if it fails, and its range if it is measured. */
export const NewChecklistItem = z
  .object({
    section: optionalText(100),
    text: requiredText('Please say what to check', 140),
    kind: z.enum(checklistKinds, 'Please choose how it is answered'),
    unit: optionalText(12),
    min: orNone(measuredField()),
    max: orNone(measuredField()),
    severity: z.enum(defectSeverities, 'Please choose how bad it is').optional(),
  })
  .refine(({ min, max }) => typeof min !== 'number' || typeof max !== 'number' || min <= max, {
    path: ['max'],
    message: 'Maximum must be at least the minimum',
  })
  .meta({ id: 'NewChecklistItem' });
export type NewChecklistItem = z.infer<typeof NewChecklistItem>;

/** What a person may enter about a checklist. Without a yacht it is for all. */
export const NewChecklist = z
  .object({
    name: nameText('Name is required'),
    purpose: z.enum(checklistPurposes, 'Please choose what it is for'),
    yachtId: orNone(Id),
    items: z.array(NewChecklistItem).max(maxItems, 'At most 200 items').optional(),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewChecklist' });
export type NewChecklist = z.infer<typeof NewChecklist>;

/** What may change. Given items replace the existing ones; runs keep theirs. */
export const ChecklistChanges = NewChecklist.omit({ companyId: true }).partial().meta({ id: 'ChecklistChanges' });

/** An item as it is stored. */
export const ChecklistItem = z
  .object({
    position: z.int(),
    section: z.string().nullable(),
    text: z.string(),
    kind: z.enum(checklistKinds),
    unit: z.string().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    severity: z.enum(defectSeverities),
  })
  .meta({ id: 'ChecklistItem' });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** A checklist as it is listed. */
export const ListedChecklist = z
  .object({
    id: z.int(),
    name: z.string(),
    purpose: z.enum(checklistPurposes),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    itemCount: z.int(),
    lastFinishedAt: z.string().nullable().meta({ description: 'When its latest run was finished' }),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ListedChecklist' });
export type ListedChecklist = z.infer<typeof ListedChecklist>;

/** One checklist with its items, in their order. */
export const Checklist = ListedChecklist.extend({ items: z.array(ChecklistItem) }).meta({ id: 'Checklist' });
export type Checklist = z.infer<typeof Checklist>;

/** The items as stored: numbered from 1, with a unit and range only if they are measured. */
export function storedItems(items: readonly NewChecklistItem[]): ChecklistItem[] {
  return items.map(({ section = null, text, kind, unit = null, min = null, max = null, severity = 'normal' }, place) => ({
    position: place + 1,
    section,
    text,
    kind,
    ...(kind === 'measure' ? { unit, min, max } : { unit: null, min: null, max: null }),
    severity,
  }));
}
