/** The role of a person on board. */
export const guestRoles = ['guest', 'skipper', 'crew'] as const;
type GuestRole = (typeof guestRoles)[number];
export const guestRoleLabels: Record<GuestRole, string> = { guest: 'Guest', skipper: 'Skipper', crew: 'Crew' };

export const genders = ['female', 'male', 'other'] as const;
export const genderLabels: Record<(typeof genders)[number], string> = { female: 'Female', male: 'Male', other: 'Other' };

export const documentTypes = ['passport', 'identity_card', 'other'] as const;
export const documentTypeLabels: Record<(typeof documentTypes)[number], string> = {
  passport: 'Passport',
  identity_card: 'Identity card',
  other: 'Other document',
};

/** Details that authorities require of everyone on board. They are deleted some time after the charter, and never shown to API tokens. */
export const paperFields = [
  'gender',
  'birthDate',
  'birthPlace',
  'nationality',
  'documentType',
  'documentNumber',
  'issuingState',
  'documentExpiry',
  'embarkation',
  'disembarkation',
  'visaNumber',
] as const;

/** Personal details that help on board, protected in the same way. */
export const careFields = ['diet', 'allergies', 'medical', 'swims', 'shoeSize', 'notes', 'healthConsent'] as const;

/** The lists for authorities: everyone on board, the crew (IMO FAL form 5), the passengers (form 6). */
export const crewListForms = ['persons', 'crew', 'passengers'] as const;
export type CrewListForm = (typeof crewListForms)[number];
export const crewListLabels: Record<CrewListForm, string> = {
  persons: 'List of persons on board',
  crew: 'Crew list (IMO FAL form 5)',
  passengers: 'Passenger list (IMO FAL form 6)',
};
