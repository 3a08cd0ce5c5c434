import { tripStatusLabels, type TripStatus } from '#domain/trips/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const statusTones: Record<TripStatus, Tone> = { planned: 'blue', in_progress: 'amber', completed: 'green', cancelled: 'grey' };

/** A trip's status in its color. */
export function TripStatusBadge({ status }: { status: TripStatus }) {
  return <Badge tone={statusTones[status]}>{tripStatusLabels[status]}</Badge>;
}
