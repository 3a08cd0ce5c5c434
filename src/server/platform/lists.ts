import { listLimit } from '#domain/shared/fields.ts';

export type PageQuery = { limit?: number; offset?: number; q?: string };

/** How many rows, from where: without a limit everything, up to a thousand. */
export function pageOf({ limit, offset }: PageQuery): { limit: number; offset: number } {
  return { limit: limit ?? listLimit, offset: offset ?? 0 };
}

/** Words as an ILIKE pattern that finds them anywhere, with its wildcards taken literally. */
export function likePattern(words: string): string {
  return `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
