import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Inventory } from '#domain/handovers/handover.ts';
import { several } from '#domain/shared/words.ts';
import { EntrySelect } from '../../platform/entry-select.tsx';
import { tellFailure } from '../../platform/records.ts';
import { toast } from '../../ui/toast-store.ts';
import { inventoryQuery } from './inventory-query.ts';

type Props = { of: Inventory; onCopy: (items: Inventory['items']) => void };

/** Copies the inventory of a sister yacht, except what is already listed. */
export function CopyField({ of, onCopy }: Props) {
  const queries = useQueryClient();
  const copy = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: (yachtId: number) => queries.fetchQuery(inventoryQuery(yachtId)),
    onSuccess: ({ yachtName, items }) => {
      if (items.length === 0) return toast({ title: 'Nothing to copy', description: `Nothing is listed for ${yachtName}.` });
      onCopy([...items]);
      toast({ title: 'Copied', description: `${several(items.length, 'item')} of ${yachtName}. Check the list and save it.` });
    },
    onError: (error) => tellFailure('Error copying', error),
  });
  return (
    <div className="min-w-56 max-sm:w-full">
      <EntrySelect
        path="/api/yachts"
        label="Copy from another yacht"
        foundOf={({ id, name, type }) => ({ id, label: name, note: type })}
        chosen={null}
        placeholder="Copy from another yacht"
        noneFound="No yachts found"
        onChoose={(yacht) => yacht && yacht.id !== of.yachtId && copy.mutate(yacht.id)}
      />
    </div>
  );
}
