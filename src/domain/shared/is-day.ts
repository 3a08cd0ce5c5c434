/** Whether some calendar says this. Apart from reckoning with days, so that reading an address takes no more. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00.000Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}
