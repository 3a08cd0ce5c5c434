// Engine hours: numbers with one decimal for people and the API, whole tenths for storage and calculations. Separate from the schema, so
// that pages can format them without loading it.

export function tenthsOf(hours: number): number {
  return Math.round(hours * 10);
}

export function hoursOf(tenths: number): number {
  return tenths / 10;
}

/** Hours in words: 1,240.5 h. */
export function hoursText(hours: number): string {
  return `${hours.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`;
}

/** Hours as a field shows them: 1,240.5. */
export function hoursInField(hours: number): string {
  return hoursText(hours).replace(' h', '');
}

// As many digits as a meter has, grouped by thousands or not, with one optional decimal after a point or comma.
const hoursPattern = /^(\d{1,3}(?:[ ,.'’]?\d{3})?)(?:[.,](\d))?$/;

/**
 * The typed hours; null if they can't be read. A point or comma with three digits behind it marks thousands, since hours have one decimal.
 */
export function hoursTyped(typed: string): number | null {
  const parts = hoursPattern.exec(typed.trim().replace(/\s*h$/i, ''));
  if (!parts) return null;
  return Number(`${parts[1]?.replaceAll(/[ ,.'’]/g, '')}.${parts[2] ?? '0'}`);
}

/** Rounds an average to two decimals, half up. */
export function toHundredths(hours: number): number {
  return Math.floor(hours * 100 + 0.5) / 100;
}
