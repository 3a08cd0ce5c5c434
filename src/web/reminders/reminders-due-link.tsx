import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { buttonLook } from '../ui/button.tsx';
import { useHold } from '../ui/in-order.tsx';
import { remindersDueQuery } from './reminder-query.ts';

/** The way to the invoices that wait for a reminder, with how many there are; nothing where none does. */
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
