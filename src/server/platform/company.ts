// Company 0 means no company: it has the yachts of platform admins, and whatever concerns the platform itself.
import { sql, type RawBuilder } from 'kysely';
import type { CompanyFormats } from '#domain/shared/format-choices.ts';
import { formatsOf, type ChosenFormats, type DecimalMark, type Formats } from '#domain/shared/formats.ts';
import { ibanInGroups } from '#domain/shared/iban.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import type { SessionUser } from '#domain/session/session.ts';
import type { ReadScope, Transaction } from './database.ts';
import { wrongField } from './errors.ts';

export const noCompany = 0;

/** The company under which a person or record is stored; 0 if it belongs to none. */
export function companyOf({ companyId }: { companyId: number | null }): number {
  return companyId ?? noCompany;
}

/** The company under which a person's own records are stored; 0 for platform admins. */
export function tenantOf(person: Pick<SessionUser, 'role' | 'companyId'>): number {
  return person.role === 'admin' ? noCompany : companyOf(person);
}

/** The company of a row as the API returns it, by id and name; null if it has none. */
export function answeredCompanyOf(row: string): RawBuilder<unknown> {
  const id = sql.ref(`${row}.companyId`);
  return sql`nullif(${id}, ${sql.lit(noCompany)}) as company_id,
    (select o.name from companies o where o.id = ${id} and o.id <> ${sql.lit(noCompany)}) as company_name`;
}

/** The name of a row's company for callers who see several companies. Callers who only see their own get null, and nothing is read. */
export function companySeenOf(row: string, place: ReadScope): RawBuilder<unknown> {
  if (place.kind !== 'platform') return sql`null::text as company_name`;
  return sql`(select o.name from companies o where o.id = ${sql.ref(`${row}.companyId`)} and o.id <> ${sql.lit(noCompany)}) as company_name`;
}

/** The company of a new record: the caller's own, or for platform admins the one they name, if any. */
export async function companyToWriteFor(t: Transaction, person: SessionUser, wanted: number | null | undefined): Promise<number> {
  if (person.role !== 'admin') return companyOf(person);
  if (!wanted) return noCompany;
  const company = await t.selectFrom('companies').select('id').where('id', '=', wanted).executeTakeFirst();
  if (!company) throw wrongField('companyId', 'This company no longer exists.');
  return company.id;
}

/** The same for a record that needs a company: platform admins who name none are refused with this message. */
export async function requiredCompany(
  t: Transaction,
  person: SessionUser,
  wanted: number | null | undefined,
  missing: string,
): Promise<number> {
  const companyId = await companyToWriteFor(t, person, wanted);
  if (companyId === noCompany) throw wrongField('companyId', missing);
  return companyId;
}

/** The reader of a text, with the formats they chose for themselves. */
export type Reader = { ownFormats: ChosenFormats };

/** A company's time zone, and the date and time formats for this reader: their own, else the company's. */
export async function companyPlace(
  t: Transaction,
  companyId: number,
  { ownFormats }: Reader = { ownFormats: {} },
): Promise<{ timeZone: string; formats: Formats }> {
  const { timeZone, formats } = await t
    .selectFrom('companies')
    .select(['timeZone', 'formats'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { timeZone, formats: formatsOf(ownFormats, formats as CompanyFormats) };
}

/** How a company writes dates and times, and its decimal mark. */
export async function companyFormats(t: Transaction, companyId: number): Promise<Formats & { decimalMark: DecimalMark }> {
  const company = await t
    .selectFrom('companies')
    .select(['formats', 'defaultCurrency'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const formats = company.formats as CompanyFormats;
  return { ...formatsOf(formats), decimalMark: decimalMarkOf({ formats, currency: company.defaultCurrency }) };
}

/** What a company shows to anyone who has one of its links: contact details, and how to pay. */
export async function companyToGuests(t: Transaction, companyId: number) {
  const { paymentDetails, iban, formats, ...company } = await t
    .selectFrom('companies')
    .select(['name', 'contactEmail', 'contactPhone', 'timeZone', 'formats', 'paymentDetails', 'iban'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    company: { ...company, formats: { ...formatsOf(formats as CompanyFormats) } },
    paymentDetails: [paymentDetails, iban && `IBAN ${ibanInGroups(iban)}`].filter(Boolean).join('\n') || null,
  };
}
