import { Link } from '@tanstack/react-router';
import { buttonLook } from '../ui/button.tsx';
import { ErrorState } from '../ui/notice.tsx';

/** Where nobody of that id is, or they can't be loaded. */
export function MemberNotThere({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="card">
      <ErrorState
        title="Error Loading Crew Member"
        text="Unable to load crew member details. The crew member may not exist or there was a server error."
        action={
          <Link to="/crew" className={buttonLook({ variant: 'primary' })}>
            Back to the crew
          </Link>
        }
        onRetry={onRetry}
      />
    </div>
  );
}
