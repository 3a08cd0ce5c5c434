import type { Found } from '#domain/search/search.ts';
import { foundKindLabels } from '#domain/search/words.ts';

const maxKept = 6;

/** What this person opened by search lately in this browser, the latest first. */
export function recentlyOpened(userId: number): Found[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFound).slice(0, maxKept) : [];
  } catch {
    // What can't be read is as good as nothing.
    return [];
  }
}

export function rememberOpened(userId: number, opened: Found): void {
  const others = recentlyOpened(userId).filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
  localStorage.setItem(keyOf(userId), JSON.stringify([opened, ...others].slice(0, maxKept)));
}

function keyOf(userId: number) {
  return `search-recent-${userId}`;
}

function isFound(kept: unknown): kept is Found {
  const { kind, id, label } = (kept ?? {}) as Partial<Found>;
  return kind !== undefined && kind in foundKindLabels && Number.isInteger(id) && typeof label === 'string';
}
