import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { maxItems, type Checklist } from '#domain/checklists/checklist.ts';
import { checklistPurposeLabels } from '#domain/checklists/words.ts';
import { can } from '#domain/session/permissions.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { ApiError, client, reason, versionOf } from '../platform/api.ts';
import { CompanySelect, ownCompany } from '../companies/company-select.tsx';
import { CompanyOf } from '../platform/company-of.tsx';
import { changedMeanwhile } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { YachtSelect } from '../yachts/yacht-select.tsx';
import { anotherItem, checklistEntered, movedItem, typedOf, type TypedItem } from './checklist-entry.ts';
import { ItemFields } from './item-fields.tsx';

type Props = { checklist?: Checklist; onLeave: (saved: boolean) => void };

/**
 * Adds or changes a checklist and its items. Changes apply to the version the form began with, and when saved again after a conflict, to the
 * other one.
 */
export function ChecklistForm({ checklist, onLeave }: Props) {
  const user = useUser();
  const mark = decimalMarkOf(user);
  const [initial] = useState(() => ({ typed: typedOf(checklist, mark), stored: checklist }));
  const [typed, setTyped] = useState(initial.typed);
  const { stored } = initial;
  const [upon, setUpon] = useState(stored);
  const [company, setCompany] = useState(() => ownCompany(user));
  // A yacht belongs to a company.
  const asksCompany = can(user, 'run-platform') && !stored && typed.yacht === null;
  // A retry after a lost answer adds no second checklist.
  const [once] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: async () => {
      const body = checklistEntered(typed, mark);
      const owned = asksCompany ? { ...body, companyId: company?.id ?? null } : body;
      if (!upon) return (await client.POST('/api/checklists', { body: owned, headers: { 'Idempotency-Key': once } })).data;
      const headers = { 'If-Match': versionOf(upon) };
      return (await client.PATCH('/api/checklists/{id}', { params: { path: { id: upon.id } }, headers, body })).data;
    },
    onError: (error) => setUpon((before) => changedMeanwhile<Checklist>(error) ?? before),
    onSuccess: () => {
      toast({ title: stored ? 'Checklist updated' : 'Checklist added', description: `${typed.name} is ready to use.` });
      onLeave(true);
    },
  });
  const errors = save.error instanceof ApiError ? save.error.errors : [];
  const errorAt = (path: string) => errors.find((each) => each.path === path)?.message;
  const setItem = (item: TypedItem) => setTyped({ ...typed, items: typed.items.map((each) => (each.key === item.key ? item : each)) });
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div>
        <h2 className="text-page font-semibold">{stored ? `Edit ${stored.name}` : 'New checklist'}</h2>
        {stored && <CompanyOf record={stored} />}
      </div>
      <div className="card grid gap-4 p-4 sm:grid-cols-3">
        {asksCompany && (
          <Field label="Company" required error={errorAt('companyId')} className="sm:col-span-full">
            {(control) => <CompanySelect control={control} chosen={company} onChoose={setCompany} />}
          </Field>
        )}
        <Field label="Name" required error={errorAt('name')}>
          {(control) => (
            <Input
              {...control}
              value={typed.name}
              maxLength={100}
              autoComplete="off"
              placeholder="Before every departure"
              onChange={({ target }) => setTyped({ ...typed, name: target.value })}
            />
          )}
        </Field>
        <Field label="For" error={errorAt('purpose')}>
          {(control) => (
            <Select
              control={control}
              value={typed.purpose}
              choices={choicesOf(checklistPurposeLabels)}
              onChoose={(purpose) => setTyped({ ...typed, purpose })}
            />
          )}
        </Field>
        <Field label="Yacht" error={errorAt('yachtId')}>
          {(control) => (
            <YachtSelect
              control={control}
              chosen={typed.yacht}
              placeholder="Every yacht"
              onChoose={(yacht) => setTyped({ ...typed, yacht: yacht && { id: yacht.id, label: yacht.name } })}
            />
          )}
        </Field>
      </div>
      {typed.items.map((item, place) => (
        <ItemFields
          key={item.key}
          item={item}
          place={place}
          of={typed.items.length}
          mark={mark}
          errorAt={(field) => errorAt(`items.${place}.${field}`)}
          onChange={setItem}
          onMove={(by) => setTyped({ ...typed, items: movedItem(typed.items, place, by) })}
          onRemove={() => setTyped({ ...typed, items: typed.items.toSpliced(place, 1) })}
        />
      ))}
      {save.error && (
        <p role="alert" className="text-red">
          {reason(save.error)}
          {changedMeanwhile(save.error) !== null && ' Save again to keep yours.'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={typed.items.length >= maxItems}
          onClick={() => setTyped({ ...typed, items: [...typed.items, anotherItem(typed.items)] })}
        >
          <Plus aria-hidden />
          Add item
        </Button>
        <Button type="submit" variant="primary" running={save.isPending && 'Saving'}>
          {stored ? 'Save changes' : 'Add checklist'}
        </Button>
        <Button onClick={() => onLeave(false)}>Cancel</Button>
      </div>
      <UnsavedChanges when={() => !save.isSuccess && typed !== initial.typed} />
    </form>
  );
}
