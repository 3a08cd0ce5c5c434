import type { Insertable } from 'kysely';
import { commonCertificate } from '#domain/crew/certificate-catalogue.ts';
import { addMonths } from '#domain/shared/calendar-days.ts';
import type { Certificates } from '../tables.ts';
import { daysAfter, type Day } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { DemoCompany, DemoCrewMember } from './demo-company.ts';

export type PlacedCertificate = Pick<Insertable<Certificates>, 'type' | 'number' | 'issuingAuthority' | 'issueDate' | 'expiryDate'> & {
  holder: string;
};

// The days left of certificates that need attention, and of those that don't.
const pressing = [-12, 23, 61, 5, -3, 84];
const comfortable = [140, 210, 260, 330, 410, 520, 640];

/** The certificates mentioned in a crew member's notes, and a medical for everyone with any. One in five has something to renew. */
export function placeCertificates({ crew }: DemoCompany, today: Day, chance: Chance): PlacedCertificate[] {
  return crew
    .filter(({ certifications }) => certifications !== null)
    .flatMap((member, place) => {
      const toRenew = place % 5 === 1 ? pressing[Math.floor(place / 5) % pressing.length] : undefined;
      return typesOf(member).map((type, index) => {
        const number = `${type.replaceAll(/[^A-Z0-9]/g, '').slice(0, 4)}-${4100 + place * 37 + index}`;
        const issuingAuthority = authorities.find(([words]) => words.test(type))?.[1] ?? null;
        return {
          holder: member.name,
          type,
          number,
          issuingAuthority,
          ...datesOf(type, today, (index === 0 ? toRenew : undefined) ?? chance.of(comfortable)),
        };
      });
    });
}

/** Derives the issue date from the expiry date and the usual validity of the type. */
function datesOf(type: string, today: Day, daysLeft: number): { issueDate: Day; expiryDate: Day | null } {
  const validity = commonCertificate(type)?.validity;
  const expiryDate = daysAfter(today, daysLeft);
  if (typeof validity !== 'object') return { issueDate: addMonths(expiryDate, -60), expiryDate: null };
  return { issueDate: addMonths(expiryDate, -12 * validity.years), expiryDate };
}

const papers: [RegExp, string][] = [
  [/STCW/, 'STCW Basic Safety Training'],
  [/GMDSS/, 'GMDSS General Operator’s Certificate'],
  [/\b(Master|Mate|Capitaine)\b/, 'Certificate of Competency (Deck)'],
  [/Y\d Engineer/, 'Certificate of Competency (Engine)'],
  [/Yachtmaster/, 'RYA/MCA Yachtmaster'],
  [/Endorsement|commercially endorsed/i, 'RYA Commercial Endorsement'],
  [/Day Skipper/, 'RYA Day Skipper'],
  [/First Aid/, 'RYA First Aid'],
  [/Cook/, 'Food Safety Level 2'],
  [/Powerboat/, 'RYA Powerboat Level 2'],
];

const authorities: [RegExp, string][] = [
  [/Competency/, 'Maritime and Coastguard Agency'],
  [/ENG1/, 'MCA approved doctor'],
  [/RYA/, 'Royal Yachting Association'],
  [/STCW|GMDSS/, 'Warsash Maritime School'],
];

function typesOf({ certifications }: DemoCrewMember): string[] {
  const spoken = papers.filter(([words]) => words.test(certifications ?? ''));
  return ['ENG1 Medical Certificate', ...spoken.map(([, type]) => type)];
}
