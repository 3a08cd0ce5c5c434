import type { StoredHouseRules } from './house-rules.ts';

/** What a new record begins with. Where nobody said at which hours, they are null: each form knows the usual ones. */
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

/** The hours it takes to make a yacht ready again, unless somebody says otherwise: to make her new for a charter, or tidy between two day trips. */
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

/** What new records begin with: as the yacht does it, else its company, else as everywhere. */
export function usualTerms(company: Company | null, yacht: { houseRules: StoredHouseRules | null } | null = null): UsualTerms {
  const ofCompany = company ? said({ ...company.houseRules, currency: company.defaultCurrency }) : {};
  return { ...everywhere, ...ofCompany, ...said(yacht?.houseRules ?? {}) };
}

function said(rules: StoredHouseRules): Partial<UsualTerms> {
  return Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== null && rule !== undefined));
}
