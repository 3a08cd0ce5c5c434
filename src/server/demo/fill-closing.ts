import { booksClosed } from '#domain/finance/closing.ts';
import { earliestDay } from '../journal/journal-query.ts';
import { journalOf } from '../journal/store.ts';
import { keepClosing } from '../closings/closing.ts';
import type { Transaction } from '../platform/database.ts';
import { daysAfter, type Day } from './calendar.ts';
import { demoFormats, type DemoCompany } from './demo-company.ts';
import { of, type Stored } from './stored.ts';

/** Closes the books up to the last day covered by owner statements, as a bookkeeper would once a month's statements are issued. */
export async function fillClosing(t: Transaction, { people }: DemoCompany, stored: Stored, until: Day): Promise<void> {
  const { companyId } = stored;
  const [who] = people;
  const books = await journalOf(t, companyId);
  const from = (await earliestDay(books).execute(t)).rows[0]?.day;
  if (!who || !from || from > until) return;
  const closedBy = `${who.firstName} ${who.lastName}`;
  // The morning after the owners were paid.
  const closedAt = `${daysAfter(until, 11)} 09:30`;
  const id = await keepClosing(t, books, { from, until, closedBy, at: closedAt });
  await t
    .insertInto('activities')
    .values({
      companyId,
      userId: of(stored.people, who.firstName),
      userName: closedBy,
      timestamp: closedAt,
      action: 'create',
      resourceType: 'closing',
      resourceId: id,
      details: booksClosed(until, demoFormats),
    })
    .execute();
}
