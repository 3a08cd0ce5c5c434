/** A decimal without trailing zeros: "1.00" as 1. */
export function plain(decimal: string): string {
  return decimal.replace(/\.00$/, '');
}
