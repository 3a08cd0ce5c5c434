// The journal is derived: every entry follows from a record, and nothing is copied. Debit amounts are above 0, credit amounts below.
import { sql, type RawBuilder } from 'kysely';
import { documentParts, lineColumns, type JournalOf } from './journal-documents.ts';
import { exchangeLines, within, type Days } from './journal-exchange.ts';

/**
 * The journal lines of these days, in parts that can each be added up by themselves: day, entry, text, source, account, amount in the
 * document's currency and `base` in the reported one.
 */
export function journalParts(of: JournalOf, days: Days): RawBuilder<unknown>[] {
  return [
    ...documentParts(of).map(
      (part) => sql`select * from (${part}) p (${lineColumns}) where p.is_known and (p.amount <> 0 or p.base <> 0) and ${within(days)}`,
    ),
    exchangeLines(of, days),
  ];
}

/** All parts together. */
export function journalLines(of: JournalOf, days: Days): RawBuilder<unknown> {
  return together(journalParts(of, days));
}

/**
 * What earns, costs or, if requested, is tax, in parts: the yacht, the account, the tax and `base`. Lines of 0 add nothing and are
 * included.
 */
export function resultParts(of: JournalOf, days: Days, { withTax }: { withTax: boolean }): RawBuilder<unknown>[] {
  const isWanted = withTax ? sql`p.line_kind in ('result', 'tax')` : sql`p.line_kind = 'result'`;
  const select = sql`select yacht_id, account, base, tax_category, tax_percent, line_kind`;
  return [
    ...documentParts(of).map(
      (part) => sql`${select} from (${part}) p (${lineColumns}) where ${isWanted} and p.is_known and ${within(days)}`,
    ),
    sql`${select} from (${exchangeLines(of, days)}) p where ${isWanted}`,
  ];
}

/** How many documents of these days, for all yachts or one, are missing from the journal because the rate of their currency is unknown. */
export function missingRates(of: JournalOf, days: Days, yachtId?: number): RawBuilder<unknown> {
  const ofYacht = yachtId === undefined ? sql`true` : sql`p.yacht_id = ${yachtId}`;
  // Each document has one line at place 0.
  const missing = documentParts(of).map(
    (part) => sql`select from (${part}) p (${lineColumns}) where p.place = 0 and not p.is_known and ${within(days)} and ${ofYacht}`,
  );
  return sql`select count(*)::int from (${together(missing)}) p`;
}

/** The first day with an entry in the journal: exchange differences never come before their documents. */
export function earliestDay(of: JournalOf): RawBuilder<{ day: string | null }> {
  const days = documentParts(of).map(
    (part) => sql`select min(p.day) as day from (${part}) p (${lineColumns}) where p.is_known and p.amount <> 0`,
  );
  return sql<{ day: string | null }>`select min(p.day) as day from (${together(days)}) p`;
}

/** Selects combined with `union all`. */
export function together(selects: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(selects, sql` union all `);
}
