import { Confirmed, EnteredReadings } from '../equipment/reading.ts';
import { Id, optionalText, orNone, OwnFileUrl } from '../shared/fields.ts';
import { several } from '../shared/words.ts';
import { z } from '../shared/zod.ts';
import { ChecklistItem, maxItems, measuredField } from './checklist.ts';
import { checklistPurposes, checklistResults, type ChecklistResult } from './words.ts';

/** The answer to one item. A reading decides by itself whether it passes. */
export const NewChecklistAnswer = z
  .object({
    position: z.int('Please say which item').min(1).max(maxItems),
    result: z.enum(checklistResults, 'Please choose Pass, Fail or N/A').nullable().optional(),
    value: orNone(measuredField()),
    note: optionalText(1000),
    photoUrl: orNone(OwnFileUrl),
  })
  .meta({ id: 'NewChecklistAnswer' });
export type NewChecklistAnswer = z.infer<typeof NewChecklistAnswer>;

/** What may change until a run is finished: answers by position, the signature, and with `finish` the meter readings. */
export const ChecklistRunChanges = z
  .object({
    answers: z.array(NewChecklistAnswer).max(maxItems, 'At most 200 answers').optional(),
    signedBy: optionalText(200),
    readings: EnteredReadings.optional().meta({ description: 'What the yacht’s meters show; saved when the run is finished' }),
    confirm: Confirmed,
    finish: z
      .boolean()
      .optional()
      .meta({ description: 'Finishes the run: each failed item becomes a defect, and the run can no longer be changed' }),
  })
  .meta({ id: 'ChecklistRunChanges' });
export type ChecklistRunChanges = z.infer<typeof ChecklistRunChanges>;

/** A new run, which may include all its answers. */
export const NewChecklistRun = ChecklistRunChanges.extend({
  checklistId: z.int('Please choose the checklist').positive('Please choose the checklist').pipe(Id),
  yachtId: z.int('Please choose the yacht').positive('Please choose the yacht').pipe(Id),
  eventId: orNone(Id),
  maintenanceId: orNone(Id),
}).meta({ id: 'NewChecklistRun' });
export type NewChecklistRun = z.infer<typeof NewChecklistRun>;

/** An item of a run with its answer. */
export const ChecklistAnswer = ChecklistItem.extend({
  result: z.enum(checklistResults).nullable(),
  value: z.number().nullable(),
  note: z.string().nullable(),
  photoUrl: z.string().nullable(),
  defectId: z.int().nullable(),
}).meta({ id: 'ChecklistAnswer' });
export type ChecklistAnswer = z.infer<typeof ChecklistAnswer>;

/** A run as it is listed. */
export const ListedChecklistRun = z
  .object({
    id: z.int(),
    checklistId: z.int().nullable(),
    name: z.string(),
    purpose: z.enum(checklistPurposes),
    yachtId: z.int(),
    yachtName: z.string(),
    eventId: z.int().nullable(),
    maintenanceId: z.int().nullable(),
    itemCount: z.int(),
    openCount: z.int(),
    failCount: z.int(),
    startedBy: z.string(),
    signedBy: z.string().nullable(),
    finishedAt: z.string().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ListedChecklistRun' });
export type ListedChecklistRun = z.infer<typeof ListedChecklistRun>;

/** One run with its items, in their order. */
export const ChecklistRun = ListedChecklistRun.extend({ items: z.array(ChecklistAnswer) }).meta({ id: 'ChecklistRun' });
export type ChecklistRun = z.infer<typeof ChecklistRun>;

type Range = Pick<ChecklistItem, 'min' | 'max'>;
type Answered = { result: ChecklistResult | null; value: number | null };

/** Whether a reading is within its range. A bound that isn't set is open. */
function isWithin({ min, max }: Range, value: number): boolean {
  return (min === null || value >= min) && (max === null || value <= max);
}

/** The result of an item. A reading decides it, and only measured items have one. Without either, the answer is cleared. */
export function answeredItem(
  item: Pick<ChecklistItem, 'kind'> & Range,
  { result = null, value = null }: { result?: ChecklistResult | null | undefined; value?: number | null | undefined },
): Answered {
  if (item.kind === 'pass' || result === 'na' || value === null) return { result, value: null };
  return { result: isWithin(item, value) ? 'pass' : 'fail', value };
}

/** Why an answer can't be stored, with its field; null if it can. */
export function answerFault(
  item: Pick<ChecklistItem, 'kind'> | undefined,
  { result, value }: Pick<NewChecklistAnswer, 'result' | 'value'>,
): { path: string; message: string } | null {
  if (!item) return { path: 'position', message: 'This run has no such item' };
  if (item.kind === 'pass' && typeof value === 'number') return { path: 'value', message: 'This item passes or fails' };
  if (item.kind === 'measure' && result === 'pass' && typeof value !== 'number')
    return { path: 'value', message: 'Please enter the reading' };
  return null;
}

/** Why a run can't be finished yet; null if it can. */
export function openItems(items: readonly Pick<Answered, 'result'>[]): string | null {
  const open = items.filter(({ result }) => result === null).length;
  if (open === 0) return null;
  return `${several(open, 'item')} ${open === 1 ? 'is' : 'are'} still open`;
}

/** The range of an item in words, with equal decimals: 2.0 to 4.5. Null if it has no bounds. */
export function rangeText({ min, max }: Range, value: number | null = null): string | null {
  const format = formatterFor([min, max, value]);
  if (min !== null && max !== null) return `${format(min)} to ${format(max)}`;
  if (min !== null) return `at least ${format(min)}`;
  return max === null ? null : `at most ${format(max)}`;
}

/** A reading with its unit: 1.8 bar. */
export function measuredText({ min, max, unit }: Pick<ChecklistItem, 'min' | 'max' | 'unit'>, value: number): string {
  return [formatterFor([min, max, value])(value), unit].filter(Boolean).join(' ');
}

/** The title of the defect of a failed item: “Oil pressure: 1.8 bar (2.0 to 4.5)”. */
export function failTitle(item: Pick<ChecklistAnswer, 'text' | 'unit' | 'min' | 'max' | 'value'>): string {
  if (item.value === null) return item.text;
  const range = rangeText(item, item.value);
  return `${item.text}: ${measuredText(item, item.value)}${range ? ` (${range})` : ''}`;
}

/** Formats numbers with as many decimals as the most precise of these. */
function formatterFor(numbers: readonly (number | null)[]): (value: number) => string {
  const digits = Math.max(...numbers.map((each) => (each === null ? 0 : (String(each).split('.')[1]?.length ?? 0))));
  return (value) => value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
