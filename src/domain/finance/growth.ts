import type { Cents } from '../shared/money.ts';

/** By how many percent this is more than that, rounded; less is below nothing. Null where there was nothing to compare with. */
export function growth(now: Cents, before: Cents): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}

/** The same as it is said beside a figure: "+12 %", "-3 %". */
export function growthInWords(now: Cents, before: Cents): string | null {
  const percent = growth(now, before);
  return percent === null ? null : `${percent > 0 ? '+' : ''}${percent} %`;
}
