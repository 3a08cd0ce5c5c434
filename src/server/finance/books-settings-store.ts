import { sql } from 'kysely';
import type { BooksSettings, BooksSettingsChanges } from '#domain/finance/books-settings.ts';
import { usualReminderLevels } from '#domain/finance/payment-reminder.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';

/** How a company keeps its books: its own settings, or the defaults of a new company. */
export async function readBooksSettings(t: Transaction, companyId: number): Promise<BooksSettings> {
  const { rows } = await sql<BooksSettings>`
    select o.id as company_id, coalesce(s.prices, 'net') as prices, s.tax_rate_id, coalesce(s.issued_stays, true) as issued_stays,
      coalesce(s.reminder_levels, ${JSON.stringify(usualReminderLevels)}::jsonb) as reminder_levels,
      s.legal_name, s.contact_name, s.street, s.post_code, s.city, s.country, s.vat_number, s.registration_number, s.bic, s.account_name,
      s.electronic_address, s.electronic_scheme, s.apa_percent,
      reporting_currency(o.id) as reporting_currency, s.closed_until,
      coalesce(s.created_at, o.created_at) as created_at, coalesce(s.updated_at, o.created_at) as updated_at
    from companies o left join books_settings s on s.company_id = o.id where o.id = ${companyId}`.execute(t);
  if (!rows[0]) throw notThere();
  return rows[0];
}

/**
 * The settings of a company, held until the transaction ends. The first caller creates the row of defaults, so that concurrent changes wait
 * in line.
 */
export async function holdBooksSettings(t: Transaction, companyId: number): Promise<BooksSettings> {
  const usual = await readBooksSettings(t, companyId);
  const made = await t
    .insertInto('booksSettings')
    .columns(['companyId', 'issuedStays'])
    .values({ companyId, issuedStays: true })
    .onConflict((is) => is.column('companyId').doNothing())
    .returning('companyId')
    .executeTakeFirst();
  await t.selectFrom('booksSettings').select('companyId').where('companyId', '=', companyId).forUpdate().execute();
  return made ? usual : readBooksSettings(t, companyId);
}

/** Stores changed settings. If the reporting currency changes, each document gets its exchange rate in the new one. */
export async function changeBooksSettings(
  t: Transaction,
  companyId: number,
  changes: Omit<BooksSettingsChanges, 'companyId'>,
): Promise<void> {
  await t.updateTable('booksSettings').set(storedSettings(changes)).where('companyId', '=', companyId).execute();
  if (changes.reportingCurrency) await sql`select renew_exchange_rates(${companyId}, true)`.execute(t);
}

/** Whether owners of yachts have statements in the currency of the books. */
export async function hasStatements(t: Transaction, companyId: number): Promise<boolean> {
  return (await t.selectFrom('ownerStatements').select('id').where('companyId', '=', companyId).limit(1).executeTakeFirst()) !== undefined;
}

/** Levels of reminders are stored as one text; null means the usual ones. */
function storedSettings({ reminderLevels, ...rest }: Omit<BooksSettingsChanges, 'companyId'>) {
  return reminderLevels === undefined ? rest : { ...rest, reminderLevels: reminderLevels && JSON.stringify(reminderLevels) };
}
