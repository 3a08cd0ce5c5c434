import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { SavedView } from '#domain/views/saved-view.ts';
import type { ViewList } from '#domain/views/words.ts';
import { client, reason } from '../platform/api.ts';
import { useAskingClose } from '../platform/asking-close.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';
import { viewsQuery } from './view-query.ts';

type Props = {
  list: ViewList;
  /** The one to rename; null to add one. */ view: SavedView | null;
  savedSearch: string;
  onClose: () => void;
};

/** Asks for the name of a view. */
export function ViewDialog({ list, view, savedSearch, onClose }: Props) {
  const formId = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(view?.name ?? '');
  const save = useMutation({
    mutationFn: async () => {
      await (view
        ? client.PATCH('/api/profile/views/{id}', { params: { path: { id: view.id } }, body: { name } })
        : client.POST('/api/profile/views', { body: { list, name, search: savedSearch } }));
    },
    onSuccess: async () => {
      await queries.invalidateQueries(viewsQuery(list));
      toast(
        view ? { title: 'View renamed' } : { title: `View “${name.trim()}” saved`, description: 'It’s available on all your devices.' },
      );
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }
  const { close, leaveQuestion } = useAskingClose(() => name !== (view?.name ?? ''), onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={view ? 'Rename this view' : 'Save this view'}
      text={view ? 'Its filters stay as they are.' : 'Saves the filters, tab and sort order of this list, just for you.'}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-5">
        <Field label="Name" required error={save.isError ? reason(save.error) : undefined}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
