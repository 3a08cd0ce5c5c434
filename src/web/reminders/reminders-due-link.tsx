import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { buttonLook } from '../ui/button.tsx';
import { useHold } from '../ui/in-order.tsx';
import { remindersDueQuery } from './reminder-query.ts';

/** Links to the invoices that are due for a reminder, with their number; renders nothing if there are none. */
export function RemindersDueLink() {
  const { data, isPending } = useQuery(remindersDueQuery);
  useHold(isPending);
  if (!data?.total) return null;
  return (
    <Link to="." search={{ status: 'to_remind' } as never} className={buttonLook({})}>
      <BellRing aria-hidden className="text-red" />
      {data.total} to remind
    </Link>
  );
}
