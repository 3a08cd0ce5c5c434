import { Link } from '@tanstack/react-router';
import { ApiError } from '../platform/api.ts';
import { BackLink } from '../platform/back-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { ErrorState } from '../ui/notice.tsx';

/** A record that can't be shown: it isn't there, or it couldn't be read. */
export function RecordFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error instanceof ApiError && error.status === 404 ? (
    <RecordNotFound />
  ) : (
    <Failed
      title="Error Loading Maintenance Record"
      text="Unable to load this maintenance record. There was an error fetching it."
      onRetry={onRetry}
    />
  );
}

export function RecordNotFound() {
  return <Failed title="Maintenance Record Not Found" text="The maintenance record may have been deleted, or its address may be wrong." />;
}

/** The address of an edit form that names no record. */
export function RecordIdMissing() {
  return <Failed title="Maintenance record ID is required." text="Please go back to the maintenance list and select a valid record." />;
}

function Failed({ title, text, onRetry }: { title: string; text: string; onRetry?: () => void }) {
  return (
    <div className="card">
      <ErrorState
        title={title}
        text={text}
        action={
          <Link to="/maintenance" className={buttonLook({ variant: 'primary' })}>
            Back to the maintenance list
          </Link>
        }
        onRetry={onRetry}
      />
    </div>
  );
}

export function BackToMaintenance() {
  return <BackLink to="/maintenance">All maintenance</BackLink>;
}
