import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { NewGuest } from '#domain/desk/guest.ts';
import { agreement } from '#domain/desk/signing.ts';
import { fullName } from '#domain/shared/words.ts';
import { drawEvidence, type Evidence } from '../charter-link/evidence-page.ts';
import { readFacts } from '../desk/charter-facts.ts';
import { contractNow, drawContract } from '../desk/charter-pdf.ts';
import { keepDocument } from '../desk/contract-store.ts';
import { readCharter } from '../desk/store.ts';
import { keepGuests } from '../guests/store.ts';
import type { Transaction } from '../platform/database.ts';
import { addRow } from '../platform/rows.ts';
import { asCompany } from '../platform/scope.ts';
import type { DemoCompany } from './demo-company.ts';
import type { Stored } from './stored.ts';

/** The stages of the demo's contracts: first those of options and quotes, then the next bookings, which are signed. */
const stages = { open: ['opened', 'sent'], booked: ['signed', 'signed'] } as const;
const hour = 3_600_000;

const family =
  (familyName: string, nationality: string) =>
  (givenNames: string, birthDate: string, more: Partial<NewGuest> = {}) => ({
    familyName,
    givenNames,
    birthDate,
    nationality,
    role: 'guest' as const,
    healthConsent: false,
    ...more,
  });
const [ofHalls, ofBrandts] = [family('Hall', 'GBR'), family('Brandt', 'DEU')];
const passport = (documentNumber: string, issuingState: string) =>
  ({ documentType: 'passport', documentNumber, issuingState, documentExpiry: '2033-08-30' }) as const;
const parties: NewGuest[][] = [
  [
    ofHalls('Edward', '1974-02-11', { gender: 'male', ...passport('533401287', 'GBR'), swims: true }),
    ofHalls('Imogen', '1977-09-30', { gender: 'female', ...passport('533401288', 'GBR'), swims: true, diet: 'No pork' }),
    ofHalls('Poppy', '2010-06-17', { gender: 'female', ...passport('561200934', 'GBR'), allergies: 'Peanuts', healthConsent: true }),
    ofHalls('Rufus', '2013-01-05', { gender: 'male', ...passport('561200935', 'GBR'), swims: false }),
  ],
  [
    ofBrandts('Jonas', '1969-12-01', { gender: 'male', ...passport('C4J9H2K1L', 'DEU') }),
    ofBrandts('Sabine', '1971-04-22', { diet: 'Vegetarian' }),
  ],
];

/** Stores a contract that was sent, one that was opened, and the signed ones of the next bookings with their guests. */
export async function fillContracts(t: Transaction, { people, name }: DemoCompany, { companyId }: Stored, now: Date): Promise<void> {
  const [first] = people;
  const sender = first ? { name: fullName(first), email: first.email } : null;
  const scope = asCompany(companyId);
  const charters = async (states: string[], maxRows: number) => {
    const { rows } = await sql<{ id: number; email: string }>`
      select c.id, k.email from charters c join customers k on k.company_id = c.company_id and k.id = c.customer_id
      where c.company_id = ${companyId} and c.state = any(${states}) and c.total > 0 and c.start_date > ${now.toISOString()} and k.email is not null
      order by c.start_date, c.id limit ${maxRows}`.execute(t);
    return rows;
  };
  const chosen = [
    ...(await charters(['option', 'quote'], stages.open.length)).map((charter, at) => ({
      ...charter,
      stage: stages.open[at],
      party: null,
    })),
    ...(await charters(['booked'], stages.booked.length)).map((charter, at) => ({
      ...charter,
      stage: stages.booked[at],
      party: parties[at],
    })),
  ];
  for (const { id, email, stage, party } of chosen) {
    const charter = await readCharter(t, scope, id);
    const key = { companyId, id };
    const signedAt = new Date(charter.bookedAt ?? now).toISOString();
    const sentAt = new Date(Math.min(Date.parse(signedAt), now.getTime()) - 5 * hour).toISOString();
    const says = contractNow(await readFacts(t, scope, charter), sender);
    const contract = await drawContract(null, says, { at: sentAt });
    const documentId = await keepDocument(t, key, { kind: 'contract', ...contract, says, sentTo: email, createdAt: sentAt });
    const openedAt = new Date(Date.parse(sentAt) + 2 * hour).toISOString();
    const opened = stage === 'sent' ? {} : { openedAt, opens: 2 };
    // The hash of no possible link: to try one in the demo, create a new link.
    const tokenHash = createHash('sha256').update(`${name} ${charter.number}`).digest();
    const linkId = await addRow(t, 'charterLinks', { companyId, charterId: id, kind: 'customer', createdAt: sentAt, tokenHash, ...opened });
    if (party) await keepGuests(t, key, party);
    if (stage !== 'signed') continue;
    const evidence: Evidence = {
      sha256: contract.sha256,
      name: charter.customerName ?? email,
      method: 'typed',
      strokes: null,
      sentence: agreement({ number: charter.number, company: name }),
      ip: '198.51.100.24',
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
      mailedTo: email,
      firstOpenedAt: openedAt,
      signedAt,
    };
    await t
      .insertInto('charterSignatures')
      .values({ companyId, charterId: id, documentId, linkId, ...evidence, strokes: null, createdAt: signedAt })
      .execute();
    const signed = await drawContract(null, says, { at: signedAt, page: (paper) => drawEvidence(paper, evidence, says) });
    await keepDocument(t, key, { kind: 'signed', ...signed, sentTo: email, createdAt: signedAt });
  }
}
