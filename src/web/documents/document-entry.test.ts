import { expect, test } from 'vitest';
import type { DocumentRecord } from '#domain/documents/document.ts';
import { documentWords, entryOf, type DocumentEntry } from './document-entry.ts';

const theirs: DocumentRecord = {
  id: 7,
  yachtId: 5,
  yachtName: 'Aurelia',
  equipmentId: 3,
  equipmentName: 'Port raft',
  companyId: 1,
  companyName: 'Azure Charters',
  type: 'Raft certificate',
  version: 1,
  number: null,
  issuer: null,
  issuedOn: null,
  expiresOn: '2027-01-01',
  fileUrl: '/api/files/abc',
  fileName: 'Raft.pdf',
  notes: null,
  state: 'valid',
  daysLeft: 300,
  isReplaced: false,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
  versions: [],
};

test.each<[keyof DocumentEntry, Partial<DocumentEntry>, string, string]>([
  ['yachtId', { yachtId: 6 }, 'Aurelia', 'Your choice'],
  ['yachtId', { yachtId: null }, 'Aurelia', 'No yacht'],
  ['equipmentId', { equipmentId: 4 }, 'Port raft', 'Your choice'],
  ['equipmentId', { equipmentId: null }, 'Port raft', 'None'],
  ['number', { number: 'HB-1' }, 'Empty', 'HB-1'],
  ['fileUrl', { fileUrl: '' }, 'A document', 'Empty'],
])('of %s with %j, their version shows %j and one’s own %j', (field, mine, shownOfTheirs, shownOfMine) => {
  const entry = entryOf(theirs);
  expect(documentWords(field, entry, theirs)).toBe(shownOfTheirs);
  expect(documentWords(field, { ...entry, ...mine }, theirs)).toBe(shownOfMine);
});
