import { Cog, LifeBuoy, Sailboat, Wrench, Zap, type LucideIcon } from 'lucide-react';
import type { MaintenanceType } from '#domain/maintenance/maintenance-record.ts';
import type { MaintenanceStatus } from '#domain/maintenance/maintenance-status.ts';
import type { MaintenanceState } from '#domain/maintenance/maintenance-state.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { eventStatusWords } from '../schedule/event-words.tsx';
import { Badge, softTone, type Tone } from '../ui/badge.tsx';

export const maintenanceStatusWords: Record<MaintenanceStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'amber' },
  in_progress: { label: 'In progress', tone: 'amber' },
  completed: { label: 'Completed', tone: 'green' },
  cancelled: { label: 'Cancelled', tone: 'grey' },
};

export const maintenanceStateWords: Record<MaintenanceState, { label: string; tone: Tone }> = {
  ...eventStatusWords,
  cancelled: maintenanceStatusWords.cancelled,
};

/** How each kind of work is called, coloured and drawn. */
export const maintenanceTypeWords: Record<MaintenanceType, { label: string; tone: Tone; icon: LucideIcon }> = {
  engine: { label: 'Engine', tone: 'amber', icon: Cog },
  hull: { label: 'Hull', tone: 'blue', icon: Sailboat },
  safety: { label: 'Safety', tone: 'red', icon: LifeBuoy },
  electrical: { label: 'Electrical', tone: 'violet', icon: Zap },
  general: { label: 'General', tone: 'grey', icon: Wrench },
};

// The words themselves come with the schemas, and those only with the form.
export const maintenanceStatusList = Object.keys(maintenanceStatusWords) as MaintenanceStatus[];
export const maintenanceTypeList = Object.keys(maintenanceTypeWords) as MaintenanceType[];

export function MaintenanceStatusBadge({ status }: { status: MaintenanceStatus }) {
  return <Badge tone={maintenanceStatusWords[status].tone}>{maintenanceStatusWords[status].label}</Badge>;
}

export function MaintenanceStateBadge({ state }: { state: MaintenanceState }) {
  return <Badge tone={maintenanceStateWords[state].tone}>{maintenanceStateWords[state].label}</Badge>;
}

/** The kind of work as a picture. Its word stands beside it. */
export function MaintenanceTypeIcon({ type, className = 'size-9 [&_svg]:size-4' }: { type: MaintenanceType; className?: string }) {
  const { icon: Icon, tone } = maintenanceTypeWords[type];
  return (
    <span aria-hidden className={`grid shrink-0 place-items-center rounded-lg ${className} ${softTone[tone]}`}>
      <Icon />
    </span>
  );
}

/** A cost of a record, in its currency; null where there is none. */
export function costWords(cost: string | null, currency: string): string | null {
  return cost === null ? null : moneyInWords(cost, currency);
}
