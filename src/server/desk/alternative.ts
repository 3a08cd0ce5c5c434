import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import { firstState } from '#domain/desk/charter-dates.ts';
import type { Transaction } from '../platform/database.ts';
import { changeRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { refuseYachtOfOthers } from '../yachts/owner.ts';
import { addCharter, chosenExtras } from './charter-writing.ts';
import { holdCharter, readCharter } from './store.ts';

/** Adds a charter for the same people and dates, as a quote or an enquiry that refers to the original one. */
export async function addAlternative(
  t: Transaction,
  request: FastifyRequest,
  id: number,
  { yachtId }: { yachtId?: number | null },
): Promise<Charter> {
  const { row: first, companyId } = await holdCharter(t, request.scope, id);
  if (yachtId) await refuseYachtOfOthers(t, request.scope, yachtId, companyId);
  const { type, startDate, endDate, adults, children, customerId, agencyId, commissionPercent, source, message } = first;
  const { contactFirstName, contactLastName, contactEmail, contactPhone, discounts } = first;
  const place = type === 'seats' ? { departureId: first.departureId } : { yachtId: yachtId ?? first.yachtId, startDate, endDate };
  const wish = { type, ...place, adults, children, customerId, agencyId, commissionPercent };
  const made = await addCharter(t, request.scope, request.person, {
    ...wish,
    state: type === 'seats' ? 'quote' : firstState(wish),
    companyId,
    contactFirstName,
    contactLastName,
    contactEmail,
    contactPhone,
    source,
    message,
    discounts,
    extraIds: chosenExtras(first),
  });
  await changeRow(t, 'charters', made, { enquiryId: first.enquiryId ?? first.id });
  const charter = await readCharter(t, request.scope, made.id);
  const details = `Added charter ${charter.number}, an alternative to ${first.number}`;
  await record(t, request, { companyId, action: 'create', resourceType: 'charter', resourceId: made.id, details });
  return charter;
}
