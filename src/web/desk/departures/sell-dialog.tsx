import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Departure } from '#domain/desk/departure.ts';
import { several } from '#domain/shared/words.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { ApiError, client, reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { customerIn } from '../grid/charter-entry.ts';
import { GuestSelect } from '../grid/guest-select.tsx';
import { priceOf } from './seat-words.ts';

type Act = 'option' | 'booked';
const acts: Record<Act, string> = { option: 'Option', booked: 'Book seats' };

/** Sells seats to a customer, or to somebody new by their name. */
export function SellDialog({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const dates = useDates();
  const [chosen, setChosen] = useState<SelectOption | null>(null);
  const [adults, setAdults] = useState(1);
  const [children, setChildren] = useState(0);
  const [once] = useState(() => crypto.randomUUID());
  const { id, title, capacity, seatsTaken, currency } = departure;
  const left = capacity - seatsTaken;
  const selling = useMutation({
    mutationFn: async (state: Act) => {
      const body = { type: 'seats' as const, departureId: id, state, adults, children, ...customerIn(chosen) };
      // A retry after a lost answer adds no second party.
      return (await client.POST('/api/charters', { body, headers: { 'Idempotency-Key': once } })).data;
    },
    onSuccess: (sold) => {
      if (sold)
        toast({
          title: sold.state === 'option' ? 'Seats on option' : 'Seats booked',
          description: `${sold.number}: ${several(adults + children, 'seat')} for ${sold.customerName ?? 'a guest'}.`,
        });
      onClose();
    },
  });
  const refusal = selling.error instanceof ApiError ? selling.error : null;
  const faults = Object.fromEntries((refusal?.errors ?? []).map(({ path, message }) => [path, message]));
  const price = priceOf(departure, { adults, children });
  const { close, leaveQuestion } = useAskingClose(() => chosen !== null && !selling.isSuccess, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={`Sell seats: ${title}`}
      text={`${dates.period(departure.startDate, departure.endDate)}. ${several(left, 'seat') ?? 'No seats'} left.`}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          {(Object.keys(acts) as Act[]).map((act) => (
            <Button
              key={act}
              variant={act === 'booked' ? 'primary' : 'outline'}
              disabled={selling.isPending}
              running={selling.isPending && selling.variables === act && 'Saving'}
              onClick={() => selling.mutate(act)}
            >
              {acts[act]}
            </Button>
          ))}
        </>
      }
    >
      <CompanyOf record={departure} className="mt-2 text-xs text-ink-3" />
      <div className="mt-5 grid gap-4">
        <Field label="Customer" error={faults['customerId']}>
          {(control) => (
            <GuestSelect companyId={departure.companyId} control={{ ...control, autoFocus: true }} chosen={chosen} onChoose={setChosen} />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Count label="Adults" value={adults} error={faults['adults']} onCount={setAdults} />
          <Count label="Children" value={children} onCount={setChildren} />
        </div>
        <p className="tnum text-ink-2">{price && `${price(currency)} before discounts`}</p>
        {selling.isError && Object.keys(faults).length === 0 && (
          <p role="alert" className="rounded-lg bg-amber-soft p-4">
            {reason(selling.error)}
          </p>
        )}
      </div>
      {leaveQuestion}
    </Dialog>
  );
}

function Count({
  label,
  value,
  error,
  onCount,
}: {
  label: string;
  value: number;
  error?: string | undefined;
  onCount: (count: number) => void;
}) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={999}
          value={value}
          onChange={({ target }) => onCount(Math.min(999, Math.max(0, Math.trunc(Number(target.value)))))}
        />
      )}
    </Field>
  );
}
