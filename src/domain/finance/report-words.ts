/** The parts of profit and loss; all other accounts belong to the balance sheet. */
export const profitParts = ['revenue', 'costs', 'owners_share'] as const;
export type ProfitPart = (typeof profitParts)[number];

export const profitPartLabels: Record<ProfitPart, string> = { revenue: 'Revenue', costs: 'Costs', owners_share: 'Owners’ share' };

/** Whose tax it is: what customers pay of it, or what was paid in what was bought. */
export const taxDirections = ['output', 'input'] as const;
export type TaxDirection = (typeof taxDirections)[number];

export const taxDirectionLabels: Record<TaxDirection, string> = { output: 'Sales', input: 'Purchases' };
