import { useMutation, useMutationState, useQuery, useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { answeredItem, type ChecklistRun, type NewChecklistAnswer } from '#domain/checklists/run.ts';
import { ApiError, client, reason } from '../platform/api.ts';
import { toast } from '../ui/toast-store.ts';
import { runQuery } from './checklist-query.ts';

type AnswerSent = { answer: NewChecklistAnswer; /** Whether this is a retry. */ again?: true };

const keyOf = (runId: number) => ['answer a run', runId];
const variablesOf = ({ state }: Mutation) => state.variables as AnswerSent;

/**
 * Answers the items of a run, one request at a time. The run shows what the server has, overlaid with answers that are on their way or
 * couldn't be saved without a connection. Answers that the server refuses are dropped.
 */
export function useAnswers(loaded: ChecklistRun) {
  const { id } = loaded;
  // Read here again, because a draw of this part alone would overlay the page's earlier run, and miss an answer that was just saved.
  const { data: stored = loaded } = useQuery(runQuery(id));
  const mutationKey = keyOf(id);
  const queries = useQueryClient();
  const waiting = useMutationState({
    filters: { mutationKey, predicate: (each) => each.state.status === 'pending' || isUnsaved(each) },
    select: (each) => ({ ...variablesOf(each), isUnsaved: isUnsaved(each) }),
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `run-${id}` },
    // Unsaved answers are kept while the tab is open, on other pages too.
    gcTime: Infinity,
    mutationFn: async ({ answer }: AnswerSent) => {
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
    /** How many items have an unsaved answer. */
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

/** The unsaved answers of a run, or of one of its items, and how to drop them once they are saved. */
export function unsavedOf(queries: QueryClient, runId: number, position?: number) {
  const cache = queries.getMutationCache();
  const isOfItem = (each: Mutation) => position === undefined || variablesOf(each).answer.position === position;
  const unsaved = cache.findAll({ mutationKey: keyOf(runId), predicate: (each) => isUnsaved(each) && isOfItem(each) });
  return {
    answers: merged(unsaved.map((each) => variablesOf(each).answer)),
    forget: () => unsaved.forEach((each) => cache.remove(each)),
  };
}

function isUnsaved({ state: { status, error } }: Mutation): boolean {
  return status === 'error' && !isRefusal(error);
}

/** Whether the server refuses it for good, rather than being unreachable, overloaded or waiting for a new session. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);
}

/** Merges answers into one for each item, where later values replace earlier ones. */
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
