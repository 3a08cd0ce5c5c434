import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { placeOf, type Part } from '#domain/parts/part.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { ApiError, client, reason } from '../platform/api.ts';
import { useAskingClose } from '../platform/asking-close.tsx';
import { CompanyOf } from '../platform/company-of.tsx';
import { EntrySelect } from '../platform/entry-select.tsx';
import { numberHint } from '../platform/number-hint.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import type { StockPlace } from './parts-query.ts';
import { quantityTyped } from './quantity-entry.ts';

type Props = { part: Part; place: StockPlace | null; onClose: () => void };

/** Adds a location of a part, or counts the stock at one. */
export function StockDialog({ part, place, onClose }: Props) {
  const formId = useId();
  const mark = decimalMarkOf(useUser());
  const [yacht, setYacht] = useState<SelectOption | null>(null);
  const [store, setStore] = useState('');
  const [initial] = useState({ quantity: String(place?.quantity ?? 0), minimum: String(place?.minimum ?? 0) });
  const [quantity, setQuantity] = useState(initial.quantity);
  const [minimum, setMinimum] = useState(initial.minimum);
  const isCounted = quantity !== initial.quantity;
  const isLimited = minimum !== initial.minimum;
  const save = useMutation({
    mutationFn: async (): Promise<unknown> => {
      const counted = { quantity: quantityTyped(quantity, mark), minimum: quantityTyped(minimum, mark) };
      if (!place) {
        const body = { ...counted, yachtId: yacht?.id ?? null, store: store.trim() || null };
        return client.POST('/api/parts/{id}/stocks', { params: { path: { id: part.id } }, body });
      }
      // Only a new count is sent: some parts may have been used meanwhile.
      const { quantity: newQuantity, minimum: newMinimum } = counted;
      const body = { ...(isCounted && { quantity: newQuantity }), ...(isLimited && { minimum: newMinimum }) };
      return client.PATCH('/api/stocks/{id}', { params: { path: { id: place.id } }, body });
    },
    onSuccess: () => {
      toast({
        title: place ? 'Stock counted' : 'Location added',
        description: `${part.name}, ${place ? placeOf(place) : (yacht?.label ?? store)}`,
      });
      onClose();
    },
  });
  const faultAt = (path: string) =>
    save.error instanceof ApiError ? save.error.errors.find((each) => each.path === path)?.message : undefined;
  const otherError = save.error && !(save.error instanceof ApiError && save.error.errors.length > 0) ? reason(save.error) : null;
  const { close, leaveQuestion } = useAskingClose(() => isCounted || isLimited || yacht !== null || store !== '', onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={place ? `Count ${part.name}, ${placeOf(place)}` : `Where is ${part.name} kept?`}
      text={
        <>
          {place ? 'Your count becomes the new stock.' : 'On a yacht or in a store ashore.'}
          <CompanyOf record={part} />
        </>
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            {place ? 'Save' : 'Add location'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-5 grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {!place && (
          <>
            <Field label="Yacht" error={faultAt('yachtId')}>
              {(control) => (
                <EntrySelect
                  control={control}
                  path="/api/yachts"
                  foundOf={({ id, name, type }) => ({ id, label: name, note: type })}
                  chosen={yacht}
                  placeholder="None"
                  noneFound="No yachts found"
                  onChoose={setYacht}
                />
              )}
            </Field>
            <Field label="Or store" error={faultAt('store')}>
              {(control) => <Input {...control} autoComplete="off" value={store} onChange={({ target }) => setStore(target.value)} />}
            </Field>
          </>
        )}
        <Field label="In stock" error={faultAt('quantity')} hint={numberHint(quantity, mark)}>
          {(control) => <Input {...control} inputMode="decimal" value={quantity} onChange={({ target }) => setQuantity(target.value)} />}
        </Field>
        <Field label="Minimum" error={faultAt('minimum')} hint={numberHint(minimum, mark) ?? 'Below this, it is listed under “To order”'}>
          {(control) => <Input {...control} inputMode="decimal" value={minimum} onChange={({ target }) => setMinimum(target.value)} />}
        </Field>
        {otherError && (
          <p role="alert" className="text-red sm:col-span-2">
            {otherError}
          </p>
        )}
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
