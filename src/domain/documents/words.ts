import { expiryStates } from '../shared/expiry.ts';

/** The state of a required document: the state of its newest version, or missing. */
export const documentStates = [...expiryStates, 'missing'] as const;
export type DocumentState = (typeof documentStates)[number];

export const documentStateLabels: Record<DocumentState, string> = {
  expired: 'Expired',
  due: 'Due',
  valid: 'Valid',
  missing: 'Missing',
};

/** Documents that yachts usually carry, as suggestions. Any type can be entered. */
export const commonDocuments = [
  'Certificate of registry',
  'Insurance policy',
  'Coding certificate',
  'Class certificate',
  'Tonnage certificate',
  'Load line certificate',
  'Safety equipment certificate',
  'Life raft certificate',
  'Safe manning document',
  'Radio license',
  'EPIRB registration',
  'Charter license',
  'VAT certificate',
  'Oil pollution certificate',
  'Sewage pollution certificate',
  'Survey report',
] as const;

/** Documents that companies usually hold. */
export const commonCompanyDocuments = ['Liability insurance', 'Trade license', 'Safety management certificate'] as const;
