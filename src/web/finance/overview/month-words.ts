const formats = {
  long: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
};

/** "2026-11" as November 2026, or as Nov. */
export function monthInWords(month: string, length: keyof typeof formats): string {
  return formats[length].format(new Date(`${month}-01`));
}
