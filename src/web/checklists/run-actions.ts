import { useMutation, useMutationState, useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { answeredItem, type ChecklistRun, type NewChecklistAnswer } from '#domain/checklists/run.ts';
import { ApiError, client, reason } from '../platform/api.ts';
import { toast } from '../ui/toast-store.ts';
import { runQuery } from './checklist-query.ts';

type Said = { answer: NewChecklistAnswer; /** Whether it is tried once more. */ again?: true };

const keyOf = (runId: number) => ['answer a run', runId];
const saidBy = ({ state }: Mutation) => state.variables as Said;

/**
 * Says something to items of a run, one answer after the other. The run shows what the server has with all laid over it that is on its way
 * or couldn't be saved for want of a connection; what the server refuses falls back by itself.
 */
export function useAnswers(stored: ChecklistRun) {
  const { id } = stored;
  const mutationKey = keyOf(id);
  const queries = useQueryClient();
  const waiting = useMutationState({
    filters: { mutationKey, predicate: (each) => each.state.status === 'pending' || isUnsaved(each) },
    select: (each) => ({ ...saidBy(each), isUnsaved: isUnsaved(each) }),
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `run-${id}` },
    // What isn't saved is kept for as long as the tab is open, also while one is elsewhere.
    gcTime: Infinity,
    mutationFn: async ({ answer }: Said) => {
      const before = unsavedOf(queries, id, answer.position);
      const body = { answers: merged([...before.answers, answer]) };
      const { data } = await client.PATCH('/api/checklist-runs/{id}', { params: { path: { id } }, body });
      if (data) queries.setQueryData(runQuery(id).queryKey, data);
      before.forget();
    },
    onError: (error, { answer: { position } }) => {
      const title = isRefusal(error) ? 'Error saving the answer' : 'Answer not saved yet';
      const item = stored.items.find((each) => each.position === position);
      toast({ title, description: `${item?.text}: ${reason(error)}`, variant: 'destructive' });
      if (isRefusal(error)) void queries.invalidateQueries(runQuery(id));
    },
  });
  const late = waiting.filter((each) => each.isUnsaved || each.again);
  return {
    run: waiting.reduce((run, { answer }) => withAnswer(run, answer), stored),
    isWaiting: waiting.length > 0,
    /** Of how many items what was said couldn't be saved yet. */
    unsaved: new Set(late.map(({ answer }) => answer.position)).size,
    isTrying: late.some((each) => !each.isUnsaved),
    say: (answer: NewChecklistAnswer) => mutate({ answer }),
    tryAgain: () => {
      const { answers, forget } = unsavedOf(queries, id);
      forget();
      for (const answer of answers) mutate({ answer, again: true });
    },
  };
}

/** What was said to a run, or to one of its items, and isn't saved yet, and how to forget it once it is. */
export function unsavedOf(queries: QueryClient, runId: number, position?: number) {
  const cache = queries.getMutationCache();
  const isOfItem = (each: Mutation) => position === undefined || saidBy(each).answer.position === position;
  const found = cache.findAll({ mutationKey: keyOf(runId), predicate: (each) => isUnsaved(each) && isOfItem(each) });
  return {
    answers: merged(found.map((each) => saidBy(each).answer)),
    forget: () => found.forEach((each) => cache.remove(each)),
  };
}

function isUnsaved({ state: { status, error } }: Mutation): boolean {
  return status === 'error' && !isRefusal(error);
}

/** Whether the server won't take it, however often it is sent: it isn't out of reach, overloaded, or waiting for a new session. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);
}

/** Several answers as one for each item, whose later ones take the place of what they say anew. */
export function merged(answers: readonly NewChecklistAnswer[]): NewChecklistAnswer[] {
  const ofItems = new Map<number, NewChecklistAnswer>();
  for (const answer of answers) {
    const { note, photoUrl, ...outcome } = ofItems.get(answer.position) ?? answer;
    ofItems.set(answer.position, { ...(saysOutcome(answer) ? {} : outcome), note, photoUrl, ...answer });
  }
  return [...ofItems.values()];
}

function saysOutcome({ result, value }: NewChecklistAnswer): boolean {
  return result !== undefined || value !== undefined;
}

/** The run as it will be with an answer. */
function withAnswer(run: ChecklistRun, answer: NewChecklistAnswer): ChecklistRun {
  const { position, result, value, note, photoUrl } = answer;
  const items = run.items.map((item) => {
    if (item.position !== position) return item;
    return {
      ...item,
      ...(saysOutcome(answer) && answeredItem(item, { result, value })),
      ...(note !== undefined && { note }),
      ...(photoUrl !== undefined && { photoUrl }),
    };
  });
  return { ...run, items };
}
