import { defectSeverityLabels, defectStatusLabels, type DefectSeverity, type DefectStatus } from '#domain/defects/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const tones: Record<DefectSeverity, Tone> = { may_not_sail: 'red', urgent: 'amber', normal: 'blue', minor: 'grey' };
const statusTones: Record<DefectStatus, Tone> = { reported: 'amber', accepted: 'blue', fixed: 'green', dismissed: 'grey' };

/** The severity of a defect. */
export function SeverityBadge({ severity }: { severity: DefectSeverity }) {
  return <Badge tone={tones[severity]}>{defectSeverityLabels[severity]}</Badge>;
}

/** The status of a defect. One reported through the yacht's link is still to be confirmed. */
export function StatusBadge({ status, confirmed }: { status: DefectStatus; confirmed: boolean }) {
  const isUnconfirmed = status === 'reported' && !confirmed;
  return <Badge tone={statusTones[status]}>{isUnconfirmed ? 'To be confirmed' : defectStatusLabels[status]}</Badge>;
}
