import type { StoredHouseRules } from './house-rules.ts';

/** The defaults of a new record. Times that aren't set are null; each form has its own defaults for them. */
export type UsualTerms = {
  checkIn: string | null;
  checkOut: string | null;
  workBegins: string | null;
  workEnds: string | null;
  /** Percent, as a decimal text. */
  taxRate: string;
  daysToPay: number;
  /** Between charters. */
  turnaroundHours: number;
  currency: string;
};

/** The default turnaround in hours: between charters, and between two day trips. */
export const usualTurnaround = { charter: 6, dayTrips: 1 } as const;

const everywhere: UsualTerms = {
  checkIn: null,
  checkOut: null,
  workBegins: null,
  workEnds: null,
  taxRate: '0.00',
  daysToPay: 30,
  turnaroundHours: usualTurnaround.charter,
  currency: 'USD',
};

type Company = { houseRules: StoredHouseRules; defaultCurrency: string };

/** The defaults of new records: the yacht's, else its company's, else the product's. */
export function usualTerms(company: Company | null, yacht: { houseRules: StoredHouseRules | null } | null = null): UsualTerms {
  const ofCompany = company ? termsIn({ ...company.houseRules, currency: company.defaultCurrency }) : {};
  return { ...everywhere, ...ofCompany, ...termsIn(yacht?.houseRules ?? {}) };
}

function termsIn(rules: StoredHouseRules): Partial<UsualTerms> {
  return Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== null && rule !== undefined));
}
