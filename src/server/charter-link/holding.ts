import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import { holdForMove, putOnOption } from '../desk/moves.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { record } from '../platform/write.ts';
import type { Link } from './entry.ts';

/** The refusals that mean the yacht isn't free. */
const notFreeCodes = ['on_option', 'schedule_conflict', 'schedule_overlap', 'may_not_sail'];

/** Puts a quote on option for its customer, for as long as the company's rules say (R6). A charter already on option doesn't change. */
export async function holdByLink(t: Transaction, request: FastifyRequest, link: Link): Promise<void> {
  const held = await holdForMove(t, request, link.charterId);
  const { charter, companyId, now } = held;
  if (charter.state === 'option') return;
  const { companyName } = link;
  if (!isHeldByCustomers(charter, now) || !(await takesOptions(t, companyId)))
    throw new Refusal(409, 'wrong_state', `This can’t be held here. Please ask ${companyName}.`);
  // The company offered these dates, so the yacht's terms don't apply. Whose option blocks them isn't revealed.
  const details = await putOnOption(t, request, held, { offTerms: true, allowNotices: true }).catch((error: unknown) => {
    if (!(error instanceof Refusal && notFreeCodes.includes(error.code))) throw error;
    throw new Refusal(409, 'option_gone', `${charter.yachtName} is taken for these dates. Please ask ${companyName}.`);
  });
  await record(t, request, { companyId, action: 'status', resourceType: 'charter', resourceId: charter.id, details });
}

/**
 * Whether the customer may put the charter on option by link: it must be a quote for a yacht on future dates, and the company must accept
 * options from the public.
 */
export async function mayBeHeld(t: Transaction, { companyId }: Link, charter: Charter): Promise<boolean> {
  return isHeldByCustomers(charter, new Date().toISOString()) && takesOptions(t, companyId);
}

function isHeldByCustomers({ type, state, yachtId, startDate }: Charter, now: string): boolean {
  return type !== 'seats' && state === 'quote' && yachtId !== null && startDate !== null && startDate > now;
}

async function takesOptions(t: Transaction, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ takes: boolean }>`select public_options as takes from charter_terms where company_id = ${companyId}`.execute(
    t,
  );
  return rows[0]?.takes ?? false;
}
