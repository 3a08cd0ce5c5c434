import { ElectronicScheme } from '../shared/electronic-scheme.ts';
import { Country, Id, nameText, optionalText, orNone } from '../shared/fields.ts';
import { VatNumber } from '../shared/vat-number.ts';
import { z } from '../shared/zod.ts';
import { Currency } from './currency.ts';
import { ApaPercent } from './apa.ts';
import { ReminderLevels } from './payment-reminder.ts';
import { priceModes } from './tax-words.ts';

const PriceMode = z.enum(priceModes, 'Please choose how prices are written');

const Bic = z
  .string()
  .trim()
  .max(20, 'At most 20 characters')
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, 'A BIC has 8 or 11 characters, such as AGRIFRPP.'));

/** The seller's details on invoices, beyond the company's profile. The account number comes from the profile. */
const seller = {
  legalName: orNone(nameText('Legal name is required', { max: 200 })),
  contactName: optionalText(200),
  street: optionalText(200),
  postCode: optionalText(20),
  city: optionalText(100),
  country: orNone(Country),
  vatNumber: orNone(VatNumber),
  registrationNumber: optionalText(50),
  bic: orNone(Bic),
  accountName: optionalText(70),
  /** Where answers to electronic invoices go, and the scheme of that address. Both or neither are set. */
  electronicAddress: optionalText(200),
  electronicScheme: orNone(ElectronicScheme),
};

/** The same as a form sends it. */
export const SellerDetails = z.object(seller);

/** The settings of a company's books that a person may enter. */
export const BooksSettingsChanges = z
  .object({
    prices: PriceMode.optional(),
    taxRateId: orNone(Id),
    issuedStays: z.boolean().optional(),
    reminderLevels: orNone(ReminderLevels),
    reportingCurrency: Currency.optional(),
    /** The default APA, as a percentage of the charter’s fee. */
    apaPercent: orNone(ApaPercent),
    ...seller,
    companyId: orNone(Id),
  })
  .meta({ id: 'BooksSettingsChanges' });
export type BooksSettingsChanges = z.infer<typeof BooksSettingsChanges>;

/** The stored settings: defaults of new invoices, whether sent ones stay, the reminder levels, and the seller's details. */
export const BooksSettings = z
  .object({
    companyId: z.int(),
    prices: PriceMode,
    taxRateId: z.int().nullable(),
    issuedStays: z.boolean(),
    reminderLevels: ReminderLevels,
    /** The currency of profit, tax and receivables. */
    reportingCurrency: z.string(),
    apaPercent: z.string().nullable(),
    /** The last closed day: records dated up to it can't change. */
    closedUntil: z.string().nullable(),
    legalName: z.string().nullable(),
    contactName: z.string().nullable(),
    street: z.string().nullable(),
    postCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    vatNumber: z.string().nullable(),
    registrationNumber: z.string().nullable(),
    bic: z.string().nullable(),
    accountName: z.string().nullable(),
    electronicAddress: z.string().nullable(),
    electronicScheme: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'BooksSettings' });
export type BooksSettings = z.infer<typeof BooksSettings>;

export const staysOn = 'Once sent invoices are locked, this can’t be turned off.';
