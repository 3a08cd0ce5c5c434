import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Recurring } from '#domain/finance/recurring.ts';
import { Button } from '../../ui/button.tsx';
import { useHold } from '../../ui/in-order.tsx';
import { firstRecurringQuery } from './recurring-query.ts';

const RecurringDialog = lazy(() => import('./recurring-dialog.tsx').then((module) => ({ default: module.RecurringDialog })));

/** Opens the recurring records of a kind, if there are any, and shows if one failed. */
export function RecurringButton({ kind }: { kind: Recurring['kind'] }) {
  const { data, isPending } = useQuery(firstRecurringQuery(kind));
  useHold(isPending);
  const [open, setOpen] = useState(false);
  if (!open && !data?.total) return null;
  const failed = data?.rows.some(({ problem }) => problem !== null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Repeat aria-hidden className={failed ? 'text-red' : ''} />
        Recurring
        {failed && <span className="sr-only">, one couldn’t be created</span>}
      </Button>
      {open && (
        <Suspense>
          <RecurringDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
