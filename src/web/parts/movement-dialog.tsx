import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { placeOf, type Part } from '#domain/parts/part.ts';
import { movementKindLabels, statedMovements, type StatedMovement } from '#domain/parts/words.ts';
import { can } from '#domain/session/permissions.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { hintFor } from '../platform/amount-field.tsx';
import { ApiError, client, reason } from '../platform/api.ts';
import { useAskingClose } from '../platform/asking-close.tsx';
import { CompanyOf } from '../platform/company-of.tsx';
import { DocumentField } from '../platform/document-field.tsx';
import { EntrySelect } from '../platform/entry-select.tsx';
import { numberHint } from '../platform/number-hint.ts';
import { useUser } from '../platform/session.tsx';
import type { UploadedFile } from '../platform/upload.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { Select } from '../ui/select.tsx';
import { toast } from '../ui/toast-store.ts';
import { receivedOf } from './movement-entry.ts';
import type { StockPlace } from './parts-query.ts';
import { quantityTyped } from './quantity-entry.ts';

const kinds = statedMovements.map((value) => ({ value, label: movementKindLabels[value] }));

type Props = { part: Part; place: StockPlace; onClose: () => void };

/** Receives parts, uses them for work, or moves them. Received parts can be logged as an expense with its receipt. */
export function MovementDialog({ part, place, onClose }: Props) {
  const formId = useId();
  const user = useUser();
  const mark = decimalMarkOf(user);
  const [kind, setKind] = useState<StatedMovement>('used');
  const [quantity, setQuantity] = useState('1');
  const [unitCost, setUnitCost] = useState('');
  const [usualVendor] = useState(part.supplier ?? '');
  const [vendor, setVendor] = useState(usualVendor);
  const [expense, setExpense] = useState(can(user, 'finance:write'));
  const [receipt, setReceipt] = useState<UploadedFile | null>(null);
  const [uploading, setUploading] = useState(false);
  const [work, setWork] = useState<SelectOption | null>(null);
  const others = part.stocks.filter(({ id }) => id !== place.id);
  const [to, setTo] = useState(String(others[0]?.id ?? ''));
  const [once] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: () => {
      const received = receivedOf({ unitCost, expense, vendor, usualVendor, receiptUrl: receipt?.url ?? null }, mark);
      return client.POST('/api/stocks/{id}/movements', {
        params: { path: { id: place.id } },
        body: {
          kind,
          quantity: quantityTyped(quantity, mark),
          ...(kind === 'received' && received),
          ...(kind === 'used' && { maintenanceId: work?.id ?? null }),
          ...(kind === 'moved' && { toStockId: Number(to) || null }),
        },
        headers: { 'Idempotency-Key': once },
      });
    },
    onSuccess: ({ data }) => {
      const left = `Now ${data?.stock.quantity} in stock: ${part.name}, ${placeOf(place)}.`;
      toast({
        title: `${movementKindLabels[kind]} ${quantityTyped(quantity, mark)}`,
        description: data?.expenseId ? `${left} Its expense is logged.` : left,
      });
      onClose();
    },
  });
  const isTyped = quantity !== '1' || unitCost !== '' || vendor !== usualVendor || receipt !== null || uploading || work !== null;
  const faultAt = (path: string) =>
    save.error instanceof ApiError ? save.error.errors.find((each) => each.path === path)?.message : undefined;
  const otherError = save.error && !(save.error instanceof ApiError && save.error.errors.length > 0) ? reason(save.error) : null;
  const { close, leaveQuestion } = useAskingClose(() => isTyped, onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`${part.name}, ${placeOf(place)}`}
      text={
        <>
          {place.quantity} in stock here.
          <CompanyOf record={part} />
        </>
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={uploading} running={save.isPending && 'Saving'}>
            Save
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
        <Field label="What happened">{(control) => <Select control={control} value={kind} choices={kinds} onChoose={setKind} />}</Field>
        <Field label="Quantity" required error={faultAt('quantity')} hint={numberHint(quantity, mark)}>
          {(control) => <Input {...control} inputMode="decimal" value={quantity} onChange={({ target }) => setQuantity(target.value)} />}
        </Field>
        {kind === 'used' && (
          <Field label="For the work" error={faultAt('maintenanceId')} hint="Counted in its costs" className="sm:col-span-2">
            {(control) => (
              <EntrySelect
                control={control}
                path="/api/maintenance"
                query={{ group: 'open', ...(place.yachtId !== null && { yachtId: place.yachtId }) }}
                foundOf={({ id, title, yachtName }) => ({ id, label: title, note: yachtName })}
                chosen={work}
                placeholder="None"
                noneFound="No open work found"
                onChoose={setWork}
              />
            )}
          </Field>
        )}
        {kind === 'moved' && (
          <Field
            label="To"
            required
            error={faultAt('toStockId')}
            hint={others.length === 0 ? 'Add another location for this part first' : undefined}
          >
            {(control) => (
              <Select
                control={control}
                value={to}
                choices={others.map((each) => ({ value: String(each.id), label: placeOf(each) }))}
                onChoose={setTo}
              />
            )}
          </Field>
        )}
        {kind === 'received' && (
          <>
            <Field label="Unit cost" error={faultAt('unitCost')} hint={hintFor(unitCost, mark, place.currency ?? user.currency)}>
              {(control) => (
                <Input {...control} inputMode="decimal" value={unitCost} onChange={({ target }) => setUnitCost(target.value)} />
              )}
            </Field>
            {can(user, 'finance:write') && (
              <label className="flex min-h-11 items-center gap-2 sm:col-span-2">
                <input
                  type="checkbox"
                  className="size-4 accent-(--accent)"
                  checked={expense}
                  onChange={({ target }) => setExpense(target.checked)}
                />
                Log it as an expense
              </label>
            )}
            {expense && (
              <>
                <Field label="Vendor" error={faultAt('vendor')}>
                  {(control) => <Input {...control} autoComplete="off" value={vendor} onChange={({ target }) => setVendor(target.value)} />}
                </Field>
                <div className="sm:col-span-2">
                  <DocumentField
                    label="Receipt"
                    file={receipt}
                    error={faultAt('receiptUrl')}
                    onChange={setReceipt}
                    onUploading={setUploading}
                  />
                </div>
              </>
            )}
          </>
        )}
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
