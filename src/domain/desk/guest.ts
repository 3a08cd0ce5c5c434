import type { Day } from '../shared/calendar-days.ts';
import { CountryCode } from '../shared/countries.ts';
import { calendarDay, Id, nameText, optionalText, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { careFields, crewListForms, documentTypes, genders, guestRoles, paperFields } from './guest-fields.ts';

const consentFault = 'Please agree that we keep these health details';

const papers = {
  gender: orNone(z.enum(genders, 'Please choose a gender')),
  birthDate: orNone(calendarDay('Please enter a date')),
  birthPlace: optionalText(100),
  nationality: orNone(CountryCode),
  documentType: orNone(z.enum(documentTypes, 'Please choose a document')),
  documentNumber: optionalText(50),
  issuingState: orNone(CountryCode),
  documentExpiry: orNone(calendarDay('Please enter a date')),
};

/** A guest as entered. */
export const NewGuest = z
  .object({
    familyName: nameText('Last name is required'),
    givenNames: nameText('First name is required'),
    role: z.enum(guestRoles, 'Please choose a role').default('guest'),
    ...papers,
    embarkation: optionalText(100),
    disembarkation: optionalText(100),
    visaNumber: optionalText(50),
    diet: optionalText(500),
    allergies: optionalText(500),
    medical: optionalText(1000),
    swims: z.boolean().nullable().optional(),
    shoeSize: optionalText(20),
    notes: optionalText(1000),
    /** The consent to store notes on allergies and health (GDPR, article 9(2)(a)). */
    healthConsent: z.boolean().default(false),
  })
  .refine(({ allergies, medical, healthConsent }) => healthConsent || (!allergies && !medical), {
    path: ['healthConsent'],
    message: consentFault,
  })
  .meta({ id: 'NewGuest' });
export type NewGuest = z.infer<typeof NewGuest>;

/** All guests; they replace the existing ones. */
export const GuestListChanges = z
  .object({
    guests: z.array(NewGuest).max(200, 'At most 200 guests'),
    /** The crew of this charter; if empty, the yacht's crew. */
    crewIds: z.array(Id).max(100, 'At most 100 crew members').optional(),
  })
  .meta({ id: 'GuestListChanges' });
export type GuestListChanges = z.infer<typeof GuestListChanges>;

/** The guests only, as filled in through a link. */
export const GuestsByLink = GuestListChanges.pick({ guests: true }).meta({ id: 'GuestsByLink' });

const text = z.string().nullable();
const enteredFields = {
  gender: z.enum(genders).nullable(),
  birthDate: text,
  birthPlace: text,
  nationality: text,
  documentType: z.enum(documentTypes).nullable(),
  documentNumber: text,
  issuingState: text,
  documentExpiry: text,
};

/** A guest as stored. */
export const Guest = z
  .object({
    familyName: z.string(),
    givenNames: z.string(),
    role: z.enum(guestRoles),
    ...enteredFields,
    embarkation: text,
    disembarkation: text,
    visaNumber: text,
    diet: text,
    allergies: text,
    medical: text,
    swims: z.boolean().nullable(),
    shoeSize: text,
    notes: text,
    healthConsent: z.boolean(),
  })
  .meta({ id: 'Guest' });
export type Guest = z.infer<typeof Guest>;

/** A crew member with their papers. */
const ListedCrew = z.object({
  crewId: z.int(),
  name: z.string(),
  role: z.string(),
  /** Whether they were chosen for this charter. If nobody was, the yacht's crew sails. */
  isChosen: z.boolean(),
  familyName: text,
  givenNames: text,
  ...enteredFields,
});

/** Who is on board on a charter. */
export const GuestList = z
  .object({
    guests: z.array(Guest),
    crew: z.array(ListedCrew),
    /** Whether papers are included. They never are for API tokens, or once they are deleted. */
    hasPapers: z.boolean(),
    updatedAt: z.string(),
  })
  .meta({ id: 'GuestList' });
export type GuestList = z.infer<typeof GuestList>;

/** The guests as a link shows them. */
export const LinkGuests = GuestList.pick({ guests: true, updatedAt: true }).meta({ id: 'LinkGuests' });

/** The papers of a crew member, as crew lists need them. */
export const CrewPapers = z.object({ familyName: optionalText(100), givenNames: optionalText(100), ...papers }).meta({ id: 'CrewPapers' });
export type CrewPapers = z.infer<typeof CrewPapers>;

/** The same as stored. */
export const StoredCrewPapers = z
  .object({ familyName: text, givenNames: text, ...enteredFields, updatedAt: z.string() })
  .meta({ id: 'StoredCrewPapers' });
export type StoredCrewPapers = z.infer<typeof StoredCrewPapers>;

/** Which list of a charter to create. */
export const CrewListQuery = z.object({
  form: z.enum(crewListForms, 'Please choose a list').optional(),
  format: z.enum(['pdf', 'csv'], 'Please choose a format').optional(),
  port: z.string().trim().max(100, 'At most 100 characters').optional(),
  direction: z.enum(['arrival', 'departure'], 'Please choose a direction').optional(),
});
export type CrewListQuery = z.infer<typeof CrewListQuery>;

/** A guest without what API tokens may not see. */
export function withoutPapers(guest: Guest): Guest {
  const gone = Object.fromEntries([...paperFields, ...careFields].map((field) => [field, field === 'healthConsent' ? false : null]));
  return { ...guest, ...gone };
}

/** What is wrong with an entered date of birth, or null. */
export function birthDateFault(birthDate: Day | null | undefined, today: Day): string | null {
  return birthDate && birthDate > today ? 'This date is in the future' : null;
}

/** Whether everything that an authority's list requires is filled in. */
export function isComplete(guest: Pick<Guest, 'birthDate' | 'nationality' | 'documentType' | 'documentNumber'>): boolean {
  return Boolean(guest.birthDate && guest.nationality && guest.documentType && guest.documentNumber);
}
