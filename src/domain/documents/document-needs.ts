import { Id, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

/** Who needs a document: every yacht, one yacht, or the company itself. */
const neededBy = ['fleet', 'yacht', 'company'] as const;

/** Whether a type of document is required. A rule for one yacht can exempt her from a rule for the fleet. */
export const DocumentNeed = z
  .object({
    of: z.enum(neededBy, 'Please choose who needs it'),
    yachtId: orNone(Id),
    type: requiredText('Please enter the document’s name', 120),
    needed: z.boolean('Please choose whether it is needed'),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewDocumentNeed' });
export type DocumentNeed = z.infer<typeof DocumentNeed>;

/** What is stored and returned. */
export const StoredDocumentNeed = z
  .object({ of: z.enum(neededBy), yachtId: z.int().nullable(), type: z.string(), needed: z.boolean() })
  .meta({ id: 'DocumentNeed' });
export type StoredDocumentNeed = z.infer<typeof StoredDocumentNeed>;

/** Types compare without case. */
export function sameType(one: string): string {
  return one.trim().toLowerCase();
}

/** Whether a yacht, or the company where no yacht is named, must hold a type: a rule for her alone overrides the fleet's. */
export function isNeeded(needs: readonly StoredDocumentNeed[], { yachtId, type }: { yachtId: number | null; type: string }): boolean {
  const ofType = needs.filter((need) => sameType(need.type) === sameType(type));
  if (yachtId === null) return ofType.some(({ of, needed }) => of === 'company' && needed);
  const own = ofType.find((need) => need.of === 'yacht' && need.yachtId === yachtId);
  return (own ?? ofType.find(({ of }) => of === 'fleet'))?.needed ?? false;
}
