import { catalogue, plans, type Plan } from '../billing/plans.ts';
import { nameText, optionalText, orNone, PictureUrl, respelled } from '../shared/fields.ts';
import { Iban } from '../shared/iban.ts';
import { CompanyFormats } from '../shared/format-choices.ts';
import { eventCurrencies } from '../shared/money.ts';
import { z } from '../shared/zod.ts';
import { HouseRules, StoredHouseRules } from './house-rules.ts';
import { isCompanyZone } from './time-zones.ts';

const nameTooShort = 'Company name must be at least 2 characters.';

/** An IANA time zone such as Europe/Paris that this runtime and the database know. */
export const TimeZone = z.string().trim().max(60).refine(isCompanyZone, 'Please choose a time zone');

/** What a person may enter for a new company. */
export const NewCompany = z
  .object({
    name: nameText(nameTooShort, { min: 2, max: 120 }),
    description: optionalText(2000),
    address: optionalText(500),
    contactEmail: orNone(z.string().trim().max(320, 'At most 320 characters').pipe(z.email('Please enter a valid email address.'))),
    contactPhone: optionalText(50),
    website: orNone(
      z
        .string()
        .trim()
        .max(500, 'At most 500 characters')
        .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a valid URL starting with http:// or https://' })),
    ),
    logo: orNone(PictureUrl),
    subscriptionTier: z.enum(plans, 'Please choose a plan').optional(),
    timeZone: TimeZone.optional(),
    defaultCurrency: z.enum(eventCurrencies, 'Please choose a currency').optional(),
    houseRules: HouseRules.optional(),
    formats: CompanyFormats.optional(),
    taxNumber: optionalText(50),
    paymentDetails: optionalText(1000),
    iban: orNone(Iban),
  })
  .meta({ id: 'NewCompany' });
export type NewCompany = z.infer<typeof NewCompany>;

/** The fields that may change. Only platform admins set the plan; otherwise it follows the subscription. */
export const CompanyChanges = NewCompany.partial().meta({ id: 'CompanyChanges' });
export type CompanyChanges = z.infer<typeof CompanyChanges>;

/** Accepts the alternative spellings of keys in a body. */
export const inOurSpelling = respelled({ phone: 'contactPhone', email: 'contactEmail' });

/** What is stored and returned. */
export const Company = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    address: z.string().nullable(),
    contactPhone: z.string().nullable(),
    contactEmail: z.string().nullable(),
    website: z.string().nullable(),
    logo: z.string().nullable(),
    subscriptionTier: z.enum(plans),
    timeZone: z.string(),
    defaultCurrency: z.string(),
    houseRules: StoredHouseRules,
    formats: CompanyFormats,
    taxNumber: z.string().nullable(),
    paymentDetails: z.string().nullable(),
    iban: z.string().nullable(),
    deletionDue: z.string().nullable().describe('When it will be deleted, if deletion was requested'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof Company>;

/** How companies may be sorted; a leading minus reverses the order. */
export const companySorts = ['name', '-name', 'created', '-created'] as const;
export type CompanySort = (typeof companySorts)[number];

/** The label of a plan in a list to choose from: its name and monthly price. */
export function planLabel(plan: Plan): string {
  const { name, monthly } = catalogue[plan];
  return `${name} (${monthly === null ? 'custom' : `£${monthly}/month`})`;
}

/** Why a company can't be deleted, or null if it can. */
export function companyDeletionRefusal(inTheWay: { users: number; yachts: number; customers: number }): string | null {
  return inTheWay.users + inTheWay.yachts + inTheWay.customers === 0
    ? null
    : 'Failed to delete company. This may be because there are users or yachts associated with this company.';
}
