import type { TripStatus, TripType } from '#domain/trips/trip.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

export const tripStatusWords: Record<TripStatus, { label: string; tone: Tone }> = {
  planned: { label: 'Planned', tone: 'blue' },
  in_progress: { label: 'In progress', tone: 'amber' },
  completed: { label: 'Completed', tone: 'green' },
  cancelled: { label: 'Cancelled', tone: 'grey' },
};

export const tripTypeWords: Record<TripType, string> = {
  charter: 'Charter',
  relocation: 'Relocation',
  personal: 'Personal',
  maintenance: 'Maintenance',
  other: 'Other',
};

// The words themselves come with the schemas, and those only with the form.
export const tripStatusList = Object.keys(tripStatusWords) as TripStatus[];
export const tripTypeList = Object.keys(tripTypeWords) as TripType[];

export function TripStatusBadge({ status }: { status: TripStatus }) {
  return <Badge tone={tripStatusWords[status].tone}>{tripStatusWords[status].label}</Badge>;
}
