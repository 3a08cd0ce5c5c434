const day = 86_400_000;

/** A year of readings as a line in a box of 100 by 100, scaled to the lowest and highest reading. */
export function chartOf(readings: readonly { at: string; hours: number }[], today: string): { points: string; low: number; high: number } {
  const inOrder = readings.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const hours = inOrder.map((each) => each.hours);
  const [low, high] = [Math.min(...hours), Math.max(...hours)];
  const end = Date.parse(`${today}T00:00:00Z`) + day;
  const x = (at: string) => Math.max(0, Math.min(100, 100 - ((end - Date.parse(at)) / (365 * day)) * 100));
  const y = (value: number) => (high === low ? 50 : ((high - value) / (high - low)) * 100);
  return { points: inOrder.map((each) => `${round(x(each.at))},${round(y(each.hours))}`).join(' '), low, high };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
