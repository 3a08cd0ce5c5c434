import type { ExpenseCategory } from '#domain/finance/words.ts';
import type { PlanId } from '#domain/billing/price-list.ts';
import type { YachtHouseRules } from '#domain/companies/house-rules.ts';
import type { ActivityAction, ResourceType } from '#domain/activities/words.ts';
import type { Plan } from '#domain/billing/plans.ts';
import type { NewTaxRate } from '#domain/finance/tax-rate.ts';
import type { Formats } from '#domain/shared/formats.ts';
import type { MaintenanceType, MaintenanceStatus } from '#domain/maintenance/words.ts';
import type { TripStatus, TripType } from '#domain/trips/words.ts';
import type { YachtStatus, YachtType } from '#domain/yachts/words.ts';

// The contents of a demo company. Days count from today; money is in hundredths, written 1_250_00. Yachts and people are referred to by
// name.

/** The date and time formats where both demo companies are based. */
export const demoFormats: Formats = { clock: '24', dateOrder: 'dmy', weekStart: 'monday' };

type DemoPerson = { email: string; firstName: string; lastName: string; role: 'manager' | 'user' };

export type DemoYacht = {
  name: string;
  type: YachtType;
  length: string;
  status: YachtStatus;
  flagCountry: string;
  location: string;
  year: number;
  /** Its destinations. */
  waters: string[];
  /** The price of a week, for yachts that are chartered by the week. */
  week?: number;
  /** The price of a day, for yachts that make day trips. */
  day?: number;
  /** Its owner, if not the company, with the percentage of the charter fees they get. */
  owner?: { name: string; percent: number };
  /** On charter right now. */
  away?: true;
  /** The first week from now that can be booked, for a yacht that is laid up. */
  bookableFrom?: number;
  /** Its own terms where they differ from the company's. */
  houseRules?: YachtHouseRules;
};

export type DemoCrewMember = {
  name: string;
  role: string;
  yacht: string | null;
  phone: string;
  certifications: string | null;
  experience: string;
};

/** A company's public page, with the texts about its yachts. Yachts without a text aren't shown. */
type DemoPage = {
  slug: string;
  words: string;
  yachts: Record<string, string>;
  /**
   * Departures with seats for sale.
   */ departures: { yacht: string; title: string; capacity: number; seatPrice: string; childPrice: string };
};

export type DemoCustomer = {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  notes: string | null;
  organisation?: string;
  postCode?: string;
  city?: string;
  country?: string;
  vatNumber?: string;
};

export type DemoWork = {
  yacht: string;
  title: string;
  description: string | null;
  type: MaintenanceType;
  status: MaintenanceStatus;
  progress: number;
  day: number;
  days: number;
  estimate: number | null;
  actual: number | null;
};

export type DemoAppointment = {
  yacht: string;
  title: string;
  description: string | null;
  type: 'inspection' | 'other';
  day: number;
  days: number;
  cost: number | null;
};

export type DemoTrip = {
  yacht: string;
  from: string;
  to: string;
  day: number;
  at: string;
  hours: number;
  status: TripStatus;
  type: TripType;
  /** The waypoints recorded by its plotter: latitude and longitude. */
  past?: [number, number][];
};

export type DemoExpense = {
  yacht: string | null;
  category: string;
  subcategory: string | null;
  description: string;
  vendor: string;
  paymentMethod: string;
  amount: number;
  days: number[];
};

export type DemoActivity = {
  minutesAgo: number;
  by: string;
  action: ActivityAction;
  resourceType: ResourceType;
  resource: string;
  details: string;
};

/** Data for electronic invoices, beyond the company's profile. */
type DemoSeller = {
  legalName: string;
  contactName: string;
  street: string;
  postCode: string;
  city: string;
  country: string;
  vatNumber: string;
  registrationNumber: string;
  bic: string | null;
  electronicAddress: string;
  electronicScheme: string;
};

/** A managed yacht: its owners with their shares in percent, the fee, and the costs passed on to them. */
type DemoOwned = {
  yacht: string;
  owners: { name: string; email: string; address: string; share: string }[];
  feePercent: string;
  passedOn: ExpenseCategory[];
};

export type DemoCompany = {
  name: string;
  description: string;
  address: string;
  contactPhone: string;
  contactEmail: string;
  website: string;
  taxNumber: string;
  paymentDetails: string;
  iban: string | null;
  subscriptionTier: Plan;
  timeZone: string;
  currency: string;
  /** Its tax rates, the usual one first, and whether issued documents can't be changed. */
  rates: NewTaxRate[];
  issuedStays: boolean;
  /** The seller's data on electronic invoices. */
  seller: DemoSeller;
  /** Yachts managed for owners, with their agreements. */
  owned?: DemoOwned[];
  /** The tax rate of its invoices, in percent. */
  taxRate: number;
  subscription: { id: string; status: 'active' | 'trialing'; planId: PlanId; name: string };
  /** The first one owns the company. */
  page?: DemoPage;
  people: DemoPerson[];
  yachts: DemoYacht[];
  crew: DemoCrewMember[];
  customers: DemoCustomer[];
  works: DemoWork[];
  appointments: DemoAppointment[];
  trips: DemoTrip[];
  expenses: DemoExpense[];
  activities: DemoActivity[];
  /** How many years its calendar and books go back; five weeks by default. */
  yearsBack?: number;
  /** How many customers, from the start of the list, have their own notes; all by default. */
  customersWithNotes?: number;
  /** The portal with an imported calendar, if any. */
  portal?: string;
  /** The seed of its random choices, so that every fill gives the same result. */
  seed: number;
};
