import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedCharter, OptionWish } from '#domain/desk/charter.ts';
import { charterMoveLabels, type CharterMove } from '#domain/desk/charter-words.ts';
import { ApiError, client, reason, versionOf } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { toast } from '../ui/toast-store.ts';
import { alsoToKnow, questionOf } from './charter-words.ts';

/** The parameters of a move: how long an option holds, why a charter is lost, and what was confirmed. */
type MoveWish = OptionWish & { reason?: string | null };

/** What the server asks or refuses, and how to respond: a follow-up move, other dates, or a customer. */
type Offer = { title: string; text: string; /** Whether the yacht is booked by somebody else then. */ isTaken?: boolean } & (
  | { action: string; move: CharterMove; wish: MoveWish }
  | { way: string; tab?: 'payments' | 'handover' }
);

/** What can be done about the refusal of a charter in this state; null if nothing can. */
function offerOf(error: unknown, state: ListedCharter['state'], move: CharterMove, wish: MoveWish): Offer | null {
  if (!(error instanceof ApiError)) return null;
  const { code } = error;
  const text = error.human + alsoToKnow(error);
  const question = questionOf(error);
  // It is in line already.
  if (question?.allow.queue && state === 'waiting')
    return { title: question.title, text, action: charterMoveLabels.challenge, move: 'challenge', wish: {}, isTaken: true };
  if (question)
    return {
      title: question.title,
      text,
      action: question.act,
      // If an option is in the way of a booking, offer the next one.
      move: question.allow.queue ? 'option' : move,
      wish: { ...wish, ...question.allow },
      isTaken: question.allow.queue === true,
    };
  if (code === 'not_settled') {
    const title = 'Not settled yet';
    if (/installment|deposit|APA/.test(text)) return { title, text, way: 'See payments', tab: 'payments' };
    // A charter that merely isn't over only has to be waited for.
    return /check-out/.test(text) ? { title, text, way: 'Go to check-out', tab: 'handover' } : null;
  }
  if (code === 'schedule_conflict') return { title: 'The yacht is taken', text, way: 'Choose other dates', isTaken: true };
  return error.errors[0] ? { title: 'Something is missing', text: error.errors[0].message, way: 'Edit charter' } : null;
}

/** Moves a charter forward, shows what the server asks, and explains what it refuses. */
export function useMoves(charter: ListedCharter) {
  const queries = useQueryClient();
  const dates = useDates();
  const [offer, setOffer] = useState<Offer | null>(null);
  const moving = useMutation({
    mutationFn: async ({ move, wish }: { move: CharterMove; wish: MoveWish }) => {
      const call = {
        params: { path: { id: charter.id } },
        body: bodyOf(move, wish) as MoveWish,
        headers: { 'If-Match': versionOf(charter) },
      };
      // The client can't infer the contract's types for an address that is put together.
      const { data } = await client.POST(`/api/charters/{id}/${move}` as '/api/charters/{id}/option', call);
      return data as ListedCharter;
    },
    onSuccess: (moved, { move }) => toast(toastOf(moved, move, (at) => dates.moment(at))),
    onError: (error, { move, wish }) => {
      const offered = offerOf(error, charter.state, move, wish);
      if (offered) return setOffer(offered);
      toast({ variant: 'destructive', title: `${charter.number} wasn’t changed`, description: reason(error) });
      // It may have changed or been deleted: reload it.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
  return {
    run: (move: CharterMove, wish: MoveWish = {}) => {
      setOffer(null);
      moving.mutate({ move, wish });
    },
    running: moving.isPending ? moving.variables.move : null,
    offer,
    close: () => setOffer(null),
  };
}

function bodyOf(move: CharterMove, { reason: why, ...wish }: MoveWish): MoveWish | undefined {
  if (move === 'lose') return { reason: why };
  if (move === 'option') return wish;
  const { allowOverlap, offTerms, allowNotices } = wish;
  return move === 'book' ? { allowOverlap, offTerms, allowNotices } : undefined;
}

/** The toast after it is done. */
export function toastOf(charter: ListedCharter, move: CharterMove, moment: (at: string) => string) {
  const { number, state, yachtName, optionUntil, place, type } = charter;
  if (type === 'seats' && move !== 'reprice') return seatsText(charter, moment);
  if (state === 'option' && optionUntil)
    return { title: 'On option', description: `${yachtName} is held for ${number} until ${moment(optionUntil)}.` };
  if (move === 'challenge') return { title: 'Option challenged', description: `The option ahead of ${number} has to be decided soon.` };
  if (state === 'waiting')
    return { title: 'On the waiting list', description: `${number} is number ${place ?? 2} in line for ${yachtName}.` };
  if (state === 'booked') return { title: 'Booked', description: `${number} is in the calendar of ${yachtName}.` };
  if (state === 'closed') return { title: 'Charter closed', description: `${number} is paid and settled.` };
  if (state === 'cancelled') return cancelledText(charter);
  if (state === 'lost') return { title: 'Marked as lost', description: `${number} is now listed under Lost.` };
  if (move === 'reprice') return { title: 'Repriced', description: `${number} has today’s prices.` };
  return { title: 'Released', description: `${number} is a quote again, and ${yachtName} is available again.` };
}

/** The toast after a booked charter was cancelled: what is available again is its yacht, or its seats. */
export function cancelledText({ number, type, yachtName, departureTitle }: ListedCharter) {
  const description =
    type === 'seats'
      ? `The seats of ${number} on ${departureTitle} are available again.`
      : `${number} was removed from the calendar of ${yachtName}.`;
  return { title: 'Charter cancelled', description };
}

/** The toast after a move of seats, which hold no yacht. */
function seatsText(charter: ListedCharter, moment: (at: string) => string) {
  const { number, state, departureTitle, optionUntil } = charter;
  if (state === 'option' && optionUntil)
    return { title: 'On option', description: `The seats of ${number} are held until ${moment(optionUntil)}.` };
  if (state === 'booked') return { title: 'Booked', description: `${number} has its seats on ${departureTitle}.` };
  if (state === 'closed') return { title: 'Charter closed', description: `${number} is paid and settled.` };
  if (state === 'cancelled') return cancelledText(charter);
  if (state === 'lost') return { title: 'Marked as lost', description: `${number} is now listed under Lost.` };
  return { title: 'Seats released', description: `The seats of ${number} are available again.` };
}
