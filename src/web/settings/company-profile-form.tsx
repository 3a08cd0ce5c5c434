import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { usualTerms } from '#domain/companies/usual-terms.ts';
import { NewCompany, type Company } from '#domain/companies/company.ts';
import { datesIn } from '#domain/shared/date-words.ts';
import { usualFormats } from '#domain/shared/formats.ts';
import { companyQuery } from '../companies/company-query.ts';
import { houseRulesWords } from '../companies/house-rules-entry.ts';
import { HouseRulesFields } from '../companies/house-rules-fields.tsx';
import { FormatFields } from '../platform/format-fields.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { sessionQuery } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { formOf, type CompanyProfile } from './company-profile-entry.ts';
import { CompanyProfileFields } from './company-profile-fields.tsx';
import { DecimalMarkField } from './decimal-mark-field.tsx';

const Profile = NewCompany.omit({ subscriptionTier: true, description: true });
const resolver = checkedBy<CompanyProfile, NewCompany>(Profile);
const labels: Record<keyof CompanyProfile, string> = {
  name: 'Company name',
  address: 'Address',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  website: 'Website',
  logo: 'Logo',
  timeZone: 'Time zone',
  defaultCurrency: 'Default currency',
  taxNumber: 'Tax number',
  iban: 'IBAN',
  paymentDetails: 'Payment details',
  houseRules: 'House rules',
  formats: 'Dates and times',
};

/** What appears on a company's invoices, and the formats, time zone and currency its people work with. */
export function CompanyProfileForm({ company }: { company: Company }) {
  const queries = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const { form, continueFrom, frame } = useRecordForm({
    collection: '/api/companies',
    stored: company,
    formOf,
    blank: formOf(company),
    resolver,
    labels,
    words,
    failure: "Your settings weren't saved",
    onSaved: (saved, sent) => {
      continueFrom(saved, sent);
      queries.setQueryData(companyQuery(saved.id).queryKey, saved);
      // The session carries the company's name, time zone and currency.
      void queries.invalidateQueries(sessionQuery);
      toast({ title: 'Settings saved', description: `${saved.name} is up to date.` });
    },
  });
  const { isDirty, saving } = frame;

  return (
    <section aria-labelledby="company-profile" className="card p-5">
      <h2 id="company-profile" className="text-panel font-semibold">
        Company profile
      </h2>
      <p className="mt-1 text-ink-2">It appears on your invoices and sets the time zone of your calendar.</p>
      <form noValidate className="mt-5" onSubmit={frame.onSubmit}>
        <CompanyProfileFields form={form} onUploading={setUploading} />
        <Part
          title="Dates, times and amounts"
          text="How everyone here sees dates and times, in lists, emails and on invoices, and types amounts. Anyone can choose other dates and times in their profile."
        >
          <FormatFields control={form.control} otherwise={usualFormats}>
            <DecimalMarkField form={form} />
          </FormatFields>
        </Part>
        <Part title="House rules" text="The defaults for new bookings, work and invoices. A yacht can have its own.">
          <HouseRulesFields control={form.control} otherwise={usualTerms(null)} />
        </Part>
        <div className="mt-5 flex flex-wrap justify-end gap-2 border-t pt-4">
          <Button disabled={!isDirty} onClick={() => form.reset()}>
            Discard changes
          </Button>
          <Button type="submit" variant="primary" disabled={!isDirty || uploading} running={saving && 'Saving'}>
            Save changes
          </Button>
        </div>
      </form>
      {frame.conflict && <ConflictDialog thing="company" {...frame.conflict} />}
      <UnsavedChanges when={() => isDirty} />
    </section>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className="mt-5 min-w-0 border-t pt-4">
      <legend className="sr-only">{title}</legend>
      <h3 aria-hidden className="text-panel font-semibold">
        {title}
      </h3>
      <p className="mt-1 mb-4 text-ink-2">{text}</p>
      {children}
    </fieldset>
  );
}

function words(field: keyof CompanyProfile, values: CompanyProfile): string {
  if (field === 'houseRules') return houseRulesWords(values.houseRules);
  if (field === 'formats')
    return [
      datesIn('UTC', values.formats).moment('2026-11-21T17:30:00Z'),
      values.formats.decimalMark && `decimal ${values.formats.decimalMark}`,
    ]
      .filter(Boolean)
      .join(', ');
  return values[field] || 'Empty';
}
