import type { YachtStatus } from '#domain/yachts/yacht.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

export const yachtStatusWords: Record<YachtStatus, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'green' },
  maintenance: { label: 'Maintenance', tone: 'amber' },
  inspection: { label: 'Inspection', tone: 'red' },
  docked: { label: 'Docked', tone: 'grey' },
};

// The words themselves come with the schemas, and those only with the forms.
export const yachtStatusList = Object.keys(yachtStatusWords) as YachtStatus[];

export function YachtStatusBadge({ status }: { status: YachtStatus }) {
  return <Badge tone={yachtStatusWords[status].tone}>{yachtStatusWords[status].label}</Badge>;
}
