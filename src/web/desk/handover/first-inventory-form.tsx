import { useMutation, useQuery } from '@tanstack/react-query';
import type { Inventory } from '#domain/handovers/handover.ts';
import { client, reason, versionOf } from '../../platform/api.ts';
import { changedMeanwhile } from '../../platform/saving.ts';
import { useUpon } from '../../platform/versions.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { inventoryTyped } from '../inventory/inventory-entry.ts';
import { inventoryQuery } from '../inventory/inventory-query.ts';
import type { HandoverEntry } from './handover-entry.ts';

type Props = {
  yachtId: number;
  /** The parent keeps it, so that it stays when the inventory arrives from elsewhere. */
  typed: string;
  onType: (typed: string) => void;
  onKept: (items: HandoverEntry['items'], instead: string) => void;
};

/** Adds the first inventory of a yacht: one line each. */
export function FirstInventoryForm(props: Props) {
  const inventory = useQuery(inventoryQuery(props.yachtId));
  return (
    <Loaded
      query={inventory}
      loading={<Skeleton className="h-64 rounded-lg" />}
      renderFailed={(retry, error) => <ErrorState title="The inventory couldn’t be loaded" text={reason(error)} onRetry={retry} />}
    >
      {(stored) => <Form {...props} stored={stored} />}
    </Loaded>
  );
}

function Form({ stored, typed, onType, onKept }: Props & { stored: Inventory }) {
  const { yachtId, yachtName } = stored;
  const { upon, tellRefusal } = useUpon(stored, ({ items }) => items, { follows: !typed.trim() });
  const list = (items: Inventory['items'], instead: string) =>
    onKept(
      items.map((item) => ({ ...item, state: 'ok', missing: '', note: '', photos: [], before: null })),
      instead,
    );
  const keep = useMutation({
    mutationFn: async (sent: string) => {
      const headers = { 'If-Match': versionOf(upon) };
      const body = { items: inventoryTyped(sent) };
      return (await client.PUT('/api/yachts/{id}/inventory', { params: { path: { id: yachtId } }, headers, body })).data as Inventory;
    },
    onSuccess: ({ items }, sent) => list(items, sent),
    onError: (error) => changedMeanwhile(error) && tellRefusal('The inventory wasn’t saved', error),
  });
  return (
    <form
      noValidate
      aria-label="Inventory"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (inventoryTyped(typed).length > 0) keep.mutate(typed);
      }}
    >
      <UnsavedChanges when={() => typed.trim() !== ''} />
      {stored.items.length === 0 ? (
        <p className="text-ink-2">Nothing is listed for {yachtName} yet. List once what is on board, and every check-in starts with it.</p>
      ) : (
        <div role="status" className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-amber-soft px-3 py-2.5 text-amber">
          <p>{yachtName} has an inventory now. What you save here replaces it.</p>
          <Button size="sm" onClick={() => list(stored.items, typed)}>
            Show it
          </Button>
        </div>
      )}
      <Field
        label="What is on board"
        error={keep.isError && !changedMeanwhile(keep.error) ? reason(keep.error) : undefined}
        hint="One item per line, with the quantity: 8 fenders"
      >
        {(control) => (
          <TextArea
            {...control}
            value={typed}
            placeholder={'8 fenders\n1 dinghy\n12 life jackets'}
            onChange={({ target }) => onType(target.value)}
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
