import { StoredHouseRules, YachtHouseRules } from '../companies/house-rules.ts';
import type { UsualTerms } from '../companies/usual-terms.ts';
import { Id, nameText, optionalText, orNone, PictureUrl, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { yachtStatuses, yachtTypes, yachtUses, type YachtStatus, type YachtType } from './words.ts';

const YachtType = z.enum(yachtTypes, 'Please choose a yacht type');
const YachtStatus = z.enum(yachtStatuses, 'Please choose a status');

const year = 'Year must be a whole number from 1800 to 2100';

/** What a person may enter about a new yacht. */
export const NewYacht = z
  .object({
    name: nameText('Name is required', { max: 120 }),
    type: YachtType,
    length: requiredText('Length is required', 40),
    status: YachtStatus.optional(),
    imageUrl: orNone(PictureUrl),
    flagCountry: optionalText(80),
    location: optionalText(120),
    year: orNone(z.coerce.number(year).int(year).min(1800, year).max(2100, year)),
    captainId: orNone(Id),
    companyId: orNone(Id),
    houseRules: YachtHouseRules.nullish(),
  })
  .meta({ id: 'NewYacht' });
export type NewYacht = z.infer<typeof NewYacht>;

/** What may change. Omitted keys stay unchanged. */
export const YachtChanges = NewYacht.partial().meta({ id: 'YachtChanges' });
export type YachtChanges = z.infer<typeof YachtChanges>;

/** What is stored and returned. */
export const Yacht = z
  .object({
    id: z.int(),
    name: z.string(),
    type: YachtType,
    length: z.string(),
    status: YachtStatus,
    imageUrl: z.string().nullable(),
    flagCountry: z.string().nullable(),
    location: z.string().nullable(),
    year: z.int().nullable(),
    captainId: z.int().nullable(),
    captainName: z.string().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    houseRules: StoredHouseRules.nullable(),
    turnaroundHours: z
      .number()
      .nullable()
      .meta({ description: 'The minimum hours between charters of the yacht, else of her company; null means the default, 6' }),
    crewCount: z.int(),
    nextMaintenanceDate: z.string().nullable(),
    /** Whether a defect keeps her from sailing now: bookings are refused. */
    mayNotSail: z.boolean(),
    use: z.enum(yachtUses),
    useUntil: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Yacht' });
export type Yacht = z.infer<typeof Yacht>;

/** What is deleted with a yacht, and what prevents deleting it. */
export const YachtDeletion = z
  .object({
    goes: z.object({
      events: z.int(),
      maintenance: z.int(),
      trips: z.int(),
      equipment: z.int(),
      documents: z.int(),
      defects: z.int(),
      plans: z.int(),
      services: z.int(),
      checklists: z.int(),
      runs: z.int(),
      stocks: z.int(),
      inventory: z.int(),
      calendars: z.int(),
      terms: z.int(),
      seasons: z.int(),
      extras: z.int(),
      reportLinks: z.int(),
      needs: z.int(),
      crewUnassigned: z.int(),
      chartersUnassigned: z.int().meta({ description: 'Enquiries, and charters that were lost or expired; they stay without a yacht' }),
    }),
    inTheWay: z.object({
      bookings: z.int(),
      charters: z.int(),
      invoices: z.int(),
      expenses: z.int(),
      income: z.int(),
      shares: z.int(),
      agreements: z.int(),
      statements: z.int(),
    }),
    refusal: z.string().nullable(),
  })
  .meta({ id: 'YachtDeletion' });
export type YachtDeletion = z.infer<typeof YachtDeletion>;

/** How a fleet may be sorted; a leading minus reverses the order. */
const sortable = ['name', 'length', 'year', 'status', 'use', 'location', 'id'] as const;
export const yachtSorts = sortable.flatMap((by) => [by, `-${by}`] as const);
export type YachtSort = (typeof yachtSorts)[number];

export type YachtForm = {
  name: string;
  type: YachtType | '';
  length: string;
  status: YachtStatus;
  imageUrl: string;
  flagCountry: string;
  location: string;
  year: string;
  captainId: number | null;
  companyId: number | null;
  houseRules: Record<keyof UsualTerms, string>;
};

export const blankYacht: YachtForm = {
  name: '',
  type: '',
  length: '',
  status: 'active',
  imageUrl: '',
  flagCountry: '',
  location: '',
  year: '',
  captainId: null,
  companyId: null,
  houseRules: { checkIn: '', checkOut: '', workBegins: '', workEnds: '', taxRate: '', daysToPay: '', turnaroundHours: '', currency: '' },
};
