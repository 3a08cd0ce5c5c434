import { NotThere, type Failed } from '../platform/not-there.tsx';

/** Shown if nobody has this id, or if they can't be loaded. */
export function MemberNotThere(failed: Failed) {
  return (
    <NotThere
      title="Error Loading Crew Member"
      text="Unable to load crew member details. The crew member may not exist or there was a server error."
      back={{ to: '/crew', children: 'Back to the crew' }}
      {...failed}
    />
  );
}
