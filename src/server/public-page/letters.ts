// The emails of a public page: each request, to the company; and to the visitor, what they have to confirm. Subjects are our own, and
// nothing a visitor wrote is sent to an address that a visitor entered.
import { sql } from 'kysely';
import { confirmHours } from '#domain/desk/public-page.ts';
import { datesIn, wholeDate } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { several } from '#domain/shared/words.ts';
import { managersAndOwner } from '../companies/store.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, postLetters, type Letter } from '../platform/letters.ts';
import type { Parts } from '../platform/parts.ts';

const toCompany = 'request from the page';
const subjects = { request: 'A request from your page', option: 'An option was confirmed on your page' } as const;

type Enquiry = { companyId: number; charterId: number };

/** Notifies the company of a request or a confirmed option: at its own address, else its managers. */
export async function notifyCompany(t: Transaction, { companyId, charterId }: Enquiry, kind: keyof typeof subjects): Promise<void> {
  const { contactEmail } = await t.selectFrom('companies').select('contactEmail').where('id', '=', companyId).executeTakeFirstOrThrow();
  const addresses = contactEmail ? [contactEmail] : (await managersAndOwner(t, companyId)).map(({ email }) => email);
  const letter = {
    companyId,
    subject: subjects[kind],
    about: { type: 'charter' as const, id: charterId },
    kind: toCompany,
    data: { charterId, kind },
  };
  await postLetters(
    t,
    addresses.map((to) => ({ ...letter, to })),
  );
}

type LetterDates = {
  companyName: string;
  contactEmail: string | null;
  yachtName: string;
  startDate: string;
  endDate: string;
  timeZone: string;
  formats: ChosenFormats;
};

/** Asks a visitor to confirm an option, with a link that identifies them. */
export async function askToConfirm(
  t: Transaction,
  { companyId, charterId, to, url, ...dated }: Enquiry & LetterDates & { to: string; url: string },
): Promise<void> {
  await postLetter(t, {
    companyId,
    to,
    subject: 'Confirm your option',
    about: { type: 'charter', id: charterId },
    data: fromCompany(dated, {
      heading: 'Confirm your option',
      paragraphs: [`You asked ${dated.companyName} to hold ${dated.yachtName} for you. Nothing is held until you confirm it.`],
      facts: factsOf(dated),
      action: { label: 'Confirm the option', url },
      note: `The link is good for ${confirmHours} hours. If you didn’t ask for this, you don’t need to do anything.`,
    }),
  });
}

/** Tells a visitor how long their option holds. */
export async function notifyVisitor(
  t: Transaction,
  { companyId, charterId, to, until, ...dated }: Enquiry & LetterDates & { to: string; until: string },
): Promise<void> {
  const dates = datesIn(dated.timeZone, formatsOf(dated.formats));
  await postLetter(t, {
    companyId,
    to,
    subject: 'Your option is confirmed',
    about: { type: 'charter', id: charterId },
    data: fromCompany(dated, {
      heading: 'Your option is confirmed',
      paragraphs: [`${dated.companyName} holds ${dated.yachtName} for you, and will be in touch.`],
      facts: [...factsOf(dated), ['Held until', dates.moment(until)]],
    }),
  });
}

/** An email in the company's name, with replies to its own address. */
function fromCompany({ companyName, contactEmail }: LetterDates, letter: Parameters<typeof renderLetter>[0]) {
  const sender = { name: companyName, sentBy: `Sent by Fairlead for ${companyName}` };
  return { fromName: companyName, replyTo: contactEmail ?? undefined, ...renderLetter({ ...letter, sender }) };
}

function factsOf({ yachtName, startDate, endDate, timeZone, formats }: Omit<LetterDates, 'contactEmail'>): [string, string][] {
  const dates = datesIn(timeZone, formatsOf(formats));
  return [
    ['Yacht', yachtName],
    ['From', dates.date(startDate, wholeDate)],
    ['To', dates.date(endDate, wholeDate)],
  ];
}

/** Composes the email to the company when it is sent. */
export function pageLetters({ db, letters, address }: Parts): void {
  letters.kind(toCompany, {
    compose: (letter, scope) => db.transaction(scope, (t) => composed(t, scope, letter, address())),
  });
}

type RequestRow = Omit<LetterDates, 'companyName' | 'contactEmail' | 'yachtName' | 'startDate' | 'endDate'> & {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  adults: number;
  children: number;
  yachtName: string | null;
  startDate: string | null;
  endDate: string | null;
};

async function composed(t: Transaction, _scope: Scope, { companyId, aboutId, data }: Letter, address: string) {
  const { rows } = await sql<RequestRow>`
    select c.contact_first_name as first_name, c.contact_last_name as last_name, c.contact_email as email, c.contact_phone as phone, c.message, c.adults,
      c.children, concat_ws(', ', z.title, y.name) as yacht_name, coalesce(c.start_date, z.start_date) as start_date,
      coalesce(c.end_date, z.end_date) as end_date, o.time_zone, o.formats
    from charters c join companies o on o.id = c.company_id
      left join schedule_events z on z.company_id = c.company_id and z.id = c.departure_id
      left join yachts y on y.company_id = c.company_id and y.id = coalesce(c.yacht_id, z.yacht_id)
    where c.company_id = ${companyId} and c.id = ${aboutId}`.execute(t);
  const request = rows[0];
  if (!request) return undefined;
  const kind = data['kind'] === 'option' ? 'option' : 'request';
  const dates = datesIn(request.timeZone, formatsOf(request.formats));
  const name = [request.firstName, request.lastName].filter(Boolean).join(' ');
  const facts: [string, string | null][] = [
    ['Name', name],
    ['Email', request.email],
    ['Phone', request.phone],
    ['Yacht', request.yachtName],
    ['Dates', request.startDate && dates.span(request.startDate, request.endDate)],
    ['Guests', [several(request.adults, 'adult'), several(request.children, 'child', 'children')].filter(Boolean).join(', ')],
  ];
  return {
    replyTo: request.email ?? undefined,
    ...renderLetter({
      heading: subjects[kind],
      paragraphs: request.message ? [request.message] : ['No message.'],
      facts: facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : [])),
      action: { label: 'Open in Charter Desk', url: `${address}/desk/${aboutId}` },
      note: 'Reply to this email to answer them.',
    }),
  };
}
