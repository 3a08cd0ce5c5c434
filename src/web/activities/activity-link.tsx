import { Link } from '@tanstack/react-router';
import type { Activity } from '#domain/activities/activity.ts';
import { hasPlace, RecordLink } from '../words/record-link.tsx';

type Props = { activity: Activity; onLeave?: () => void };

/** What happened, in words that lead to the record it happened to. What isn't there any more leads nowhere. */
export function ActivityLink({ activity: { action, details, resourceType, resourceId, resourceExists }, onLeave }: Props) {
  const words = details ?? `${action} ${resourceType}`;
  if (!resourceExists) return words;
  if (hasPlace(resourceType))
    return (
      <RecordLink kind={resourceType} id={resourceId} onLeave={onLeave}>
        {words}
      </RecordLink>
    );
  const section = sections[resourceType];
  if (!section) return words;
  return (
    <Link
      to="/finance/$section"
      params={{ section }}
      search={{ edit: resourceId } as never}
      className="rounded-sm hover:text-accent hover:underline"
      onClick={onLeave}
    >
      {words}
    </Link>
  );
}

// Where the books open what has no page but a dialog.
const sections: Record<string, 'expenses' | 'income'> = { expense: 'expenses', income: 'income' };
