/** The parts of profit and loss; all other accounts belong to the balance sheet. */
export const profitParts = ['revenue', 'costs', 'owners_share'] as const;
export type ProfitPart = (typeof profitParts)[number];

export const profitPartLabels: Record<ProfitPart, string> = { revenue: 'Revenue', costs: 'Costs', owners_share: 'Owners’ share' };

/** The two kinds of tax: paid by customers on sales, or paid by the company on purchases. */
export const taxDirections = ['output', 'input'] as const;
export type TaxDirection = (typeof taxDirections)[number];

export const taxDirectionLabels: Record<TaxDirection, string> = { output: 'Sales', input: 'Purchases' };
