import { sql } from 'kysely';
import type { BooksSettings } from '#domain/finance/books-settings.ts';
import { usualReminderLevels } from '#domain/finance/payment-reminder.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';

/** How a company keeps its books: as it says, or as every new one does. */
export async function readBooksSettings(t: Transaction, companyId: number): Promise<BooksSettings> {
  const { rows } = await sql<BooksSettings>`
    select o.id as company_id, coalesce(s.prices, 'net') as prices, s.tax_rate_id, coalesce(s.issued_stays, true) as issued_stays,
      coalesce(s.reminder_levels, ${JSON.stringify(usualReminderLevels)}::jsonb) as reminder_levels,
      s.legal_name, s.contact_name, s.street, s.post_code, s.city, s.country, s.vat_number, s.registration_number, s.bic, s.account_name,
      s.electronic_address, s.electronic_scheme,
      reporting_currency(o.id) as reporting_currency, s.closed_until,
      coalesce(s.created_at, o.created_at) as created_at, coalesce(s.updated_at, o.created_at) as updated_at
    from companies o left join books_settings s on s.company_id = o.id where o.id = ${companyId}`.execute(t);
  if (!rows[0]) throw notThere();
  return rows[0];
}
