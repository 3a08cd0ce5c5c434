import { useMutation, useQueryClient, type Query } from '@tanstack/react-query';
import { bookingTypes } from '#domain/schedule/words.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { client, incompleteResponse, reason, versionOf } from '../../platform/api.ts';
import { usePending } from '../../platform/pending-state.ts';
import { undoOf } from '../../platform/undo-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { useQuestions } from '../events/question-state.ts';
import { overlapQuestionOf, type Answer, type OverlapQuestion } from '../events/overlap-words.tsx';
import { travel } from './bar-animation.ts';

/** The place of an event: its yacht and its dates. */
export type Berth = { yachtId: number; startDate: string; endDate: string };

export type Move = { event: ScheduleEvent; to: Berth; undoes?: true };

const moveKey = ['schedule', 'move'];

/** The user was asked whether to save anyway, and declined or left. */
class Declined extends Error {}

/**
 * Moves events. A moved event is shown in its new place at once, until the server has answered and the data is reloaded. A refused move
 * needs no undoing: the event shows again where it is stored.
 */
export function useMoves(say: (event: ScheduleEvent, berth: Berth) => string) {
  const queries = useQueryClient();
  const { question, ask } = useQuestions();
  const pending = usePending<Move>(moveKey);
  const { mutate } = useMutation({
    mutationKey: moveKey,
    mutationFn: (move: Move) => save(move, ask),
    onSuccess: (saved, move) => {
      const undo = () => {
        travel(saved.id);
        mutate({ event: saved, to: berthOf(move.event), undoes: true });
      };
      if (saved.heldUntil === move.event.heldUntil)
        toast({ title: titleOf(move), description: say(saved, saved), action: move.undoes ? undefined : undoOf(undo) });
      // Its option ends earlier now, and moving it back wouldn't change that.
      else toast({ title: titleOf(move), description: `${say(saved, saved)}. Its option now ends when it starts.` });
      // The cache has started to reload what is stale. Until that is done, the event stays in its new place.
      return queries.invalidateQueries({ predicate: isSchedule }, { cancelRefetch: false });
    },
    onError: (error, move) => {
      travel(move.event.id);
      if (error instanceof Declined) return;
      toast({
        variant: 'destructive',
        title: `${nounOf(move.event)} put back`,
        description: `Failed to update schedule event: ${reason(error)}`,
      });
      // The stored event isn't the one shown: it may have changed, or been deleted.
      void queries.invalidateQueries({ predicate: isSchedule });
    },
  });

  return {
    pending,
    question,
    move: (event: ScheduleEvent, to: Berth) => mutate({ event, to }),
  };
}

async function save({ event, to }: Move, ask: (question: OverlapQuestion) => Promise<boolean>): Promise<ScheduleEvent> {
  const send = async (answer: Answer) => {
    const { data } = await client.PATCH('/api/schedule/{id}', {
      params: { path: { id: event.id } },
      body: { ...to, ...answer },
      headers: { 'If-Match': versionOf(event) },
    });
    if (!data) throw incompleteResponse();
    return data;
  };
  // Earlier answers are sent along with later ones.
  const sendWith = (answer: Answer): Promise<ScheduleEvent> =>
    send(answer).catch(async (error: unknown) => {
      const question = overlapQuestionOf(error);
      if (!question) throw error;
      if (await ask(question)) return sendWith({ ...answer, ...question.answer });
      throw new Declined('Declined', { cause: error });
    });
  return sendWith({});
}

export function berthOf({ yachtId, startDate, endDate }: Berth): Berth {
  return { yachtId, startDate, endDate };
}

/** The move in words, for the toast. */
export function titleOf({ event, to, undoes }: Move): string {
  const noun = nounOf(event);
  if (undoes) return `${noun} back where it was`;
  return to.yachtId !== event.yachtId || (to.startDate !== event.startDate && to.endDate !== event.endDate)
    ? `${noun} moved`
    : `${noun} changed`;
}

function nounOf({ type }: ScheduleEvent): string {
  return bookingTypes.includes(type) ? 'Booking' : 'Event';
}

function isSchedule({ queryKey }: Query) {
  return queryKey[0] === 'get' && String(queryKey[1]).startsWith('/api/schedule');
}
