import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rhythmInWords, type Recurring } from '#domain/finance/recurring.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { client, versionOf } from '../../platform/api.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { tellFailure } from '../../platform/records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { recurringQuery } from './recurring-query.ts';

/** The recurring records of a kind: how often, when next, and why one failed. */
export function RecurringDialog({ kind, onClose }: { kind: Recurring['kind']; onClose: () => void }) {
  const all = useQuery(recurringQuery(kind));
  const [endingId, setEndingId] = useState<number | null>(null);
  const ending = all.data?.rows.find(({ id }) => id === endingId);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={kind === 'expense' ? 'Recurring expenses' : 'Recurring invoices'}
      text={
        kind === 'expense'
          ? 'Each is logged automatically on the morning of its day.'
          : 'A draft of each is created on the morning of its day. Nothing is sent automatically.'
      }
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded
        query={all}
        loading={
          <Skeletons count={3}>
            <Skeleton className="mt-4 h-12" />
          </Skeletons>
        }
        renderFailed={(retry) => <ErrorState title={`Error loading recurring ${kind}s`} onRetry={retry} />}
        empty={{ when: ({ rows }) => rows.length === 0, show: <p className="mt-4 text-ink-2">Nothing repeats.</p> }}
      >
        {({ rows }) => (
          <ul className="mt-4 divide-y">
            {rows.map((recurring) => (
              <Row key={recurring.id} recurring={recurring} onEnd={() => setEndingId(recurring.id)} />
            ))}
          </ul>
        )}
      </Loaded>
      {ending && <EndDialog recurring={ending} onClose={() => setEndingId(null)} />}
    </Dialog>
  );
}

function Row({ recurring, onEnd }: { recurring: Recurring; onEnd: () => void }) {
  const { title, amount, currency, nextOn, endsOn, problem } = recurring;
  const dates = useDates();
  const skip = useSkipping(recurring);
  const when = nextOn ? `next on ${dates.calendarDay(nextOn)}` : 'ended';
  const facts = [
    amount && currency && moneyInWords(amount, currency),
    rhythmInWords(recurring),
    when,
    nextOn && endsOn && `until ${dates.calendarDay(endsOn)}`,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="tnum text-nav text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        <CompanyOf record={recurring} />
        {problem && <p className="text-nav text-red">It wasn't created: {problem}</p>}
      </div>
      <div className="flex gap-1">
        {nextOn && (
          <Button size="sm" running={skip.isPending && 'Skipping'} onClick={() => skip.mutate()}>
            Skip the next<span className="sr-only"> of {title}</span>
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onEnd}>
          End<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

function EndDialog({ recurring, onClose }: { recurring: Recurring; onClose: () => void }) {
  return (
    <DeleteDialog
      collection="/api/recurring"
      record={recurring}
      title={`End ${recurring.title}?`}
      text="It no longer repeats. What was created so far stays in your books."
      action="End it"
      deleted={{ title: 'Ended', description: `${recurring.title} no longer repeats.` }}
      failure="Error ending it"
      onClose={onClose}
    />
  );
}

function useSkipping(recurring: Recurring) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.POST('/api/recurring/{id}/skip', {
        params: { path: { id: recurring.id } },
        headers: { 'If-Match': versionOf(recurring) },
      });
    },
    onError: (error) => tellFailure('Error skipping it', error),
    onSettled: () => queries.invalidateQueries({ queryKey: recurringQuery(recurring.kind).queryKey }),
  });
}
