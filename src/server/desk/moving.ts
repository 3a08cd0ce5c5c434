import type { FastifyRequest } from 'fastify';
import type { CharterChanges, NewCharter } from '#domain/desk/charter.ts';
import { difference } from '../platform/write.ts';
import type { Transaction } from '../platform/database.ts';
import { changeRow } from '../platform/rows.ts';
import { moveCharter } from '../schedule/charter-entry.ts';
import { holdYachts, settle } from '../schedule/settling.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { placeOf, refuseBooked, refuseQuestions, wholeTypeOf, type Held } from './moves.ts';

/** Holds the yacht of a new option or booking before anything else is held. */
export async function holdRequestedYacht(t: Transaction, { scope }: FastifyRequest, { state, yachtId }: NewCharter): Promise<void> {
  if (!yachtId || (state !== 'option' && state !== 'booked')) return;
  await holdYachts(t, await companyOfYacht(t, scope, yachtId), [yachtId]);
}

/**
 * Moves the dates or yacht of a charter that holds or waits for its yacht. A charter that now waits for other dates goes to the end of the
 * queue; one that wants fewer of the same dates keeps its turn (R8, R9).
 */
export async function movePlace(
  t: Transaction,
  request: FastifyRequest,
  held: Held,
  { yachtId, startDate, endDate }: CharterChanges,
  { allowOverlap = false, offTerms = false, allowNotices = false }: Pick<NewCharter, 'allowOverlap' | 'offTerms' | 'allowNotices'>,
): Promise<void> {
  const { charter, companyId, now } = held;
  if (charter.eventId === null && charter.state !== 'waiting') return;
  const changes = difference(charter, { yachtId, startDate, endDate });
  if (Object.keys(changes).length === 0) return;
  const after = { ...charter, ...Object.fromEntries(Object.entries(changes).map(([field, [, to]]) => [field, to])) };
  const [from, to] = [placeOf(charter), placeOf(after)];
  await refuseYachtOfOthers(t, request.scope, to.yachtId, companyId);
  if (charter.eventId !== null)
    await moveCharter(t, request.person, {
      companyId,
      charterId: charter.id,
      eventId: charter.eventId,
      from: { ...from, type: wholeTypeOf(charter), heldUntil: charter.optionUntil },
      to,
      allowOverlap,
      allowNotices,
    });
  else await refuseBooked(t, request, { charter: after, companyId });
  await refuseQuestions(t, request, { ...held, charter: after }, { allowOverlap: true, offTerms, allowNotices });
  if (charter.state !== 'waiting') return;
  await changeRow(t, 'charters', { companyId, id: charter.id }, { ...to, ...(!isWithin(to, from) && { queuedAt: now }) });
  await settle(t, { companyId, yachtId: to.yachtId });
}

type Wish = ReturnType<typeof placeOf>;

/** Whether the new dates are within the previous ones. */
function isWithin(now: Wish, before: Wish): boolean {
  return now.yachtId === before.yachtId && now.startDate >= before.startDate && now.endDate <= before.endDate;
}
