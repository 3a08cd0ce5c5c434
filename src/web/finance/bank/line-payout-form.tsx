import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { BankLine } from '#domain/finance/bank.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ownersQuery } from '../owners/owners-query.ts';
import { useBooking } from './bank-actions.ts';

type Props = { line: BankLine; title: string; text: ReactNode; onClose: () => void; onBooked: () => void; onBack: () => void };

/** Books an outgoing line as a payout to a yacht owner, which appears on their next statement. */
export function LinePayoutForm({ line, title, text, onClose, onBooked, onBack }: Props) {
  const proposed = line.proposals.find(({ ownerId, paymentId }) => ownerId !== null && paymentId === null)?.ownerId ?? null;
  const [ownerId, setOwnerId] = useState(proposed);
  const owners = useQuery(ownersQuery);
  const booking = useBooking();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button
            variant="primary"
            disabled={ownerId === null}
            running={booking.isPending && 'Booking'}
            onClick={() => booking.mutate({ line, match: { ownerId } }, { onSuccess: onBooked })}
          >
            Book payout
          </Button>
        </>
      }
    >
      <div className="mt-5 grid gap-4">
        <Loaded
          query={owners}
          loading={<Skeleton className="h-10" />}
          renderFailed={(retry) => <ErrorState title="Error loading owners" onRetry={retry} />}
          empty={{ when: (rows) => rows.length === 0, show: <p className="text-nav text-ink-2">Add the owner first, under Owners.</p> }}
        >
          {(rows) => (
            <Field label="Owner" required hint={ownerId === null ? undefined : owedInWords(rows.find(({ id }) => id === ownerId))}>
              {(control) => (
                <Select
                  control={control}
                  value={ownerId === null ? '' : String(ownerId)}
                  placeholder="Choose an owner"
                  choices={rows
                    .filter(({ companyId }) => companyId === line.companyId)
                    .map(({ id, name }) => ({ value: String(id), label: name }))}
                  onChoose={(id) => setOwnerId(Number(id))}
                />
              )}
            </Field>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

function owedInWords(owner: { balance: string; currency: string } | undefined): string | undefined {
  return owner && `Owed to them: ${moneyInWords(owner.balance, owner.currency)}`;
}
