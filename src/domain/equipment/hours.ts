// Hours of engines: numbers with one decimal for people and the API, whole tenths wherever they are stored or reckoned with. Apart from the schema, so
// that a page can say them without loading it.

export function tenthsOf(hours: number): number {
  return Math.round(hours * 10);
}

export function hoursOf(tenths: number): number {
  return tenths / 10;
}

/** Hours as they are read: 1,240.5 h. */
export function hoursText(hours: number): string {
  return `${hours.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`;
}

/** Hours as a field shows them: 1,240.5. */
export function hoursInField(hours: number): string {
  return hoursText(hours).replace(' h', '');
}

// As many digits as a meter has, with one decimal behind a point or a comma, in groups of three or not.
const written = /^(\d{1,3}(?:[ ,.'’]?\d{3})?)(?:[.,](\d))?$/;

/** The hours that somebody typed; null if nobody can read them. Of a point or a comma with three digits behind it, it is thousands. */
export function hoursTyped(typed: string): number | null {
  const parts = written.exec(typed.trim().replace(/\s*h$/i, ''));
  if (!parts) return null;
  return Number(`${parts[1]?.replaceAll(/[ ,.'’]/g, '')}.${parts[2] ?? '0'}`);
}

/** What a day or a period is rounded to when it is shown: two decimals, half up. */
export function toHundredths(hours: number): number {
  return Math.floor(hours * 100 + 0.5) / 100;
}
