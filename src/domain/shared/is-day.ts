/** Whether this is a calendar day. In a file of its own, so that reading an address loads nothing else. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00.000Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}
