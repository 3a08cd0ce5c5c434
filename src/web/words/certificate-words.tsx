import { expiryInWords } from '#domain/shared/expiry.ts';
import type { CertificateState } from '#domain/crew/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const tones: Record<CertificateState, Tone> = { expired: 'red', due: 'amber', valid: 'green' };

/** How a certificate stands: the days it has left where that matters. */
export function CertificateBadge({ state, daysLeft }: { state: CertificateState; daysLeft: number | null }) {
  return <Badge tone={tones[state]}>{state === 'valid' ? 'Valid' : expiryInWords(daysLeft)}</Badge>;
}

/** How somebody's certificates stand: the one that expires first speaks for all. */
export function CertificatesOf({ member }: { member: { certificateState: CertificateState | null; certificateDaysLeft: number | null } }) {
  const { certificateState: state, certificateDaysLeft: daysLeft } = member;
  return state && <CertificateBadge state={state} daysLeft={daysLeft} />;
}
