import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company, CompanyChanges, NewCompany } from '#domain/companies/company.ts';
import { client, versionOf } from '../platform/api.ts';

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

type Save = { values: NewCompany } | { changes: CompanyChanges; upon: Company };

/** Adds a company, or changes the version of it that was worked on. */
export function useSaveCompany() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it adds one company.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<Company> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/companies/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/companies', { body: save.values, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved company without it.');
      return data;
    },
  });
}
