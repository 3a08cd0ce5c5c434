import { Document, DocumentChanges, DocumentRecord, NewDocument, NewDocumentVersion } from '#domain/documents/document.ts';
import { DocumentNeed, StoredDocumentNeed } from '#domain/documents/document-needs.ts';
import { DocumentMatrix } from '#domain/documents/matrix.ts';
import { withExample } from '../platform/examples.ts';

const version = { number: 'HB-2291', issuer: 'Lloyd’s Register', issuedOn: '2025-12-02', expiresOn: '2026-12-02', notes: null };
const file = { fileUrl: '/api/files/z9y8x7w6v5u4t3s2r1q0pP', fileName: 'insurance-2026.pdf' };
const document = {
  id: 41,
  yachtId: 12,
  yachtName: 'Aurelia',
  equipmentId: null,
  equipmentName: null,
  companyId: 1,
  companyName: 'Azure Charters',
  type: 'Insurance policy',
  version: 2,
  ...version,
  ...file,
  state: 'due' as const,
  daysLeft: 11,
  isReplaced: false,
  createdAt: '2025-12-02T09:22:00.000Z',
  updatedAt: '2025-12-02T09:22:00.000Z',
};
withExample(NewDocument, { yachtId: 12, type: 'Insurance policy', ...version, fileUrl: file.fileUrl });
withExample(NewDocumentVersion, { ...version, issuedOn: '2026-12-02', expiresOn: '2027-12-02' });
withExample(DocumentChanges, { number: 'HB-2292' });
withExample(Document, document);
withExample(DocumentRecord, { ...document, versions: [{ version: 2, ...version, ...file, createdAt: '2025-12-02T09:22:00.000Z' }] });
withExample(DocumentNeed, { of: 'fleet', type: 'Insurance policy', needed: true });
const need = { of: 'fleet' as const, yachtId: null, type: 'Insurance policy', needed: true };
withExample(StoredDocumentNeed, need);
withExample(DocumentMatrix, {
  types: ['Insurance policy'],
  rows: [
    {
      yachtId: 12,
      name: 'Aurelia',
      companyId: 1,
      companyName: 'Azure Charters',
      cells: [{ type: 'Insurance policy', state: 'due', documentId: 41, expiresOn: '2026-12-02', needed: true }],
    },
    {
      yachtId: null,
      name: 'Azure Charters',
      companyId: 1,
      companyName: 'Azure Charters',
      cells: [{ type: 'Insurance policy', state: null, documentId: null, expiresOn: null, needed: false }],
    },
  ],
  needs: [need],
});
