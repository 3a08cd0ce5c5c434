import { addMonths } from '../shared/calendar-days.ts';

/** How long a certificate is usually valid: years from issue, forever, or until the date printed on it. */
type UsualValidity = { years: number } | 'for ever' | 'as printed';

type CommonCertificate = {
  type: string;
  validity: UsualValidity;
  note?: string;
  /** The source; without one it is common practice. */
  source?: string;
};

const fiveYears = { years: 5 };

/**
 * Certificates that crews usually hold, as suggestions. They aren't binding, because flag states, employers and the certificate itself may
 * differ: users can enter any type and change any date.
 */
export const commonCertificates: readonly CommonCertificate[] = [
  // Refreshers every five years since 2017 (STCW, Manila amendments). The other two basic courses have no expiry.
  { type: 'STCW Basic Safety Training', validity: fiveYears, source: 'superyachtnews.com; bluewateryachting.com' },
  { type: 'STCW Personal Survival Techniques', validity: fiveYears, source: 'superyachtnews.com; bluewateryachting.com' },
  { type: 'STCW Fire Prevention and Fire Fighting', validity: fiveYears, source: 'superyachtnews.com; bluewateryachting.com' },
  {
    type: 'STCW Elementary First Aid',
    validity: 'for ever',
    note: 'Many flags and insurers enforce a printed date',
    source: 'bluewateryachting.com',
  },
  {
    type: 'STCW Personal Safety and Social Responsibilities',
    validity: 'for ever',
    note: 'Many flags and insurers enforce a printed date',
    source: 'bluewateryachting.com',
  },
  { type: 'STCW Survival Craft and Rescue Boats', validity: fiveYears, source: 'superyachtnews.com' },
  { type: 'STCW Advanced Fire Fighting', validity: fiveYears, source: 'superyachtnews.com' },
  { type: 'STCW Fast Rescue Boats', validity: fiveYears, source: 'superyachtnews.com' },
  { type: 'STCW Security Awareness', validity: 'for ever' },
  { type: 'STCW Designated Security Duties', validity: 'for ever' },
  { type: 'STCW Ship Security Officer', validity: 'for ever' },
  // Medical fitness: MCA.
  {
    type: 'ENG1 Medical Certificate',
    validity: { years: 2 },
    note: 'One year under 18; the doctor may shorten it',
    source: 'sstg.org; nymedicals.co.uk',
  },
  { type: 'ML5 Medical Certificate', validity: fiveYears, source: 'jollyparrot.co.uk' },
  // Competence: revalidated with sea time (MSN 1861).
  {
    type: 'Certificate of Competency (Deck)',
    validity: fiveYears,
    note: 'Revalidated with 12 months of sea time in five years',
    source: 'MSN 1861; marinescence.com',
  },
  {
    type: 'Certificate of Competency (Engine)',
    validity: fiveYears,
    note: 'Revalidated with 12 months of sea time in five years',
    source: 'MSN 1861; marinescence.com',
  },
  { type: 'GMDSS General Operator’s Certificate', validity: fiveYears, source: 'ephemeris.academy; marinescence.com' },
  { type: 'GMDSS Restricted Operator’s Certificate', validity: fiveYears, source: 'ephemeris.academy; marinescence.com' },
  { type: 'ECDIS Generic', validity: 'for ever' },
  { type: 'Human Element, Leadership and Management (HELM)', validity: 'for ever' },
  // RYA and related certificates.
  {
    type: 'RYA/MCA Yachtmaster',
    validity: 'for ever',
    note: 'Commercial use requires its endorsement',
    source: 'jollyparrot.co.uk; venice4sea.it',
  },
  { type: 'RYA Day Skipper', validity: 'for ever', source: 'jollyparrot.co.uk; venice4sea.it' },
  {
    type: 'RYA Commercial Endorsement',
    validity: fiveYears,
    note: 'Valid only with an ENG1 or ML5',
    source: 'jollyparrot.co.uk; venice4sea.it',
  },
  { type: 'RYA Powerboat Level 2', validity: 'for ever' },
  { type: 'RYA First Aid', validity: { years: 3 }, source: 'jollyparrot.co.uk' },
  { type: 'International Certificate of Competence (ICC)', validity: fiveYears, source: 'jollyparrot.co.uk' },
  { type: 'VHF Short Range Certificate', validity: 'for ever' },
  { type: 'Food Safety Level 2', validity: { years: 3 }, note: 'Recommended every two to three years' },
  { type: 'Food Safety Level 3', validity: { years: 3 }, note: 'Recommended every two to three years' },
  // Papers whose date is the one printed on them. The newest of each name counts, so those of two countries need different names.
  {
    type: 'Passport',
    validity: 'as printed',
    note: 'Many ports require six more months of validity. To tell two passports apart, add the country: “Passport (Ireland)”',
  },
  { type: 'Seaman’s Book', validity: 'as printed' },
  { type: 'Visa', validity: 'as printed', note: 'Put its country in the name: “Visa (USA)”' },
  { type: 'Yellow Fever Vaccination', validity: 'as printed' },
  { type: 'Driver’s License', validity: 'as printed' },
  { type: 'Flag State Endorsement', validity: 'as printed', note: 'Put its flag in the name: “Flag State Endorsement (Malta)”' },
  { type: 'Seafarer’s Employment Agreement', validity: 'as printed' },
];

/** The certificate of that name, ignoring case; undefined for a custom type. */
export function commonCertificate(type: string): CommonCertificate | undefined {
  const wanted = type.trim().toLowerCase();
  return commonCertificates.find((each) => each.type.toLowerCase() === wanted);
}

/** The day a certificate of this type usually expires, or null if the catalog has no validity for it. */
export function usualExpiry(type: string, issueDate: string | null): string | null {
  const validity = commonCertificate(type)?.validity;
  return typeof validity === 'object' && issueDate ? addMonths(issueDate, 12 * validity.years) : null;
}

/** The catalog's note on a type, in one line with its source; null for an unknown type. */
export function validityInWords(type: string): string | null {
  const common = commonCertificate(type);
  if (!common) return null;
  const { validity, note, source } = common;
  const usually =
    typeof validity === 'object'
      ? `Usually ${validity.years} years from issue`
      : validity === 'for ever'
        ? 'Usually without expiry'
        : 'As printed on it';
  return [usually, note, source && `Source: ${source}`].flatMap((part) => (part ? [`${part}.`] : [])).join(' ');
}
