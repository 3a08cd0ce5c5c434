import type { Notice } from '../schedule/notices.ts';
import type { Day } from '../shared/calendar-days.ts';
import { isNeeded, sameType, type StoredDocumentNeed } from './document-needs.ts';
import { documentThatCounts, type HeldDocument } from './matrix.ts';

/** The documents of a yacht and of her company; the company's have no yacht. */
export type PapersOfYacht = {
  yachtId: number;
  yachtName: string;
  companyName: string;
  today: Day;
  documents: readonly HeldDocument[];
  needs: readonly StoredDocumentNeed[];
};

/**
 * The notices about a yacht's documents before a booking that ends on a day. A required document that has expired, or expires before then,
 * must be confirmed; other documents of hers, and missing required ones, are only mentioned. Of the company's documents, only required ones
 * count.
 */
export function documentNotices(papers: PapersOfYacht, lastDay: Day, say: (day: Day) => string): Notice[] {
  const { documents, needs, yachtId } = papers;
  const types = (whose: number | null) => {
    const held = documents.filter((each) => each.yachtId === whose).map(({ type }) => type);
    const spelled = new Map([...needs.map(({ type }) => type), ...held].toReversed().map((type) => [sameType(type), type]));
    return [...spelled.values()].toReversed();
  };
  return [yachtId, null].flatMap((whose) =>
    types(whose).flatMap((type) =>
      noticeOf(papers, { yachtId: whose, type, needed: isNeeded(needs, { yachtId: whose, type }) }, lastDay, say),
    ),
  );
}

function noticeOf(
  { documents, today, yachtId, yachtName, companyName }: PapersOfYacht,
  { yachtId: whose, type, needed }: { yachtId: number | null; type: string; needed: boolean },
  lastDay: Day,
  say: (day: Day) => string,
): Notice[] {
  const name = whose === null ? companyName : yachtName;
  const held = documentThatCounts(documents, { yachtId: whose, type });
  if (!held)
    return needed
      ? [{ kind: 'document_missing', severity: 'tell', message: `${type} of ${name} is missing.`, resource: 'yacht', resourceId: yachtId }]
      : [];
  const { expiresOn } = held;
  if ((whose === null && !needed) || expiresOn === null || (expiresOn >= lastDay && expiresOn >= today)) return [];
  const message = `${held.type} of ${name} ${expiresOn < today ? 'expired' : 'ends'} on ${say(expiresOn)}.`;
  return [{ kind: 'document_expires', severity: needed ? 'ask' : 'tell', message, resource: 'document', resourceId: held.id }];
}
