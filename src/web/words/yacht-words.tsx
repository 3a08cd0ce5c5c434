import { yachtStatusLabels, type YachtStatus } from '#domain/yachts/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

export const yachtStatusTones: Record<YachtStatus, Tone> = { active: 'green', maintenance: 'amber', inspection: 'red', docked: 'grey' };

/** A yacht's status in its color. */
export function YachtStatusBadge({ status }: { status: YachtStatus }) {
  return <Badge tone={yachtStatusTones[status]}>{yachtStatusLabels[status]}</Badge>;
}
