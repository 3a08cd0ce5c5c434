import type { Company } from '#domain/companies/company.ts';

export type CompanyForm = {
  name: string;
  description: string;
  address: string;
  contactEmail: string;
  contactPhone: string;
  website: string;
  logo: string;
  subscriptionTier: Company['subscriptionTier'];
  timeZone: string;
};

/** What a form shows of a company. */
export function formOf(company: Company): CompanyForm {
  const { name, subscriptionTier, timeZone } = company;
  return {
    name,
    subscriptionTier,
    timeZone,
    description: company.description ?? '',
    address: company.address ?? '',
    contactEmail: company.contactEmail ?? '',
    contactPhone: company.contactPhone ?? '',
    website: company.website ?? '',
    logo: company.logo ?? '',
  };
}

export const blankCompany: CompanyForm = {
  name: '',
  description: '',
  address: '',
  contactEmail: '',
  contactPhone: '',
  website: '',
  logo: '',
  subscriptionTier: 'starter',
  timeZone: 'UTC',
};
