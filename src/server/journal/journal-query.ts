// The journal: every entry follows from a record, and nothing is copied. Amounts in debit are above 0, in credit below.
import { sql, type RawBuilder } from 'kysely';
import { documentParts, lineColumns, type JournalOf } from './journal-documents.ts';
import { exchangeLines, within, type Days } from './journal-exchange.ts';

/**
 * The lines of the journal of these days, in parts, each of which can be added up by itself: day, entry, text, source, account, amount in the document's
 * currency and `base` in the reported one.
 */
export function journalParts(of: JournalOf, days: Days): RawBuilder<unknown>[] {
  return [
    ...documentParts(of).map(
      (part) => sql`select * from (${part}) p (${lineColumns}) where p.is_known and (p.amount <> 0 or p.base <> 0) and ${within(days)}`,
    ),
    exchangeLines(of, days),
  ];
}

/** All of them. */
export function journalLines(of: JournalOf, days: Days): RawBuilder<unknown> {
  return together(journalParts(of, days));
}

/** What of them earns, costs or, if it is asked for, is tax, in parts: the yacht, the account, the tax and `base`. Lines of nothing add nothing, and are among them. */
export function resultParts(of: JournalOf, days: Days, { withTax }: { withTax: boolean }): RawBuilder<unknown>[] {
  const isWanted = withTax ? sql`p.told in ('result', 'tax')` : sql`p.told = 'result'`;
  const select = sql`select yacht_id, account, base, tax_category, tax_percent, told`;
  return [
    ...documentParts(of).map(
      (part) => sql`${select} from (${part}) p (${lineColumns}) where ${isWanted} and p.is_known and ${within(days)}`,
    ),
    sql`${select} from (${exchangeLines(of, days)}) p where ${isWanted}`,
  ];
}

/** How many documents of these days, of all yachts or of one, aren't in the journal, because nobody knows what their currency is worth. */
export function missingRates(of: JournalOf, days: Days, yachtId?: number): RawBuilder<unknown> {
  const ofYacht = yachtId === undefined ? sql`true` : sql`p.yacht_id = ${yachtId}`;
  // Each has one line in place 0.
  const missing = documentParts(of).map(
    (part) => sql`select from (${part}) p (${lineColumns}) where p.place = 0 and not p.is_known and ${within(days)} and ${ofYacht}`,
  );
  return sql`select count(*)::int from (${together(missing)}) p`;
}

/** The first day on which there is anything in the journal: a difference of exchange never comes before its documents. */
export function earliestDay(of: JournalOf): RawBuilder<{ day: string | null }> {
  const days = documentParts(of).map(
    (part) => sql`select min(p.day) as day from (${part}) p (${lineColumns}) where p.is_known and p.amount <> 0`,
  );
  return sql<{ day: string | null }>`select min(p.day) as day from (${together(days)}) p`;
}

/** Selects below each other. */
export function together(selects: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(selects, sql` union all `);
}
