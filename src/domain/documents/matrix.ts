import { expiryState } from '../shared/expiry.ts';
import { daysBetween, type Day } from '../shared/calendar-days.ts';
import { z } from '../shared/zod.ts';
import { isNeeded, sameType, StoredDocumentNeed } from './document-needs.ts';
import { commonCompanyDocuments, commonDocuments, documentStates } from './words.ts';

/**
 * The document that counts for one type of a yacht or the company. Without a document, it is missing if one is required, and has no state
 * otherwise.
 */
export const MatrixCell = z
  .object({
    type: z.string(),
    state: z.enum(documentStates).nullable(),
    documentId: z.int().nullable(),
    expiresOn: z.string().nullable(),
    needed: z.boolean(),
  })
  .meta({ id: 'DocumentCell' });
export type MatrixCell = z.infer<typeof MatrixCell>;

/** The documents of all yachts by type, with the company's own in the row without a yacht, and the rules that say which are required. */
export const DocumentMatrix = z
  .object({
    types: z.array(z.string()),
    rows: z.array(
      z.object({
        yachtId: z.int().nullable(),
        name: z.string(),
        companyId: z.int().nullable(),
        companyName: z.string().nullable(),
        cells: z.array(MatrixCell),
      }),
    ),
    needs: z.array(StoredDocumentNeed),
  })
  .meta({ id: 'DocumentMatrix' });
export type DocumentMatrix = z.infer<typeof DocumentMatrix>;
export type MatrixRow = DocumentMatrix['rows'][number];

/** The data for the matrix of one company. */
export type MatrixFacts = {
  companyId: number;
  name: string;
  today: Day;
  yachts: readonly { id: number; name: string }[];
  documents: readonly HeldDocument[];
  needs: readonly StoredDocumentNeed[];
};
export type HeldDocument = { id: number; yachtId: number | null; equipmentId: number | null; type: string; expiresOn: Day | null };

/** The matrix of these companies, one below the other. */
export function matrixOf(companies: readonly MatrixFacts[]): DocumentMatrix {
  const types = typesOf(companies);
  const rows = companies.flatMap((company) => {
    const ofCompany = { yachtId: null, name: company.name };
    return [...company.yachts.map(({ id, name }) => ({ yachtId: id, name })), ofCompany].map((row) => ({
      ...row,
      companyId: company.companyId || null,
      companyName: company.companyId ? company.name : null,
      cells: types.map((type) => cellOf(company, row.yachtId, type)),
    }));
  });
  return { types, rows, needs: companies.flatMap(({ needs }) => needs) };
}

/** One cell. */
export function cellOf({ documents, needs, today }: MatrixFacts, yachtId: number | null, type: string): MatrixCell {
  const needed = isNeeded(needs, { yachtId, type });
  const held = documentThatCounts(documents, { yachtId, type });
  if (!held) return { type, state: needed ? 'missing' : null, documentId: null, expiresOn: null, needed };
  const daysLeft = held.expiresOn === null ? null : daysBetween(today, held.expiresOn);
  return { type, state: expiryState(daysLeft), documentId: held.id, expiresOn: held.expiresOn, needed };
}

/**
 * The document that counts for a type of a yacht or the company: of several for the same equipment, or for none, the longest-lasting; of
 * these, the first to expire. One that never expires lasts longest.
 */
export function documentThatCounts(
  documents: readonly HeldDocument[],
  { yachtId, type }: { yachtId: number | null; type: string },
): HeldDocument | undefined {
  const held = documents.filter((each) => each.yachtId === yachtId && sameType(each.type) === sameType(type));
  const longestOf = new Map<number | null, HeldDocument>();
  for (const each of held.toSorted(longestFirst)) if (!longestOf.has(each.equipmentId)) longestOf.set(each.equipmentId, each);
  return [...longestOf.values()].at(-1);
}

function longestFirst(one: HeldDocument, other: HeldDocument): number {
  return (other.expiresOn ?? '9999-12-31').localeCompare(one.expiresOn ?? '9999-12-31') || one.id - other.id;
}

const usual = [...commonDocuments, ...commonCompanyDocuments].map(sameType);

/** All types: required ones first, then in the order of the usual ones, in the first spelling used. */
function typesOf(companies: readonly MatrixFacts[]): string[] {
  const needed = companies.flatMap(({ needs }) => needs.filter((need) => need.needed).map(({ type }) => type));
  const held = companies.flatMap(({ documents }) => documents.map(({ type }) => type));
  const spelled = new Map<string, string>();
  for (const type of [...needed, ...held]) if (!spelled.has(sameType(type))) spelled.set(sameType(type), type);
  const isOfNeeded = new Set(needed.map(sameType));
  const turn = (type: string) => (isOfNeeded.has(type) ? 0 : 1000) + (usual.includes(type) ? usual.indexOf(type) : usual.length);
  return [...spelled].toSorted(([one], [other]) => turn(one) - turn(other) || one.localeCompare(other)).map(([, type]) => type);
}
