const threeHours = 3 * 3_600_000;

function isReadable(at: string | null): at is string {
  return at !== null && !Number.isNaN(Date.parse(at));
}

/** Start and end in a form that can be shown: unreadable dates count as now and three hours from now. */
export function readableSpan(start: string, end: string): [start: string, end: string] {
  if (isReadable(start) && isReadable(end)) return [start, end];
  return [new Date().toISOString(), new Date(Date.now() + threeHours).toISOString()];
}

/** An optional instant; one that can't be read counts as missing. */
export function readableOrNone(at: string | null): string | null {
  return isReadable(at) ? at : null;
}
