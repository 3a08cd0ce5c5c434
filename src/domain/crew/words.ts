import { expiryStates, type ExpiryState } from '../shared/expiry.ts';

export const certificateStates = expiryStates;
export type CertificateState = ExpiryState;

/** What a crew may be searched by: how its people's certificates stand, or that they have none. */
export const certificateFilters = [...certificateStates, 'none'] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

export const certificateFilterLabels: Record<CertificateFilter, string> = {
  expired: 'Expired',
  due: 'Due within 90 days',
  valid: 'All valid',
  none: 'None recorded',
};
