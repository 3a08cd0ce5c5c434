import type { MaintenanceStatus } from '#domain/maintenance/maintenance-record.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

export const maintenanceStatusWords: Record<MaintenanceStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'amber' },
  in_progress: { label: 'In progress', tone: 'amber' },
  completed: { label: 'Completed', tone: 'green' },
  cancelled: { label: 'Cancelled', tone: 'grey' },
};

export function MaintenanceStatusBadge({ status }: { status: MaintenanceStatus }) {
  return <Badge tone={maintenanceStatusWords[status].tone}>{maintenanceStatusWords[status].label}</Badge>;
}
