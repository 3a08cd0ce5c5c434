import { amount, calendarDay, Id, nameText, optionalText, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { maxCents } from './currency.ts';
import { ExpenseCategory } from './expense.ts';
import { shareParts, shareText } from './owner-statement-reckoning.ts';

const email = orNone(z.string().trim().max(255, 'At most 255 characters').pipe(z.email('Please enter a valid email address')));

/** What a person may enter about an owner whose yacht the company runs. */
export const NewYachtOwner = z
  .object({
    name: nameText('Name is required', { max: 200 }),
    email,
    address: optionalText(1000),
    vatNumber: orNone(
      z
        .string()
        .trim()
        .transform((text) => text.replaceAll(/[\s.-]/g, '').toUpperCase())
        .pipe(z.string().max(20, 'At most 20 characters')),
    ),
    companyId: orNone(Id),
  })
  .meta({ id: 'NewYachtOwner' });
export type NewYachtOwner = z.infer<typeof NewYachtOwner>;

/** What may change. Owners stay in their company's books. */
export const YachtOwnerChanges = NewYachtOwner.omit({ companyId: true }).partial().meta({ id: 'YachtOwnerChanges' });
export type YachtOwnerChanges = z.infer<typeof YachtOwnerChanges>;

const HeldShare = z.object({
  id: z.int(),
  yachtId: z.int(),
  yachtName: z.string(),
  share: z.string(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
});

/** An owner with their shares, and their balance: the statements less the payments. */
export const YachtOwner = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    address: z.string().nullable(),
    vatNumber: z.string().nullable(),
    userId: z.int().nullable(),
    shares: z.array(HeldShare),
    balance: z.string(),
    currency: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'YachtOwner' });
export type YachtOwner = z.infer<typeof YachtOwner>;

const shareFault = 'A share is above 0 and at most 100%';
const unreadShare = 'A share is a number with up to 4 decimals';

/** A percentage above 0 with up to four decimals. */
const Share = z.union([z.string(), z.number()], shareFault).transform((value, check) => {
  const text = String(value).trim();
  const isRead = /^\d{1,9}(\.\d{1,4}0*)?$/.test(text);
  const parts = isRead ? shareParts(text) : 0n;
  if (parts > 0n && parts <= 1_000_000n) return shareText(parts);
  check.addIssue({ code: 'custom', message: isRead ? shareFault : unreadShare });
  return z.NEVER;
});

const validity = {
  validFrom: calendarDay('First day is required'),
  validTo: orNone(calendarDay('Last day must be a date')),
};

/** An owner's share of a yacht, first and last day included. */
export const NewYachtShare = z.object({ ownerId: Id, yachtId: Id, share: Share, ...validity }).meta({ id: 'NewYachtShare' });
export type NewYachtShare = z.infer<typeof NewYachtShare>;

/** What may change. Owner and yacht of a share can't. */
export const YachtShareChanges = NewYachtShare.omit({ ownerId: true, yachtId: true }).partial().meta({ id: 'YachtShareChanges' });
export type YachtShareChanges = z.infer<typeof YachtShareChanges>;

export const YachtShare = z
  .object({
    ...HeldShare.shape,
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    ownerId: z.int(),
    ownerName: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'YachtShare' });
export type YachtShare = z.infer<typeof YachtShare>;

const percentFault = 'A fee is from 0 to 100%';

/** The company's fee for running a yacht, and the cost categories passed on to her owners. */
export const NewManagementAgreement = z
  .object({
    yachtId: Id,
    feePercent: amount({ min: 0, max: 10_000, tooSmall: percentFault, tooLarge: percentFault }).optional(),
    feeMonthly: amount({ min: 0, max: maxCents, tooSmall: 'A fee is 0 or more' }).optional(),
    feeTaxRateId: orNone(Id),
    passedOn: z.array(ExpenseCategory).max(50, 'At most 50 categories').optional(),
    ...validity,
  })
  .meta({ id: 'NewManagementAgreement' });
export type NewManagementAgreement = z.infer<typeof NewManagementAgreement>;

export const ManagementAgreementChanges = NewManagementAgreement.omit({ yachtId: true })
  .partial()
  .meta({ id: 'ManagementAgreementChanges' });
export type ManagementAgreementChanges = z.infer<typeof ManagementAgreementChanges>;

export const ManagementAgreement = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    yachtId: z.int(),
    yachtName: z.string(),
    feePercent: z.string(),
    feeMonthly: z.string(),
    feeTaxRateId: z.int().nullable(),
    feeTaxRateName: z.string().nullable(),
    feeTaxPercent: z.string().nullable(),
    passedOn: z.array(z.string()),
    validFrom: z.string(),
    validTo: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ManagementAgreement' });
export type ManagementAgreement = z.infer<typeof ManagementAgreement>;

/** Why this can't be valid on these days, or null if it can. */
export function validityFault({ validFrom, validTo }: { validFrom: string; validTo?: string | null | undefined }): string | null {
  return validTo && validTo < validFrom ? "The last day can't be before the first" : null;
}
