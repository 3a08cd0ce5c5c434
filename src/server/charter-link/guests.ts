import type { FastifyRequest } from 'fastify';
import type { GuestListChanges, GuestList } from '#domain/desk/guest.ts';
import { refuseFutureBirths } from '../guests/birth-dates.ts';
import { guestsOfCharter, keepGuests } from '../guests/store.ts';
import type { Transaction } from '../platform/database.ts';
import { hold, readOne } from '../platform/held.ts';
import { announce, record, refuseIfChanged } from '../platform/write.ts';
import type { Link } from './entry.ts';

/** Stores the guests entered by link. The form saves continuously, so the feed mentions it only occasionally. */
export async function keepGuestsByLink(
  t: Transaction,
  request: FastifyRequest<{ Body: Pick<GuestListChanges, 'guests'> }>,
  { companyId, charterId: id }: Link,
  isFirst: boolean,
): Promise<Pick<GuestList, 'guests' | 'updatedAt'>> {
  const { row: before } = await hold(t, request.scope, 'charters', id, guestsOfCharter);
  refuseIfChanged(request, before);
  await refuseFutureBirths(t, companyId, request.body.guests);
  await keepGuests(t, { companyId, id }, request.body.guests);
  const change = { companyId, resourceType: 'charter', resourceId: id } as const;
  if (isFirst) await record(t, request, { ...change, action: 'update', details: `Filled in the guests of ${before.number}` });
  else await announce(t, change);
  const { guests, updatedAt } = await readOne(t, guestsOfCharter(request.scope, id));
  return { guests, updatedAt };
}
