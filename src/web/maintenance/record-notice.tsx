import { isGone } from '../platform/api.ts';
import { BackLink } from '../platform/back-link.tsx';
import { NotThere } from '../platform/not-there.tsx';

const toMaintenance = { to: '/maintenance', children: 'Back to the maintenance list' } as const;

/** A record that doesn't exist or couldn't be loaded. */
export function RecordFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return isGone(error) ? (
    <RecordNotFound />
  ) : (
    <NotThere
      title="Error Loading Maintenance Record"
      text="Unable to load this maintenance record. There was an error fetching it."
      back={toMaintenance}
      onRetry={onRetry}
    />
  );
}

export function RecordNotFound() {
  return (
    <NotThere
      title="Maintenance Record Not Found"
      text="The maintenance record may have been deleted, or its address may be wrong."
      back={toMaintenance}
    />
  );
}

/** The address of an edit form that names no record. */
export function RecordIdMissing() {
  return (
    <NotThere
      title="Maintenance record ID is required."
      text="Please go back to the maintenance list and select a valid record."
      back={toMaintenance}
    />
  );
}

export function BackToMaintenance() {
  return <BackLink to="/maintenance">All maintenance</BackLink>;
}
