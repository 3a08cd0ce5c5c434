import type { UseFormReturn } from 'react-hook-form';
import type { Company, NewCompany } from '#domain/companies/company.ts';
import { ibanInGroups } from '#domain/shared/iban.ts';
import { formatsOf, type DecimalMark, type Formats } from '#domain/shared/formats.ts';
import { houseRulesForm, type HouseRulesForm } from '../companies/house-rules-entry.ts';

/** The fields of a company in its settings. */
export type CompanyProfile = {
  name: string;
  address: string;
  contactEmail: string;
  contactPhone: string;
  website: string;
  logo: string;
  timeZone: string;
  defaultCurrency: string;
  taxNumber: string;
  iban: string;
  paymentDetails: string;
  houseRules: HouseRulesForm;
  formats: Formats & { decimalMark: DecimalMark | null };
};
export type ProfileForm = UseFormReturn<CompanyProfile, unknown, NewCompany>;

/** The form values of a company in its settings. */
export function formOf(company: Company): CompanyProfile {
  const { name, timeZone, defaultCurrency } = company;
  return {
    name,
    timeZone,
    defaultCurrency,
    address: company.address ?? '',
    contactEmail: company.contactEmail ?? '',
    contactPhone: company.contactPhone ?? '',
    website: company.website ?? '',
    logo: company.logo ?? '',
    taxNumber: company.taxNumber ?? '',
    iban: ibanInGroups(company.iban ?? ''),
    paymentDetails: company.paymentDetails ?? '',
    houseRules: houseRulesForm(company.houseRules),
    formats: { ...formatsOf(company.formats), decimalMark: company.formats.decimalMark ?? null },
  };
}
