import { Cog, LifeBuoy, Sailboat, Wrench, Zap, type LucideIcon } from 'lucide-react';
import { maintenanceStateLabels, type MaintenanceState, type MaintenanceStatus, type MaintenanceType } from '#domain/maintenance/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { Badge, softTone, type Tone } from '../ui/badge.tsx';
import { eventStatusTones } from './event-words.tsx';

const statusTones: Record<MaintenanceStatus, Tone> = { pending: 'amber', in_progress: 'amber', completed: 'green', cancelled: 'grey' };

export const maintenanceStateTones: Record<MaintenanceState, Tone> = {
  ...eventStatusTones,
  overdue: 'red',
  cancelled: statusTones.cancelled,
};

/** The color and icon of each kind of work. */
export const maintenanceTypeLooks: Record<MaintenanceType, { tone: Tone; icon: LucideIcon }> = {
  engine: { tone: 'amber', icon: Cog },
  hull: { tone: 'blue', icon: Sailboat },
  safety: { tone: 'red', icon: LifeBuoy },
  electrical: { tone: 'violet', icon: Zap },
  general: { tone: 'grey', icon: Wrench },
};

/** The state of work in its color. */
export function MaintenanceStateBadge({ state }: { state: MaintenanceState }) {
  return <Badge tone={maintenanceStateTones[state]}>{maintenanceStateLabels[state]}</Badge>;
}

/** The icon of a kind of work, beside its label. */
export function MaintenanceTypeIcon({ type, className = 'size-9 [&_svg]:size-4' }: { type: MaintenanceType; className?: string }) {
  const { icon: Icon, tone } = maintenanceTypeLooks[type];
  return (
    <span aria-hidden className={`grid shrink-0 place-items-center rounded-lg ${className} ${softTone[tone]}`}>
      <Icon />
    </span>
  );
}

/** A cost of a record, in its currency; null if there is none. */
export function costWords(cost: string | null, currency: string): string | null {
  return cost === null ? null : moneyInWords(cost, currency);
}
