import type { DocumentRecord } from '#domain/documents/document.ts';

/** What is entered for a version of a document. */
export type VersionForm = { number: string; issuer: string; issuedOn: string; expiresOn: string; fileUrl: string; notes: string };

/** What is entered for a document. */
export type DocumentEntry = VersionForm & { yachtId: number | null; equipmentId: number | null; companyId: number | null; type: string };

/** What a form shows of a document. */
export function entryOf(document: DocumentRecord): DocumentEntry {
  return {
    yachtId: document.yachtId,
    equipmentId: document.equipmentId,
    companyId: document.companyId,
    type: document.type,
    number: document.number ?? '',
    issuer: document.issuer ?? '',
    issuedOn: document.issuedOn ?? '',
    expiresOn: document.expiresOn ?? '',
    fileUrl: document.fileUrl ?? '',
    notes: document.notes ?? '',
  };
}

/** A field of somebody's own entry or of another version in words; only what is the same as in that version has its name. */
export function documentWords(field: keyof DocumentEntry, entry: DocumentEntry, theirs: DocumentRecord): string {
  if (field === 'yachtId')
    return entry.yachtId === theirs.yachtId ? (theirs.yachtName ?? 'No yacht') : entry.yachtId ? 'Your choice' : 'No yacht';
  if (field === 'equipmentId')
    return entry.equipmentId === theirs.equipmentId ? (theirs.equipmentName ?? 'None') : entry.equipmentId ? 'Your choice' : 'None';
  if (field === 'fileUrl' && entry.fileUrl) return 'A document';
  return String(entry[field] ?? '') || 'Empty';
}
