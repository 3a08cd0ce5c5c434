/** A decimal without trailing zeros: "1.00" as 1. */
export function plain(decimal: string): string {
  return decimal.replace(/\.00$/, '');
}

/** A percentage without trailing zeros: "30", "12.5". */
export function plainPercent(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}
