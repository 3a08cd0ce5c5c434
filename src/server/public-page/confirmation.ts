// A visitor confirms a requested option through the emailed link; only then does it hold the yacht.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import type { ConfirmedOption } from '#domain/desk/public-page.ts';
import type { z } from '#domain/shared/zod.ts';
import { holdForMove, putOnOption } from '../desk/moves.ts';
import { readCharter } from '../desk/store.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { record } from '../platform/write.ts';
import { notifyCompany, notifyVisitor } from './letters.ts';
import { notFree, refuseTooMany, tooManyOptions } from './requests.ts';
import type { OpenPage } from './store.ts';

type Confirmed = z.infer<typeof ConfirmedOption>;

/** Turns the charter of this link into an option, once; opening the link again returns the same answer. */
export async function confirmOption(
  t: Transaction,
  visitor: FastifyRequest,
  page: OpenPage,
  { charterId, tokenHash }: { charterId: number; tokenHash: Buffer },
): Promise<Confirmed> {
  const { companyId } = page;
  const held = await holdForMove(t, visitor, charterId);
  if (held.charter.state === 'option' || held.charter.state === 'booked') return answerOf(page, held.charter);
  if (await wasConfirmed(t, companyId, tokenHash)) throw answered(page);
  if (held.charter.state !== 'enquiry' && held.charter.state !== 'quote') throw answered(page);
  // One at a time per company, so that simultaneous ones count each other.
  await sql`select from charter_terms where company_id = ${companyId} for update`.execute(t);
  await refuseSecond(t, companyId, held.charter);
  await refuseTooMany(t, page);
  const details = await putOnOption(t, visitor, held, {
    hours: page.optionHours,
    offTerms: true,
    // Notices about the yacht concern the desk.
    allowNotices: true,
  }).catch(withoutNames);
  await sql`update charter_confirmations set confirmed_at = now() where company_id = ${companyId} and token_hash = ${tokenHash}`.execute(t);
  await record(t, visitor, { companyId, action: 'status', resourceType: 'charter', resourceId: charterId, details });
  const charter = await readCharter(t, visitor.scope, charterId);
  const answer = answerOf(page, charter);
  await notifyCompany(t, { companyId, charterId }, 'option');
  if (charter.contactEmail)
    await notifyVisitor(t, {
      companyId,
      charterId,
      to: charter.contactEmail,
      ...answer,
      formats: page.formats,
      contactEmail: page.contactEmail,
    });
  return answer;
}

async function wasConfirmed(t: Transaction, companyId: number, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ confirmedAt: string | null }>`
    select confirmed_at from charter_confirmations where company_id = ${companyId} and token_hash = ${tokenHash}`.execute(t);
  return rows[0]?.confirmedAt !== null;
}

/** Refuses a second current option for the same email address and yacht. */
async function refuseSecond(t: Transaction, companyId: number, { id, yachtId, contactEmail }: Charter): Promise<void> {
  const { rows } = await sql`
    select from charters where company_id = ${companyId} and source = 'website' and state = 'option' and option_until > now()
      and yacht_id = ${yachtId} and lower(contact_email) = lower(${contactEmail}) and id <> ${id} limit 1`.execute(t);
  if (rows.length > 0) throw tooManyOptions();
}

/** The desk's reasons for refusing an option name other customers or a problem with the yacht, so the visitor gets a neutral one. */
function withoutNames(error: unknown): never {
  throw error instanceof Refusal && error.status === 409 ? notFree() : error;
}

function answered({ name }: OpenPage): Refusal {
  return new Refusal(409, 'answered', `This request was already answered or has expired. Please ask ${name}.`);
}

function answerOf({ name, timeZone }: OpenPage, { yachtName, startDate, endDate, optionUntil }: Charter): Confirmed {
  return {
    companyName: name,
    yachtName: yachtName ?? '',
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    until: optionUntil ?? startDate ?? '',
    timeZone,
  };
}
