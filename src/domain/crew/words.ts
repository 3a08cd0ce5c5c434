import { expiryStates, type ExpiryState } from '../shared/expiry.ts';

export const certificateStates = expiryStates;
export type CertificateState = ExpiryState;

/** How a crew can be filtered: by the state of its people's certificates, or by having none. */
export const certificateFilters = [...certificateStates, 'none'] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

export const certificateFilterLabels: Record<CertificateFilter, string> = {
  expired: 'Expired',
  due: 'Due within 90 days',
  valid: 'All valid',
  none: 'None recorded',
};
