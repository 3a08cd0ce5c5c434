import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { buttonLook } from '../../ui/button.tsx';

/** Where a charter begins. */
export function NewLink() {
  return (
    <Link to="/desk/new" className={buttonLook({ variant: 'primary' })}>
      <Plus aria-hidden />
      New enquiry
    </Link>
  );
}
