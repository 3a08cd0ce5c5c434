import type { Activity } from '#domain/activities/activity.ts';
import { hasPage, RecordLink } from '../words/record-link.tsx';

type Props = { activity: Activity; onLeave?: () => void };

/** What happened, in words that link to the record it happened to. A deleted record isn't linked. */
export function ActivityLink({ activity: { action, details, resourceType, resourceId, resourceExists }, onLeave }: Props) {
  const words = details ?? `${action} ${resourceType}`;
  if (!resourceExists || !hasPage(resourceType)) return words;
  return (
    <RecordLink kind={resourceType} id={resourceId} onLeave={onLeave}>
      {words}
    </RecordLink>
  );
}
