/** The VAT categories of a line, by the codes of EN 16931 (UNCL 5305). */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type TaxCategory = (typeof taxCategories)[number];

export const taxCategoryLabels: Record<TaxCategory, string> = {
  S: 'Standard or reduced',
  Z: 'Zero rated',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Intra-community supply',
  G: 'Export outside the EU',
  O: 'Not subject to VAT',
};

/** The default reason where no tax is charged. An exemption has none. */
export const usualReasons: Partial<Record<TaxCategory, { reason: string; code: string }>> = {
  AE: { reason: 'Reverse charge', code: 'VATEX-EU-AE' },
  K: { reason: 'Intra-community supply', code: 'VATEX-EU-IC' },
  G: { reason: 'Export outside the EU', code: 'VATEX-EU-G' },
  O: { reason: 'Not subject to VAT', code: 'VATEX-EU-O' },
};

/** The units of a quantity, by the codes of UN/ECE Recommendation 20. */
export const units = ['C62', 'DAY', 'WEE', 'HUR', 'LTR'] as const;
export type Unit = (typeof units)[number];

export const unitLabels: Record<Unit, string> = { C62: 'Pieces', DAY: 'Days', WEE: 'Weeks', HUR: 'Hours', LTR: 'Liters' };

/** The unit after a quantity: "days", or "day" for one. */
export function unitWord(unit: Unit, quantity: string): string {
  const several = unitLabels[unit].toLowerCase();
  return Number(quantity) === 1 ? several.slice(0, -1) : several;
}

/** Whether prices exclude or include tax. */
export const priceModes = ['net', 'gross'] as const;
export type PriceMode = (typeof priceModes)[number];

export const priceModeLabels: Record<PriceMode, string> = { net: 'Without tax', gross: 'With tax' };
