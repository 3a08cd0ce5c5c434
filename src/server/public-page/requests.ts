// What visitors send. A request becomes an enquiry; a requested option holds nothing yet (docs/decisions/027).
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { datesFault, termsFault } from '#domain/desk/charter-dates.ts';
import { seatsLeft } from '#domain/desk/departure.ts';
import { confirmHours, type PublicRequest } from '#domain/desk/public-page.ts';
import type { YachtTerms } from '#domain/desk/yacht-terms.ts';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';
import { addCharter } from '../desk/charter-writing.ts';
import { readYachtTerms } from '../desk-prices/store.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { addRow } from '../platform/rows.ts';
import { hashToken } from '../platform/sign-in.ts';
import { record } from '../platform/write.ts';
import { publicDepartures } from './departures.ts';
import { askToConfirm, notifyCompany } from './letters.ts';
import { refuseHidden, type OpenPage } from './store.ts';
import { publicWeeks } from './weeks.ts';

type Stay = { yacht: YachtTerms; startDate: string; endDate: string };

/** Stores a visitor's request as an enquiry, notifies the company, and asks the visitor to confirm an option. */
export async function receiveRequest(
  t: Transaction,
  visitor: FastifyRequest,
  page: OpenPage,
  { body, address }: { body: PublicRequest; address: string },
): Promise<void> {
  const { companyId } = page;
  const { kind, yachtId, adults = 2, children = 0, firstName, lastName, email, phone, message } = body;
  if (kind === 'seats') return receiveSeatRequest(t, visitor, page, body);
  const stay = await stayOf(t, visitor, page, body);
  if (kind === 'option') await refuseUnavailable(t, visitor, page, { stay, guests: adults + children });
  const made = await addCharter(t, visitor.scope, visitor.person, {
    companyId,
    state: 'enquiry',
    source: 'website',
    yachtId: yachtId ?? null,
    startDate: stay?.startDate ?? null,
    endDate: stay?.endDate ?? null,
    adults,
    children,
    contactFirstName: firstName,
    contactLastName: lastName,
    contactEmail: email,
    contactPhone: phone ?? null,
    message: message ?? null,
  });
  const enquiry = { companyId, charterId: made.id };
  await record(t, visitor, {
    companyId,
    action: 'create',
    resourceType: 'charter',
    resourceId: made.id,
    details: kind === 'option' ? 'A visitor to the page asked to hold dates' : 'A visitor to the page sent a request',
  });
  await notifyCompany(t, enquiry, 'request');
  if (kind !== 'option' || !stay) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + confirmHours * 3_600_000).toISOString();
  await addRow(t, 'charterConfirmations', { ...enquiry, tokenHash: hashToken(token), expiresAt });
  const { yacht, startDate, endDate } = stay;
  const { name: companyName, contactEmail, timeZone, formats } = page;
  const dated = { companyName, contactEmail, yachtName: yacht.yachtName, startDate, endDate, timeZone, formats };
  await askToConfirm(t, { ...enquiry, ...dated, to: email, url: `${address}/book/${page.slug}#${token}` });
}

/** Stores a visitor's request for seats as an enquiry. It holds no seats: the desk books them. */
async function receiveSeatRequest(
  t: Transaction,
  visitor: FastifyRequest,
  { companyId }: OpenPage,
  { departureId, adults = 1, children = 0, firstName, lastName, email, phone, message }: PublicRequest,
): Promise<void> {
  if (adults < 1) throw wrongField('adults', 'At least one adult is required');
  if (!departureId) throw wrongField('departureId', 'Please choose a departure');
  const departure = (await publicDepartures(t, visitor.scope, companyId)).find((each) => each.departureId === departureId);
  if (!departure) throw new Refusal(409, 'seats_taken', seatsLeft(0));
  if (departure.seatsLeft < adults + children) throw new Refusal(409, 'seats_taken', seatsLeft(departure.seatsLeft));
  const made = await addCharter(t, visitor.scope, visitor.person, {
    type: 'seats',
    companyId,
    departureId,
    state: 'enquiry',
    source: 'website',
    adults,
    children,
    contactFirstName: firstName,
    contactLastName: lastName,
    contactEmail: email,
    contactPhone: phone ?? null,
    message: message ?? null,
  });
  const details = 'A visitor to the page asked for seats';
  await record(t, visitor, { companyId, action: 'create', resourceType: 'charter', resourceId: made.id, details });
  await notifyCompany(t, { companyId, charterId: made.id }, 'request');
}

