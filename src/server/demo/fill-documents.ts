import { addMonths } from '#domain/shared/calendar-days.ts';
import type { Transaction } from '../platform/database.ts';
import { daysAfter, type Day } from './calendar.ts';
import { at, idsOf, type Stored } from './stored.ts';

type Paper = { type: string; months: number | null; issuer: string; from: string };

// The documents of every yacht and of the company, with how far back and ahead they are valid.
const ofYachts: Paper[] = [
  { type: 'Certificate of registry', months: 60, issuer: 'Ship Registry', from: 'REG' },
  { type: 'Insurance policy', months: 12, issuer: 'Harbor Mutual', from: 'HM' },
  { type: 'Coding certificate', months: 60, issuer: 'Marine Survey Office', from: 'COD' },
  { type: 'Life raft certificate', months: 12, issuer: 'Raft Service Station', from: 'LR' },
  { type: 'Radio license', months: null, issuer: 'Radio Authority', from: 'RL' },
];
const ofCompany: Paper[] = [
  { type: 'Liability insurance', months: 12, issuer: 'Harbor Mutual', from: 'LI' },
  { type: 'Trade license', months: null, issuer: 'Chamber of Commerce', from: 'TL' },
];

// Documents that need attention: an insurance policy that ends soon, an overdue life raft, and a missing license.
const pressing: { place: number; type: string; daysLeft: number | 'missing' }[] = [
  { place: 2, type: 'Life raft certificate', daysLeft: -6 },
  { place: 4, type: 'Insurance policy', daysLeft: 23 },
  { place: 7, type: 'Radio license', daysLeft: 'missing' },
  { place: 9, type: 'Coding certificate', daysLeft: 61 },
];
const comfortable = [140, 172, 203, 245, 288, 311, 333];

/** The documents of a company and its yachts, with each state once. Yearly documents have been renewed before. */
export async function fillDocuments(t: Transaction, { companyId, yachts }: Stored, today: Day): Promise<void> {
  const fleet = [...yachts.values()];
  const filed = `${daysAfter(today, -380)} 09:00`;
  const held = [
    ...fleet.flatMap((yachtId, place) =>
      ofYachts.map((paper, nth) => ({ yachtId, paper, place: place * 5 + nth, daysLeft: daysLeftOf(paper, place, fleet.length) })),
    ),
    ...ofCompany.map((paper, nth) => ({ yachtId: null, paper, place: 90 + nth, daysLeft: 211 })),
  ].flatMap(({ daysLeft, ...each }) => (daysLeft === 'missing' ? [] : [{ ...each, daysLeft }]));
  const rafts = await t
    .selectFrom('equipment')
    .select(['id', 'yachtId'])
    .where('companyId', '=', companyId)
    .where('kind', '=', 'life_raft')
    .orderBy('id')
    .execute();
  // What the document is about: the certificate of a life raft belongs to that raft.
  const equipmentOf = (yachtId: number | null, { type }: Paper) =>
    type === 'Life raft certificate' ? (rafts.find((raft) => raft.yachtId === yachtId)?.id ?? null) : null;
  const made = { companyId, createdAt: filed, updatedAt: filed };
  const ids = idsOf(
    await t
      .insertInto('documents')
      .values(held.map(({ yachtId, paper }) => ({ ...made, yachtId, equipmentId: equipmentOf(yachtId, paper), type: paper.type })))
      .returning('id')
      .execute(),
  );
  const versions = held.flatMap(({ paper, place, daysLeft }, nth) =>
    versionsOf(paper, place, daysAfter(today, daysLeft), today).map((version) => ({ ...version, companyId, documentId: at(ids, nth) })),
  );
  await t.insertInto('documentVersions').values(versions).execute();
  const since = { companyId, createdAt: `${daysAfter(today, -45)} 09:00` };
  await t
    .insertInto('documentNeeds')
    .values([
      ...ofYachts.map(({ type }) => ({ ...since, of: 'fleet', type, needed: true })),
      { ...since, of: 'company', type: 'Liability insurance', needed: true },
      { ...since, of: 'yacht', yachtId: at(fleet, 0), type: 'Radio license', needed: false },
    ])
    .execute();
}

function daysLeftOf({ type }: Paper, place: number, yachts: number): number | 'missing' {
  const found = pressing.find((each) => each.type === type && each.place % yachts === place);
  return found ? found.daysLeft : at(comfortable, (place * 3 + type.length) % comfortable.length);
}

function versionsOf({ months, issuer, from }: Paper, place: number, ends: Day, today: Day) {
  const version = (nth: number, issuedOn: Day, expiresOn: Day | null) => ({
    version: nth,
    number: `${from}-${2100 + place * 7 + nth}`,
    issuer,
    issuedOn,
    expiresOn,
    createdAt: `${issuedOn < daysAfter(today, -380) ? daysAfter(today, -380) : issuedOn} 09:00`,
  });
  if (months === null) return [version(1, addMonths(today, -30), null)];
  const began = addMonths(ends, -months);
  if (months > 12) return [version(1, began, ends)];
  return [version(1, addMonths(began, -months), began), version(2, began, ends)];
}
