import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answeredItem, type ChecklistRun, type NewChecklistAnswer } from '#domain/checklists/run.ts';
import { client, reason } from '../platform/api.ts';
import { toast } from '../ui/toast-store.ts';
import { runQuery } from './checklist-query.ts';

/** Says something to items of a run: shown at once, saved one after the other, and put back if it is refused. */
export function useAnswers({ id }: ChecklistRun) {
  const queries = useQueryClient();
  const { queryKey } = runQuery(id);
  return useMutation({
    scope: { id: `run-${id}` },
    mutationFn: (answer: NewChecklistAnswer) =>
      client.PATCH('/api/checklist-runs/{id}', { params: { path: { id } }, body: { answers: [answer] } }),
    onMutate: (answer) => {
      queries.setQueryData(queryKey, (run) => run && withAnswer(run, answer));
    },
    onError: (error) => {
      toast({ title: 'Error saving the answer', description: reason(error), variant: 'destructive' });
      void queries.invalidateQueries({ queryKey });
    },
  });
}

/** The run as it will be with an answer. */
function withAnswer(run: ChecklistRun, { position, result, value, note, photoUrl }: NewChecklistAnswer): ChecklistRun {
  const items = run.items.map((item) => {
    if (item.position !== position) return item;
    const isSaid = result !== undefined || value !== undefined;
    return {
      ...item,
      ...(isSaid && answeredItem(item, { result, value })),
      ...(note !== undefined && { note }),
      ...(photoUrl !== undefined && { photoUrl }),
    };
  });
  return { ...run, items };
}
