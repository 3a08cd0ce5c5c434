import type { Activity } from '#domain/activities/activity.ts';
import { hasPlace, RecordLink } from '../words/record-link.tsx';

type Props = { activity: Activity; onLeave?: () => void };

/** What happened, in words that lead to the record it happened to. What was deleted leads nowhere. */
export function ActivityLink({ activity: { action, details, resourceType, resourceId }, onLeave }: Props) {
  const words = details ?? `${action} ${resourceType}`;
  if (action === 'delete' || !hasPlace(resourceType)) return words;
  return (
    <RecordLink kind={resourceType} id={resourceId} onLeave={onLeave}>
      {words}
    </RecordLink>
  );
}
