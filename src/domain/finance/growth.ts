import type { Cents } from '../shared/money.ts';

/** The growth in percent, rounded, negative for a decline. Null where there is nothing to compare with. */
export function growth(now: Cents, before: Cents): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}

/** The same in words: "+12%", "-3%". */
export function growthInWords(now: Cents, before: Cents): string | null {
  const percent = growth(now, before);
  return percent === null ? null : `${percent > 0 ? '+' : ''}${percent}%`;
}
