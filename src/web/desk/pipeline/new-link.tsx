import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { buttonLook } from '../../ui/button.tsx';

/** Links to the form for a new charter. */
export function NewLink() {
  return (
    <Link to="/desk/new" className={buttonLook({ variant: 'primary' })}>
      <Plus aria-hidden />
      New enquiry
    </Link>
  );
}
