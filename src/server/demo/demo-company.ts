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

// What a company of the demo is made of. Days count from today; money is in hundredths, written 1_250_00. Yachts and
// people are named by name.

/** Days and hours as they are written where both companies of the demo are. */
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
  /** Where it sails to. */
  waters: string[];
  /** Price of a week, for yachts that are chartered. */
  week?: number;
  /** Price of a day, for yachts that make day trips. */
  day?: number;
  /** Whose she is, if not the company's, and how many percent of the charter fees they get. */
  owner?: { name: string; percent: number };
  /** On a charter right now. */
  away?: true;
  /** The first week from now that can be booked, for a yacht that is laid up. */
  bookableFrom?: number;
  /** What it does otherwise than its company. */
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

/** The page that a company shows to strangers, and what it says there of its yachts. Those without words aren't on it. */
type DemoPage = {
  slug: string;
  words: string;
  yachts: Record<string, string>;
  /** What is sold by the seat. */ departures: { yacht: string; title: string; capacity: number; seatPrice: string; childPrice: string };
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
  /** The places on the way, where its plotter recorded them: latitude and longitude. */
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

/** What electronic invoices say of a company, beyond its profile. */
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

/** A yacht that is somebody's: her owners with their shares in percent, and the fee with the costs that they bear. */
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
  /** The tax rates it has, the usual one first, and whether what it sends stays in its books. */
  rates: NewTaxRate[];
  issuedStays: boolean;
  /** What its electronic invoices say of it. */
  seller: DemoSeller;
  /** Yachts that it runs for others: whose they are, and what is agreed. */
  owned?: DemoOwned[];
  /** Percent that its invoices are taxed with. */
  taxRate: number;
  subscription: { id: string; status: 'active' | 'trialing'; planId: PlanId; name: string };
  /** The first of them owns the company. */
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
  /** How many years its calendar and its books go back; five weeks otherwise. */
  yearsBack?: number;
  /** How many of its customers, the first, have notes of their own; all otherwise. */
  customersWithNotes?: number;
  /** The portal whose calendar comes in, where there is one. */
  portal?: string;
  /** Where its chances start from, so that every filling throws the same dice. */
  seed: number;
};
