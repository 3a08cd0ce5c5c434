import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CharterPrice } from '#domain/desk/charter-price.ts';
import type { Extra } from '#domain/desk/extra.ts';
import { can } from '#domain/session/permissions.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { ApiError, client, reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { SelectOption } from '../../ui/search-select.tsx';
import { extrasOfQuery } from '../charter/new-charter-query.ts';
import { PriceDetails } from '../charter/price-details.tsx';
import { toastOf } from '../charter-actions.ts';
import { alsoToKnow, questionOf, type Allowed } from '../charter-words.ts';
import { acts, actsFor, charterOf, type Act, type Wish } from './charter-entry.ts';
import { GuestSelect } from './guest-select.tsx';

type Props = {
  wish: Wish;
  price: CharterPrice;
  adults: number;
  extraIds: number[];
  onAdults: (adults: number) => void;
  onExtras: (ids: number[]) => void;
  onClose: () => void;
};

/** Adds a charter: a yacht, dates, a price, and its customer. */
export function CharterForm({ wish, price, adults, extraIds, onAdults, onExtras, onClose }: Props) {
  const dates = useDates();
  const mayWrite = can(useUser(), 'desk:write');
  const extras = useQuery(extrasOfQuery(wish.yacht.yachtId));
  const [chosen, setChosen] = useState<SelectOption | null>(null);
  const [allowed, setAllowed] = useState<Allowed>({});
  const [once] = useState(() => crypto.randomUUID());
  const { yacht, startDate, endDate } = wish;
  const adding = useMutation({
    mutationFn: async ({ act, allow }: { act: Act; allow: Allowed }) => {
      const body = charterOf(act, { dates: { yachtId: yacht.yachtId, startDate, endDate }, chosen, adults, extraIds, allowed: allow });
      // A retry after a lost answer adds no second charter.
      return (await client.POST('/api/charters', { body, headers: { 'Idempotency-Key': once } })).data;
    },
    onSuccess: (charter, { act }) => {
      if (charter?.state === 'quote')
        toast({ title: 'Quote added', description: `${charter.number}: ${yacht.yachtName}, ${dates.days(startDate, endDate)}.` });
      else if (charter) toast(toastOf(charter, act === 'booked' ? 'book' : 'option', (at) => dates.moment(at)));
      onClose();
    },
  });
  const refusal = adding.error instanceof ApiError ? adding.error : null;
  const question = refusal && questionOf(refusal);
  const nobody = refusal?.errors.find(({ path }) => path === 'customerId')?.message;
  const tried = adding.variables?.act;

  function add(act: Act, allow: Allowed = allowed) {
    setAllowed(allow);
    adding.mutate({ act, allow });
  }

  const { close, leaveQuestion } = useAskingClose(() => chosen !== null && !adding.isSuccess, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`${yacht.yachtName}, ${dates.days(startDate, endDate)}`}
      text={dates.period(startDate, endDate)}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          {mayWrite &&
            actsFor(wish.key).map((act, at, all) => (
              <Button
                key={act}
                variant={at === all.length - 1 ? 'primary' : 'outline'}
                running={adding.isPending && tried === act && 'Saving'}
                disabled={adding.isPending}
                onClick={() => add(act)}
              >
                {acts[act].label}
              </Button>
            ))}
        </>
      }
    >
      <CompanyOf record={yacht} className="mt-2 text-xs text-ink-3" />
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <div className="grid content-start gap-4">
          {mayWrite && (
            <Field label="Customer" error={nobody}>
              {(control) => (
                <GuestSelect companyId={yacht.companyId} control={{ ...control, autoFocus: true }} chosen={chosen} onChoose={setChosen} />
              )}
            </Field>
          )}
          <Field
            label="Guests"
            error={
              yacht.maxGuests !== null && adults > yacht.maxGuests
                ? `${yacht.yachtName} takes ${several(yacht.maxGuests, 'guest')}`
                : undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                max={999}
                value={adults || ''}
                onChange={({ target }) => onAdults(Math.min(999, Math.max(0, Math.trunc(Number(target.value)))))}
              />
            )}
          </Field>
          <ExtraChips
            extras={(extras.data ?? []).filter(({ obligatory, currency }) => !obligatory && currency === price.currency)}
            chosen={extraIds}
            onChoose={onExtras}
          />
        </div>
        <div>
          {price.unpriced && <p className="mb-2 text-nav text-amber">These dates have no price yet. You can enter one later.</p>}
          <PriceDetails price={price} />
        </div>
      </div>
      {adding.isError && !nobody && (
        <div role="alert" className="mt-5 grid gap-3 rounded-lg bg-amber-soft p-4">
          <p>
            {reason(adding.error)}
            {refusal && question && alsoToKnow(refusal)}
          </p>
          {question && tried && (
            <Button
              className="justify-self-start"
              onClick={() => add(question.allow.queue ? 'option' : tried, { ...allowed, ...question.allow })}
            >
              {question.act}
            </Button>
          )}
        </div>
      )}
      {leaveQuestion}
    </Dialog>
  );
}

/** The extras on offer, each on or off. */
function ExtraChips({ extras, chosen, onChoose }: { extras: Extra[]; chosen: number[]; onChoose: (ids: number[]) => void }) {
  if (extras.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-nav font-medium">Extras</legend>
      <div className="flex flex-wrap gap-2">
        {extras.map(({ id, name, price, currency }) => {
          const isOn = chosen.includes(id);
          return (
            <Button
              key={id}
              size="sm"
              aria-pressed={isOn}
              className={isOn ? 'bg-accent-soft text-accent' : ''}
              onClick={() => onChoose(isOn ? chosen.filter((each) => each !== id) : [...chosen, id])}
            >
              {name} <span className="tnum text-ink-3">{moneyInWords(price, currency)}</span>
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
