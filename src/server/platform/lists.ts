import { sql, type RawBuilder } from 'kysely';
import { listLimit } from '#domain/shared/fields.ts';

export type PageQuery = { limit?: number; offset?: number; q?: string };

/** How many rows, from where: without a limit everything, up to a thousand. */
export function pageOf({ limit, offset }: PageQuery): { limit: number; offset: number } {
  return { limit: limit ?? listLimit, offset: offset ?? 0 };
}

/** Whether one of these texts says the words somewhere, whatever the case and the accents. */
export function says(words: string, ...texts: RawBuilder<unknown>[]): RawBuilder<boolean> {
  const pattern = sql`(select '%' || ${literal(words)} || '%')`;
  return sql<boolean>`(${sql.join(
    texts.map((text) => sql`unaccent(${text}) ilike ${pattern}`),
    sql` or `,
  )})`;
}

/** What of an email address is looked through: who it is, and where it leads to only if an @ is among the words. */
export function mailFor(words: string, email: RawBuilder<unknown>): RawBuilder<unknown> {
  return words.includes('@') ? email : sql`split_part(${email}, '@', 1)`;
}

/** How what is looked for is ordered: first those with a word in their name that begins so, then as usual. */
export function bestFirst(words: string | undefined, name: RawBuilder<unknown>, usual: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!words?.trim()) return usual;
  return sql`${parted(sql`unaccent(' ' || ${name})`)} ilike (select '% ' || ${parted(literal(words))} || '%') desc, ${usual}`;
}

/** A text with its hyphens and apostrophes as blanks: what follows them begins a word. */
function parted(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`translate(${text}, '-''', '  ')`;
}

/** The words as a pattern takes them literally. */
function literal(words: string): RawBuilder<string> {
  return sql`regexp_replace(unaccent(${words.trim().normalize()}), '([\\\\%_])', '\\\\\\1', 'g')`;
}
