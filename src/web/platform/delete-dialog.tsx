import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { ApiError, client, reason, untilGone, versionOf } from './api.ts';
import { useDeletion } from './deletion.ts';
import { tellFailure, type Deletable, type Failure, type Stored } from './records.ts';
import { CompanyOf } from './company-of.tsx';

type Props<C extends Deletable> = {
  /** The address of such records in the API. */
  collection: C;
  record: Stored<C>;
  open?: boolean;
  title: string;
  /** What will be deleted, and what will be deleted along with it. */
  text: ReactNode;
  /** A further question, and how its answer is sent. */
  children?: ReactNode;
  query?: Record<string, string | undefined>;
  /** The labels of its buttons. */
  action: string;
  keep?: string;
  /** Whether it is still unknown what will be deleted along with it. */
  waits?: boolean;
  /** The message after it was deleted. */
  deleted: { title: string; description: string };
  failure: Failure;
  /** The title under which a refusal stays in the dialog. Without it, a refusal is shown like any failure. */
  refusedTitle?: string;
  /** A refusal that is known before trying. */
  refusal?: string | null;
  onClose: () => void;
  /** Leaves the page of this record before anything is reloaded: the missing record would show there as an error. */
  onDeleted?: () => unknown;
};

/** Asks before a record is deleted, and says what is deleted with it or why it can't be. */
export function DeleteDialog<C extends Deletable>(props: Props<C>) {
  const { open = true, title, text, action, keep = 'Cancel', waits, refusedTitle = '', onClose } = props;
  const remove = useRecordDeletion(props);
  const refusal = props.refusal ?? (refusedTitle && isRefusal(remove.error) ? reason(remove.error) : null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={refusal ? refusedTitle : title}
      text={
        refusal ? (
          <p role="alert">{refusal}</p>
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
            <Button variant="danger" disabled={waits} running={remove.isPending && 'Deleting'} onClick={() => remove.once()}>
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

function useRecordDeletion<C extends Deletable>({
  collection,
  record,
  query,
  deleted,
  failure,
  refusedTitle,
  onClose,
  onDeleted,
}: Props<C>) {
  const queries = useQueryClient();
  const { id, updatedAt }: { id: number; updatedAt: string } = record;
  return useDeletion({
    of: [collection, id],
    call: async () => {
      // The client can't infer the contract's types for an address it isn't given as a literal.
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
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
