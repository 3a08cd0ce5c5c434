import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { maxItems, type Inventory } from '#domain/handovers/handover.ts';
import { ApiError, client, reason, versionOf } from '../../platform/api.ts';
import { useIsPending } from '../../platform/pending-state.ts';
import { changedMeanwhile } from '../../platform/saving.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { CopyField } from './copy-field.tsx';
import { enteredOf, keyOfSent, typedOf, withAnother, withCopied, withMoved, withPasted, type TypedItem } from './inventory-entry.ts';
import { InventoryRow } from './inventory-row.tsx';
import { inventoryQuery } from './inventory-query.ts';

/**
 * The inventory of a yacht, row by row: typed, pasted or copied, in the order in which it is checked. It is saved on top of the version it
 * started from.
 */
export function InventoryForm({ stored }: { stored: Inventory }) {
  const [base, setBase] = useState(stored);
  const [typed, setTyped] = useState<TypedItem[] | null>(null);
  const rows = typed ?? (base.items.length > 0 ? typedOf(base.items) : withAnother([]).rows);
  const isDirty = JSON.stringify(enteredOf(rows)) !== JSON.stringify(base.items);
  // While nothing is typed, it shows what others saved.
  if (!typed && stored.updatedAt !== base.updatedAt) setBase(stored);
  const names = useRef(new Map<number, HTMLInputElement>());
  const focus = (key: number | undefined) => requestAnimationFrame(() => key !== undefined && names.current.get(key)?.focus());
  const queries = useQueryClient();
  const load = (saved: Inventory, instead: TypedItem[] | null) => {
    queries.setQueryData(inventoryQuery(saved.yachtId).queryKey, saved);
    setBase(saved);
    // What was typed while it was being saved stays.
    setTyped((now) => (now === instead ? null : now));
  };
  const mutationKey = ['inventory', base.yachtId];
  const isSaving = useIsPending(mutationKey);
  const save = useMutation({
    mutationKey,
    mutationFn: async (sent: TypedItem[]) => {
      const headers = { 'If-Match': versionOf(base) };
      const body = { items: enteredOf(sent) };
      return (await client.PUT('/api/yachts/{id}/inventory', { params: { path: { id: base.yachtId } }, headers, body })).data as Inventory;
    },
    onSuccess: (saved, sent) => {
      load(saved, sent);
      toast({ title: 'Inventory saved', description: `Every check-in of ${saved.yachtName} starts with it.` });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const [, place] = error.errors[0]?.path.split('.') ?? [];
      focus(keyOfSent(rows, Number(place)));
    },
  });
  const theirs = changedMeanwhile<Inventory>(save.error);
  const faults = new Map(
    (save.error instanceof ApiError ? save.error.errors : []).map(({ path, message }) => {
      const [, place, field] = path.split('.');
      return [`${keyOfSent(rows, Number(place))}.${field}`, message];
    }),
  );
  const change = (next: TypedItem[]) => {
    if (!theirs && !isSaving()) save.reset();
    setTyped(next);
  };
  const addBehind = (place?: number) => {
    const { rows: more, key } = withAnother(rows, place);
    change(more);
    focus(key);
  };
  return (
    <form
      noValidate
      aria-label={`Inventory of ${base.yachtName}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving()) save.mutate(rows);
      }}
    >
      <UnsavedChanges when={() => isDirty} />
      <ul aria-label="Inventory" className="divide-y px-4">
        {rows.map((row, place) => (
          <InventoryRow
            key={row.key}
            row={row}
            place={place}
            of={rows.length}
            faultOf={(field) => faults.get(`${row.key}.${field}`)}
            nameRef={(input) => void (input ? names.current.set(row.key, input) : names.current.delete(row.key))}
            onChange={(next) => change(rows.map((each) => (each.key === row.key ? next : each)))}
            onMove={(by) => {
              change(withMoved(rows, place, by));
              focus(row.key);
            }}
            onNext={() => (place === rows.length - 1 ? addBehind() : focus(rows[place + 1]?.key))}
            onRemove={() => {
              change(rows.toSpliced(place, 1));
              focus((rows[place + 1] ?? rows[place - 1])?.key);
            }}
            onPaste={(text) => {
              const after = withPasted(rows, place, text);
              if (after) change(after.slice(0, maxItems));
              return after !== null;
            }}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3">
        <Button disabled={rows.length >= maxItems} onClick={() => addBehind()}>
          <Plus aria-hidden />
          Add item
        </Button>
        <CopyField of={base} onCopy={(items) => change(withCopied(rows, items).slice(0, maxItems))} />
        <p className="min-w-40 flex-1 text-xs text-ink-3">
          Paste a list into any name: one item per line, with the quantity. Alt with an arrow key moves a row.
        </p>
      </div>
      {save.isError && faults.size === 0 && (
        <div
          role="alert"
          className="mx-4 mb-3 flex flex-wrap items-center justify-between gap-2 rounded-lg bg-red-soft px-3 py-2.5 text-red"
        >
          <p>{reason(save.error)}</p>
          {theirs && (
            <Button
              size="sm"
              onClick={() => {
                save.reset();
                load(theirs, typed);
              }}
            >
              Show theirs
            </Button>
          )}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2 border-t px-4 py-3">
        {isDirty && (
          <Button
            variant="ghost"
            onClick={() => {
              save.reset();
              setBase(stored);
              setTyped(null);
            }}
          >
            Discard
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={!isDirty} running={save.isPending && 'Saving'} className="max-sm:flex-1">
          Save inventory
        </Button>
      </div>
    </form>
  );
}
