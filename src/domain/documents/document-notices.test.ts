import { describe, expect, test } from 'vitest';
import { documentNotices, type PapersOfYacht } from './document-notices.ts';

const need = (of: 'fleet' | 'yacht' | 'company', type: string, needed = true, yachtId: number | null = null) => ({
  of,
  type,
  needed,
  yachtId,
});
const paper = (id: number, type: string, expiresOn: string | null, yachtId: number | null = 1, equipmentId: number | null = null) => ({
  id,
  type,
  expiresOn,
  yachtId,
  equipmentId,
});
const papers: PapersOfYacht = { yachtId: 1, yachtName: 'Aurelia', companyName: 'Azure', today: '2026-10-01', documents: [], needs: [] };
const noticesFor = (more: Partial<PapersOfYacht>, lastDay = '2026-10-12') =>
  documentNotices({ ...papers, ...more }, lastDay, (day) => day).map(({ severity, message }) => [severity, message]);

describe('before a booking until Oct 12', () => {
  const needs = [need('fleet', 'Coding certificate')];
  test.each([
    ['a needed document that ends on that day', { needs, documents: [paper(7, 'Coding certificate', '2026-10-12')] }, []],
    [
      'a needed one that ends the day before',
      { needs, documents: [paper(7, 'Coding certificate', '2026-10-11')] },
      [['ask', 'Coding certificate of Aurelia ends on 2026-10-11.']],
    ],
    [
      'a needed one that has expired',
      { needs, documents: [paper(7, 'coding CERTIFICATE', '2026-09-30')] },
      [['ask', 'coding CERTIFICATE of Aurelia expired on 2026-09-30.']],
    ],
    [
      'one of two that lasts longer',
      { needs, documents: [paper(7, 'Coding certificate', '2026-09-30'), paper(8, 'Coding certificate', null)] },
      [],
    ],
    [
      'one of two rafts whose certificate has expired while the other’s is valid',
      { needs, documents: [paper(7, 'Coding certificate', '2026-09-30', 1, 3), paper(8, 'Coding certificate', '2028-05-31', 1, 4)] },
      [['ask', 'Coding certificate of Aurelia expired on 2026-09-30.']],
    ],
    ['a needed one that isn’t there', { needs }, [['tell', 'Coding certificate of Aurelia is missing.']]],
    ['one that she is excepted from', { needs: [...needs, need('yacht', 'Coding certificate', false, 1)] }, []],
    [
      'another of hers that ends before',
      { documents: [paper(7, 'Survey report', '2026-10-11')] },
      [['tell', 'Survey report of Aurelia ends on 2026-10-11.']],
    ],
    ['another of the company’s', { documents: [paper(7, 'Trade license', '2026-10-11', null)] }, []],
    [
      'a needed one of the company',
      { needs: [need('company', 'Trade license')], documents: [paper(7, 'Trade license', '2026-10-11', null)] },
      [['ask', 'Trade license of Azure ends on 2026-10-11.']],
    ],
  ] as const)('%s', (_what, more, notices) => {
    expect(noticesFor(more as Partial<PapersOfYacht>)).toEqual(notices);
  });

  test('a past booking asks about documents that have expired since', () => {
    expect(noticesFor({ needs, documents: [paper(7, 'Coding certificate', '2026-09-30')] }, '2026-09-12')).toHaveLength(1);
  });
});
