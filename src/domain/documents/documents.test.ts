import { array, assert, constantFrom, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentDatesFault } from './document.ts';
import { isNeeded, type StoredDocumentNeed } from './document-needs.ts';
import { cellOf, documentThatCounts, matrixOf, type MatrixFacts } from './matrix.ts';

const need = (of: StoredDocumentNeed['of'], type: string, needed = true, yachtId: number | null = null) => ({ of, type, needed, yachtId });

describe('the dates of a document', () => {
  test.each([
    ['nothing', {}, null, null],
    [
      'an issue after the expiry',
      { issuedOn: '2027-01-02', expiresOn: '2027-01-01' },
      null,
      'Expiry date must not be before the issue date',
    ],
    ['both on one day', { issuedOn: '2027-01-01', expiresOn: '2027-01-01' }, null, null],
    [
      'a renewal that ends earlier',
      { expiresOn: '2027-01-01' },
      { expiresOn: '2027-01-02' },
      'A renewal can’t end before the document it renews',
    ],
    ['a renewal that ends on the same day', { expiresOn: '2027-01-02' }, { expiresOn: '2027-01-02' }, null],
    ['a renewal that never ends', { expiresOn: null }, { expiresOn: '2027-01-02' }, null],
    ['a renewal of what never ended', { expiresOn: '2027-01-02' }, { expiresOn: null }, null],
  ])('with %s', (_what, dates, before, fault) => {
    expect(documentDatesFault(dates, before)).toBe(fault);
  });
});

describe('whether a document is needed', () => {
  const needs = [
    need('fleet', 'Insurance policy'),
    need('yacht', 'insurance POLICY', false, 2),
    need('yacht', 'Charter license', true, 3),
    need('company', 'Trade license'),
  ];
  test.each([
    ['of every yacht', 1, 'Insurance Policy', true],
    ['of every yacht but one', 2, 'Insurance policy', false],
    ['of one yacht', 3, 'Charter license', true],
    ['of one yacht and no other', 1, 'Charter license', false],
    ['of the company', null, 'trade license', true],
    ['of yachts, not of the company', null, 'Insurance policy', false],
    ['of the company, not of yachts', 1, 'Trade license', false],
  ] as const)('%s', (_what, yachtId, type, needed) => {
    expect(isNeeded(needs, { yachtId, type })).toBe(needed);
  });
});

const facts: MatrixFacts = {
  companyId: 1,
  name: 'Azure Charters',
  today: '2027-06-01',
  yachts: [
    { id: 1, name: 'Aurelia' },
    { id: 2, name: 'Meltem' },
  ],
  documents: [
    { id: 11, yachtId: 1, equipmentId: null, type: 'Insurance policy', expiresOn: '2027-05-31' },
    { id: 12, yachtId: 1, equipmentId: null, type: 'INSURANCE POLICY', expiresOn: '2027-06-01' },
    { id: 13, yachtId: 2, equipmentId: null, type: 'Insurance policy', expiresOn: '2027-08-31' },
    { id: 14, yachtId: 2, equipmentId: null, type: 'Deratting', expiresOn: null },
    { id: 15, yachtId: null, equipmentId: null, type: 'Trade license', expiresOn: '2027-05-31' },
  ],
  needs: [need('fleet', 'Radio license'), need('fleet', 'Insurance policy'), need('yacht', 'Radio license', false, 2)],
};

describe('the matrix', () => {
  const { types, rows } = matrixOf([facts]);
  const read = (yachtId: number | null) =>
    Object.fromEntries(
      rows.find((row) => row.yachtId === yachtId)?.cells.map(({ type, state, documentId }) => [type, [state, documentId]]) ?? [],
    );

  test('has a column for each type: required ones first, then the usual ones, then the rest', () => {
    expect(types).toEqual(['Insurance policy', 'Radio license', 'Trade license', 'Deratting']);
  });

  test('has a row for each yacht and the company below them', () => {
    expect(rows.map(({ yachtId, name }) => [yachtId, name])).toEqual([
      [1, 'Aurelia'],
      [2, 'Meltem'],
      [null, 'Azure Charters'],
    ]);
  });

  test('names the company of each row', () => {
    expect(rows.map(({ companyId, companyName }) => [companyId, companyName])).toEqual(rows.map(() => [facts.companyId, 'Azure Charters']));
  });

  test('shows an expired document for one piece of equipment, although another’s of the same type is valid', () => {
    const ofRaft = { yachtId: 1, type: 'Raft certificate' };
    const documents = [
      { ...ofRaft, id: 16, equipmentId: 3, expiresOn: '2027-05-31' },
      { ...ofRaft, id: 17, equipmentId: 4, expiresOn: '2028-05-31' },
    ];
    expect(cellOf({ ...facts, documents }, 1, 'Raft certificate')).toMatchObject({ state: 'expired', documentId: 16 });
  });

  test('shows the state of each: of two of one type the one that lasts longest, which is still due on its last day', () => {
    expect(read(1)).toEqual({
      'Insurance policy': ['due', 12],
      'Radio license': ['missing', null],
      'Trade license': [null, null],
      Deratting: [null, null],
    });
    expect(read(2)).toEqual({
      'Insurance policy': ['valid', 13],
      'Radio license': [null, null],
      'Trade license': [null, null],
      Deratting: ['valid', 14],
    });
    expect(read(null)['Trade license']).toEqual(['expired', 15]);
  });
});

const end = (day: string | null | undefined) => day ?? '9999-12-31';

test('of documents for the same equipment the longest-lasting counts, and of those for different equipment the first to expire', () => {
  const document = record({
    equipmentId: option(constantFrom(3, 4)),
    expiresOn: option(constantFrom('2027-01-01', '2027-05-31', '2027-06-01', '2028-01-01')),
  });
  assert(
    property(array(document, { minLength: 1, maxLength: 8 }), (documents) => {
      const held = documents.map((each, id) => ({ id, yachtId: 1, type: 'Class', ...each }));
      const ends = [null, 3, 4].flatMap((equipmentId) => {
        const ofSame = held.filter((each) => each.equipmentId === equipmentId).map(({ expiresOn }) => end(expiresOn));
        return ofSame.toSorted().slice(-1);
      });
      const counts = documentThatCounts(held, { yachtId: 1, type: 'class' });
      expect(end(counts?.expiresOn)).toBe(ends.toSorted()[0]);
      expect(cellOf({ ...facts, documents: held }, 1, 'class').documentId).toBe(counts?.id);
    }),
  );
});
