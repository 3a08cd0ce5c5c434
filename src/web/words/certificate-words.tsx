import { expiryInWords } from '#domain/shared/expiry.ts';
import type { CertificateState } from '#domain/crew/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const tones: Record<CertificateState, Tone> = { expired: 'red', due: 'amber', valid: 'green' };

/** A certificate's state, with the days left if that matters. */
export function CertificateBadge({ state, daysLeft }: { state: CertificateState; daysLeft: number | null }) {
  return <Badge tone={tones[state]}>{state === 'valid' ? 'Valid' : expiryInWords(daysLeft)}</Badge>;
}

/** The state of somebody's certificates: that of the first to expire. */
export function CertificatesOf({ member }: { member: { certificateState: CertificateState | null; certificateDaysLeft: number | null } }) {
  const { certificateState: state, certificateDaysLeft: daysLeft } = member;
  return state && <CertificateBadge state={state} daysLeft={daysLeft} />;
}