/** The requested yacht and dates, checked; a question needs neither. */
async function stayOf(
  t: Transaction,
  { scope }: FastifyRequest,
  { companyId, timeZone }: OpenPage,
  { kind, yachtId, startDate, endDate, adults = 2, children = 0 }: PublicRequest,
): Promise<Stay | null> {
  if (adults < 1) throw wrongField('adults', 'At least one adult is required');
  if (!yachtId) {
    if (kind === 'option') throw wrongField('yachtId', 'Please choose a yacht');
    if (startDate || endDate) throw wrongField('yachtId', 'Please choose a yacht');
    return null;
  }
  await refuseHidden(t, companyId, yachtId);
  const yacht = await readYachtTerms(t, scope, yachtId);
  if (yacht.maxGuests !== null && adults + children > yacht.maxGuests)
    throw wrongField('adults', `${yacht.yachtName} takes ${several(yacht.maxGuests, 'guest')} at most`);
  if (!startDate && !endDate && kind === 'request') return null;
  if (!startDate) throw wrongField('startDate', 'Please choose your dates');
  if (!endDate) throw wrongField('endDate', 'Please choose your dates');
  const dates = { type: 'charter' as const, startDate, endDate };
  const fault = datesFault(dates);
  if (fault) throw wrongField('endDate', fault);
  if (startDate <= new Date().toISOString()) throw wrongField('startDate', 'These dates are in the past');
  const offTerms = termsFault(dates, yacht, timeZone);
  if (offTerms) throw wrongField('startDate', offTerms);
  return { yacht, startDate, endDate };
}

/** Refuses an option that isn't offered as a whole or isn't free, or if there are too many already. */
async function refuseUnavailable(
  t: Transaction,
  { scope }: FastifyRequest,
  page: OpenPage,
  { stay, guests }: { stay: Stay | null; guests: number },
): Promise<void> {
  if (!page.options) throw noOptions();
  if (!stay) throw wrongField('startDate', 'Please choose your dates');
  const { yacht, startDate, endDate } = stay;
  const from = dayIn(page.timeZone, startDate);
  const weeks = await publicWeeks(t, scope, page.companyId, { yachtId: yacht.yachtId, from, to: addDays(from, 1), guests });
  const week = weeks.find((each) => each.startDate === startDate && each.endDate === endDate);
  if (!week) throw wrongField('startDate', 'Please choose dates from the list');
  if (week.state !== 'free') throw notFree();
  await refuseTooMany(t, page);
}

/** Refuses another option if there are already as many as the company allows from its page. */
export async function refuseTooMany(t: Transaction, { companyId, maxOptions }: OpenPage): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from charters where company_id = ${companyId} and source = 'website' and state = 'option' and option_until > now()`.execute(
    t,
  );
  if ((rows[0]?.count ?? 0) >= maxOptions) throw tooManyOptions();
}

export const tooManyOptions = () => new Refusal(409, 'too_many_options', 'Too many holds are open. Please send a request instead.');
export const notFree = () => new Refusal(409, 'not_free', 'These dates were just taken. Please choose others.');
export const noOptions = () => new Refusal(409, 'no_options', 'Dates can’t be held here. Please send a request instead.');
export const noRequests = () => new Refusal(409, 'no_requests', 'This page isn’t taking requests at the moment.');
