import { sql, type RawBuilder } from 'kysely';
import { listLimit } from '#domain/shared/fields.ts';

export type PageQuery = { limit?: number; offset?: number; q?: string };

/** How many rows to read, and from where: without a limit up to a thousand. */
export function pageOf({ limit, offset }: PageQuery): { limit: number; offset: number } {
  return { limit: limit ?? listLimit, offset: offset ?? 0 };
}

/** Whether one of these texts contains the words, ignoring case and accents. */
export function containsWords(words: string, ...texts: RawBuilder<unknown>[]): RawBuilder<boolean> {
  const pattern = sql`(select '%' || ${literal(words)} || '%')`;
  return sql<boolean>`(${sql.join(
    texts.map((text) => sql`unaccent(${text}) ilike ${pattern}`),
    sql` or `,
  )})`;
}

/** The part of an email address that is searched: the part before the @, or all of it if the words contain an @. */
export function mailFor(words: string, email: RawBuilder<unknown>): RawBuilder<unknown> {
  return words.includes('@') ? email : sql`split_part(${email}, '@', 1)`;
}

/** Sorts search results: first the names in which a word begins with the search, then in the usual order. */
export function bestFirst(words: string | undefined, name: RawBuilder<unknown>, usual: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!words?.trim()) return usual;
  return sql`${parted(sql`unaccent(' ' || ${name})`)} ilike (select '% ' || ${parted(literal(words))} || '%') desc, ${usual}`;
}

/** A text with spaces for its hyphens and apostrophes, so that what follows them begins a word. */
function parted(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`translate(${text}, '-''', '  ')`;
}

/** The words as a pattern that matches them literally. */
function literal(words: string): RawBuilder<string> {
  return sql`regexp_replace(unaccent(${words.trim().normalize()}), '([\\\\%_])', '\\\\\\1', 'g')`;
}
