import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, reason } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { inventoryTyped } from '../inventory/inventory-entry.ts';
import type { HandoverEntry } from './handover-entry.ts';

type Props = { yachtId: number; yachtName: string; onKept: (items: HandoverEntry['items']) => void };

/** What is on board of a yacht, written once: a line each. */
export function FirstInventoryForm({ yachtId, yachtName, onKept }: Props) {
  const [typed, setTyped] = useState('');
  const keep = useMutation({
    mutationFn: async () => {
      const items = inventoryTyped(typed);
      await client.PUT('/api/yachts/{id}/inventory', { params: { path: { id: yachtId } }, body: { items } });
      return items;
    },
    onSuccess: (items) => onKept(items.map((item) => ({ ...item, state: 'ok', missing: '', note: '', photos: [], before: null }))),
  });
  return (
    <form
      noValidate
      aria-label="Inventory"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (inventoryTyped(typed).length > 0) keep.mutate();
      }}
    >
      <p className="text-ink-2">
        Nothing is listed for {yachtName} yet. Write down once what is on board, and every check-in begins with it.
      </p>
      <Field label="What is on board" error={keep.isError ? reason(keep.error) : undefined} hint="A line each, with how many: 8 fenders">
        {(control) => (
          <TextArea
            {...control}
            value={typed}
            placeholder={'8 fenders\n1 dinghy\n12 life jackets'}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start max-sm:w-full"
        disabled={inventoryTyped(typed).length === 0}
        running={keep.isPending && 'Saving'}
      >
        Save inventory
      </Button>
    </form>
  );
}
