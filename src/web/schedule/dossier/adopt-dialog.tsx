import { useRef, useState } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { centsTyped, decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { CustomerSelect } from '../../customers/customer-select.tsx';
import { hintFor } from '../../platform/amount-field.tsx';
import { ApiError } from '../../platform/api.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { useAdopting } from './adopting-actions.ts';

type Props = { event: ScheduleEvent; onClose: () => void };

/** Asks for the customer and the price of a booking that lacks them, as bookings from a portal do. */
export function AdoptDialog({ event, onClose }: Props) {
  const dates = useDates();
  const mark = decimalMarkOf(useUser());
  const [chosen, setChosen] = useState<SelectOption | null>(null);
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  // The page is left at once, so what was typed no longer needs to block that.
  const isMade = useRef(false);
  const adopting = useAdopting(event, () => {
    isMade.current = true;
  });
  const { companyId, importLabel, yachtName, startDate, endDate, price: known } = event;
  const faults = Object.fromEntries(
    (adopting.error instanceof ApiError ? adopting.error.errors : []).map(({ path, message }) => [path, message]),
  );
  const cents = centsTyped(price, mark);
  const words = name.trim().split(/\s+/);
  const make = () =>
    adopting.mutate({
      ...(chosen
        ? { customerId: chosen.id }
        : name.trim()
          ? { contactFirstName: words.slice(0, -1).join(' ') || null, contactLastName: words.at(-1) }
          : {}),
      ...(price.trim() && { price: cents === null ? price : decimalOf(cents) }),
    });
  const { close, leaveQuestion } = useAskingClose(() => (chosen !== null || name !== '' || price !== '') && !isMade.current, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title="Make it a charter"
      text={
        <>
          {yachtName}, {dates.period(startDate, endDate)}. It stays in the schedule.
          {importLabel !== null && ` If ${importLabel} moves or removes it later, the charter stays as it is and shows a notice.`}
          <CompanyOf record={event} />
        </>
      }
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button variant="primary" running={adopting.isPending && 'Saving'} onClick={make}>
            Make charter
          </Button>
        </>
      }
    >
      <div className="mt-5 grid gap-4">
        <Field label="Customer" error={chosen ? faults['customerId'] : undefined}>
          {(control) => (
            <CustomerSelect control={control} companyId={companyId ?? 'any'} nobody="New customer" chosen={chosen} onChoose={setChosen} />
          )}
        </Field>
        {!chosen && (
          <Field label="Name of the new customer" error={faults['contactLastName'] ?? faults['customerId']}>
            {(control) => (
              <Input {...control} value={name} maxLength={200} autoComplete="off" onChange={({ target }) => setName(target.value)} />
            )}
          </Field>
        )}
        {known === null && (
          <Field label="Price with tax" error={faults['price']} hint={hintFor(price, mark, null) ?? 'Optional. You can add lines later.'}>
            {(control) => (
              <Input {...control} value={price} inputMode="decimal" autoComplete="off" onChange={({ target }) => setPrice(target.value)} />
            )}
          </Field>
        )}
      </div>
      {leaveQuestion}
    </Dialog>
  );
}
