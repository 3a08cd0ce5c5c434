import { useMutation, useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { ApiError, client, reason, untilGone, versionOf } from './api.ts';
import { tellFailure, type Deletable, type Failure, type Stored } from './records.ts';
import { CompanyOf } from './company-of.tsx';

type Props<C extends Deletable> = {
  /** Where such records live in the API. */
  collection: C;
  record: Stored<C>;
  open?: boolean;
  title: string;
  /** What goes, and what goes with it. */
  text: ReactNode;
  /** What else is asked, and what is sent of it along. */
  children?: ReactNode;
  query?: Record<string, string | undefined>;
  /** What its buttons say. */
  action: string;
  keep?: string;
  /** Whether it isn't known yet what goes with it. */
  waits?: boolean;
  /** What is said once it is gone. */
  deleted: { title: string; description: string };
  failure: Failure;
  /** The title under which a refusal stays in the dialog, to be read. Without it, a refusal is said as any failure. */
  refusedTitle?: string;
  /** A refusal that is known before one tries. */
  refusal?: string | null;
  onClose: () => void;
  /** Leaves a page that is about the record alone, before anything is read again: it would show there as an error. */
  onDeleted?: () => unknown;
};

/** Asks before a record is deleted, says what goes with it, and why it has to stay. */
export function DeleteDialog<C extends Deletable>(props: Props<C>) {
  const { open = true, title, text, action, keep = 'Cancel', waits, refusedTitle = '', onClose } = props;
  const remove = useDeletion(props);
  const refusal = props.refusal ?? (refusedTitle && isRefusal(remove.error) ? reason(remove.error) : null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={refusal ? refusedTitle : title}
      text={
        refusal ? (
          <p role="alert">{refusal} Settle or move these first, then try again.</p>
        ) : (
          <>
            {text}
            <CompanyOf record={props.record} className="mt-2 text-ink-2" />
          </>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>{refusal ? 'Close' : keep}</Button>
          {!refusal && (
            <Button variant="danger" disabled={waits} running={remove.isPending && 'Deleting'} onClick={remove.once}>
              {action}
            </Button>
          )}
        </>
      }
    >
      {!refusal && props.children}
    </Dialog>
  );
}

function deletionKey(collection: Deletable, id: number) {
  return ['delete', collection, id];
}

/** The deletions of a record that run or were carried out. */
function deletionsOf(collection: Deletable, id: number) {
  return { mutationKey: deletionKey(collection, id), predicate: ({ state }: Mutation) => state.status !== 'error' };
}

/** Whether the record is being deleted from here, or was: then it is no news that it is gone. */
export function useIsDeletedHere(collection: Deletable, id: number): boolean {
  return useMutationState({ filters: deletionsOf(collection, id) }).length > 0;
}

function useDeletion<C extends Deletable>({ collection, record, query, deleted, failure, refusedTitle, onClose, onDeleted }: Props<C>) {
  const queries = useQueryClient();
  const { id, updatedAt }: { id: number; updatedAt: string } = record;
  const deletion = useMutation({
    mutationKey: deletionKey(collection, id),
    mutationFn: async () => {
      // The client can't follow the contract's types through an address that it isn't told by name.
      const options = { params: { path: { id }, query: query as undefined }, headers: { 'If-Match': versionOf({ updatedAt }) } };
      await untilGone(client.DELETE(`${collection}/{id}` as '/api/yachts/{id}', options));
      await onDeleted?.();
    },
    onSuccess: () => {
      toast(deleted);
      onClose();
    },
    onError: (error) => {
      if (refusedTitle && isRefusal(error)) return;
      tellFailure(failure, error);
      onClose();
      // Somebody else may have changed or deleted it meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
  return { ...deletion, once };

  /** Asks the cache, because a second click may come before the first is drawn. */
  function once() {
    if (!queries.getMutationCache().find(deletionsOf(collection, id))) deletion.mutate();
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
