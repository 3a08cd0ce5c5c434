import type { Activity } from '#domain/activities/activity.ts';
import { hasPlace, RecordLink } from '../words/record-link.tsx';

type Props = { activity: Activity; onLeave?: () => void };

/** What happened, in words that lead to the record it happened to. What isn't there any more leads nowhere. */
export function ActivityLink({ activity: { action, details, resourceType, resourceId, resourceExists }, onLeave }: Props) {
  const words = details ?? `${action} ${resourceType}`;
  if (!resourceExists || !hasPlace(resourceType)) return words;
  return (
    <RecordLink kind={resourceType} id={resourceId} onLeave={onLeave}>
      {words}
    </RecordLink>
  );
}
