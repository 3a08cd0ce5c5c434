import { Id, nameText, optionalText, orNone, PictureUrl, respelled } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { CertificateState, FirstCertificate } from './certificate.ts';

const shortName = 'Name must be at least 3 characters';
const noRole = 'Role is required';

/** What a person may enter about a new crew member. */
export const NewCrewMember = z
  .object({
    name: nameText(shortName, { min: 3, max: 120 }),
    role: z.string({ error: noRole }).trim().min(2, noRole).max(80, 'At most 80 characters'),
    email: orNone(z.string().trim().max(320, 'At most 320 characters').pipe(z.email('Invalid email address'))),
    phone: optionalText(50),
    certifications: optionalText(2000),
    experience: optionalText(2000),
    imageUrl: orNone(PictureUrl),
    yachtId: orNone(Id),
    companyId: orNone(z.int('Company ID must be a number').positive('Company ID is required')),
    certificates: z.array(FirstCertificate).max(20, 'At most 20 certificates at once').optional(),
  })
  .meta({ id: 'NewCrewMember' });
export type NewCrewMember = z.infer<typeof NewCrewMember>;

/** The yacht a crew member commands from now on, if any. */
export const CommandChange = z.object({ yachtId: Id, held: z.boolean() }).meta({ id: 'CommandChange' });
export type CommandChange = z.infer<typeof CommandChange>;

/** What may change; omitted keys stay unchanged. Moving a captain can change the command in the same request. */
export const CrewMemberChanges = NewCrewMember.omit({ certificates: true })
  .partial()
  .extend({ command: CommandChange.optional() })
  .meta({ id: 'CrewMemberChanges' });
export type CrewMemberChanges = z.infer<typeof CrewMemberChanges>;

/** A crew member as returned. The first current certificate to expire decides the state; without any it is null. */
export const CrewMember = z
  .object({
    id: z.int(),
    name: z.string(),
    role: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    certifications: z.string().nullable(),
    experience: z.string().nullable(),
    imageUrl: z.string().nullable(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    isCaptain: z.boolean(),
    certificateState: CertificateState.nullable(),
    certificateDaysLeft: z.int().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CrewMember' });
export type CrewMember = z.infer<typeof CrewMember>;

/** How a crew may be sorted; a leading minus reverses the order. */
export const crewSorts = ['name', '-name', 'role', '-role', 'id', '-id'] as const;
export type CrewSort = (typeof crewSorts)[number];

export type CrewMemberForm = {
  name: string;
  role: string;
  email: string;
  phone: string;
  certifications: string;
  experience: string;
  imageUrl: string;
  yachtId: number | null;
  companyId: number | null;
  /** The first certificates; later ones have their own form. */
  certificates: { type: string; expiryDate: string }[];
};

export const blankCrewMember: CrewMemberForm = {
  name: '',
  role: '',
  email: '',
  phone: '',
  certifications: '',
  experience: '',
  imageUrl: '',
  yachtId: null,
  companyId: null,
  certificates: [],
};

/** Accepts the older spellings of keys in a body. */
export const inOurSpelling = respelled({ image_url: 'imageUrl', yacht_id: 'yachtId', company_id: 'companyId' });
