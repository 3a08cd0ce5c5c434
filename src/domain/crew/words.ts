import { expiryStates, type ExpiryState } from '../shared/expiry.ts';

export const certificateStates = expiryStates;
export type CertificateState = ExpiryState;

/** The filters of a crew list: by the state of certificates, or without any. */
export const certificateFilters = [...certificateStates, 'none'] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

export const certificateFilterLabels: Record<CertificateFilter, string> = {
  expired: 'Expired',
  due: 'Due within 90 days',
  valid: 'All valid',
  none: 'None recorded',
};
