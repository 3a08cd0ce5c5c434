import { Link } from '@tanstack/react-router';
import { LifeBuoy } from 'lucide-react';
import { PublicFrame } from '../platform/public-frame.tsx';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';

/** Accounts are created along with a plan; this page only says so. */
export function SignUpPage() {
  return (
    <PublicFrame title="Sign up">
      <div className="card w-full max-w-xl">
        <EmptyState
          icon={<LifeBuoy />}
          title={<h1>Sign up</h1>}
          text="Direct signup is disabled. Please sign up through our subscription plans at /checkout/plans"
          action={
            <>
              <Link reloadDocument to="/checkout/plans" className={buttonLook({ variant: 'primary' })}>
                See the plans
              </Link>
              <Link to="/signin" className={buttonLook({})}>
                Log In
              </Link>
            </>
          }
        />
      </div>
    </PublicFrame>
  );
}
