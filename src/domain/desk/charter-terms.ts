import { amount, Id, optionalText, orNone, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { templateFault } from './contract-text.ts';
import { discountKinds, planKinds } from './price-words.ts';
import { PublicOrigin, PublicSlug } from './public-fields.ts';
import { ClockTime } from './yacht-terms.ts';

const percent = (min: number, fault: string) => amount({ min, max: 10_000, tooSmall: fault, tooLarge: fault });
const whole = (min: number, max: number, what: string) => {
  const fault = `${what} must be a whole number from ${min} to ${max}`;
  return z.int(fault).min(min, fault).max(max, fault);
};

const Discount = z
  .object({
    label: requiredText('Name is required', 100),
    kind: z.enum(discountKinds, 'Please choose when it applies'),
    days: whole(0, 1000, 'Days'),
    percent: percent(1, 'A discount is from 0.01 to 100%'),
  })
  .meta({ id: 'CharterDiscount' });

const PlanLine = z
  .object({
    kind: z.enum(planKinds, 'Please choose what is paid'),
    label: requiredText('Name is required', 100),
    /** Percentage of the fee; a deposit is set for the yacht. */
    percent: orNone(percent(1, 'A percentage is from 0.01 to 100%')),
    anchor: z.enum(['booking', 'start'], 'Please choose what the days count from'),
    days: whole(-1000, 1000, 'Days'),
  })
  .meta({ id: 'PlanLine' });

const PolicyRow = z
  .object({ fromDays: whole(0, 1000, 'Days'), percent: percent(0, 'A percentage is from 0 to 100%') })
  .meta({ id: 'PolicyRow' });

const terms = {
  optionDays: whole(1, 60, 'Days'),
  optionTime: ClockTime,
  shortNoticeDays: whole(0, 365, 'Days'),
  shortNoticeHours: whole(1, 1440, 'Hours'),
  challengeHours: whole(1, 1440, 'Hours'),
  maxDiscount: percent(0, 'The maximum is from 0 to 100%'),
  taxRate: percent(0, 'Tax rate must be from 0 to 100'),
  discounts: z.array(Discount).max(20, 'At most 20 discounts'),
  plan: z.array(PlanLine).min(1, 'At least one line is required').max(12, 'At most 12 lines'),
  policyKind: z.enum(['days', 'due'], 'Please choose how the fee is calculated'),
  policy: z.array(PolicyRow).min(1, 'At least one line is required').max(12, 'At most 12 lines'),
  /** The path of the company's public page below /book/. */
  publicSlug: orNone(PublicSlug),
  publicOpen: z.boolean(),
  publicOptions: z.boolean(),
  publicOptionHours: whole(1, 336, 'Hours'),
  publicMost: whole(1, 100, 'Options'),
  publicOrigins: z.array(PublicOrigin).max(20, 'At most 20 websites'),
  publicWords: optionalText(5000),
  /** How many days after a charter the documents and health details of its guests are deleted. */
  guestDataDays: whole(0, 3650, 'Days'),
  /** Whether closing a charter of a whole yacht requires a signed check-out. */
  handovers: z.boolean(),
  /** The text of contracts; null for the built-in one. */
  template: orNone(z.string('Please write the contract').max(30_000, 'At most 30,000 characters')),
};

/** The changes to a company's rules for charters. Lists that are given replace the existing ones. */
export const CharterTermsChanges = z
  .object({ ...terms, companyId: orNone(Id) })
  .partial()
  .meta({ id: 'CharterTermsChanges' });
export type CharterTermsChanges = z.infer<typeof CharterTermsChanges>;

/** A company's rules for charters. */
export const CharterTerms = z
  .object({
    companyId: z.int(),
    optionDays: z.int(),
    optionTime: z.string(),
    shortNoticeDays: z.int(),
    shortNoticeHours: z.int(),
    challengeHours: z.int(),
    maxDiscount: z.string(),
    taxRate: z.string(),
    discounts: z.array(z.object({ label: z.string(), kind: z.enum(discountKinds), days: z.int(), percent: z.string() })),
    plan: z.array(
      z.object({
        kind: z.enum(planKinds),
        label: z.string(),
        percent: z.string().nullable(),
        anchor: z.enum(['booking', 'start']),
        days: z.int(),
      }),
    ),
    policyKind: z.enum(['days', 'due']),
    policy: z.array(z.object({ fromDays: z.int(), percent: z.string() })),
    /** The path of the company's public page below /book/; null if it has none. */
    publicSlug: z.string().nullable(),
    publicOpen: z.boolean(),
    /** Whether visitors may hold dates, for how many hours, and how many of these options may exist at a time. */
    publicOptions: z.boolean(),
    publicOptionHours: z.int(),
    publicMost: z.int(),
    /** The websites that may show the page in a frame. */
    publicOrigins: z.array(z.string()),
    publicWords: z.string().nullable(),
    guestDataDays: z.int(),
    /** Whether closing a charter of a whole yacht requires a signed check-out. */
    handovers: z.boolean(),
    template: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CharterTerms' });
export type CharterTerms = z.infer<typeof CharterTerms>;

/** The defaults of a company, the same as those of the columns of `charter_terms`. */
export const usualTerms: Omit<CharterTerms, 'companyId' | 'updatedAt'> = {
  optionDays: 5,
  optionTime: '18:00',
  shortNoticeDays: 14,
  shortNoticeHours: 24,
  challengeHours: 48,
  maxDiscount: '30.00',
  taxRate: '0.00',
  discounts: [],
  plan: [
    { kind: 'fee', label: 'First installment', percent: '50.00', anchor: 'booking', days: 7 },
    { kind: 'fee', label: 'Second installment', percent: '50.00', anchor: 'start', days: -28 },
    { kind: 'deposit', label: 'Security deposit', percent: null, anchor: 'start', days: -28 },
  ],
  policyKind: 'days',
  policy: [
    { fromDays: 61, percent: '30.00' },
    { fromDays: 31, percent: '50.00' },
    { fromDays: 0, percent: '100.00' },
  ],
  publicSlug: null,
  publicOpen: false,
  publicOptions: false,
  publicOptionHours: 24,
  publicMost: 10,
  publicOrigins: [],
  publicWords: null,
  guestDataDays: 90,
  handovers: false,
  template: null,
};

/** What is wrong with a plan, a policy or a template as a whole, at the field, or null. */
export function charterTermsFault({ plan, policy, template }: CharterTermsChanges): { path: string; message: string } | null {
  const misread = template ? templateFault(template) : null;
  if (misread) return { path: 'template', message: misread };
  const unsaid = plan?.findIndex(({ kind, percent: share }) => kind !== 'deposit' && !share) ?? -1;
  if (unsaid >= 0) return { path: `plan.${unsaid}.percent`, message: 'Percentage is required' };
  const shares = plan?.filter(({ kind }) => kind === 'fee').map(({ percent: share }) => Math.round(Number(share) * 100)) ?? [];
  if (plan && shares.reduce((sum, each) => sum + each, 0) !== 10_000)
    return { path: 'plan', message: 'The installments of the fee must add up to 100%' };
  const twice = policy?.findIndex(({ fromDays }, at) => policy.findIndex((other) => other.fromDays === fromDays) < at) ?? -1;
  return twice >= 0 ? { path: `policy.${twice}.fromDays`, message: 'These days are already listed' } : null;
}
