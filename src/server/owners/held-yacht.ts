import type { FastifyRequest } from 'fastify';
import { changesIssued, issuedFault } from '#domain/finance/owner-statement-reckoning.ts';
import { todayIn } from '../finance/invoice-status.ts';
import { companyPlace, noCompany } from '../platform/company.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { holdYachtOf, issuedUntilOf } from './share-store.ts';

type HeldYacht = {
  id: number;
  name: string;
  companyId: number;
  /** the last day that issued statements cover */ issuedUntil: string | null;
};

/**
 * The yacht whose shares or agreements are being changed, locked until the transaction ends, so that no statement is issued at the same
 * time.
 */
export async function yachtToWrite(t: Transaction, scope: Scope, id: number): Promise<HeldYacht> {
  const yacht = await holdYachtOf(t, scope, id);
  if (!yacht || yacht.companyId === noCompany) throw wrongField('yachtId', "This yacht isn't in your fleet.");
  return { ...yacht, issuedUntil: await issuedUntilOf(t, yacht.companyId, id) };
}

/** Refuses to change what issued statements are based on. */
export async function refuseIssued(
  t: Transaction,
  { person }: Pick<FastifyRequest, 'person'>,
  { name, companyId, issuedUntil }: HeldYacht,
  before: Parameters<typeof changesIssued>[1],
  after: Parameters<typeof changesIssued>[2],
): Promise<void> {
  if (issuedUntil === null || !changesIssued(issuedUntil, before, after)) return;
  const { formats } = await companyPlace(t, companyId, person);
  const fault = issuedFault(name, issuedUntil, { isDeletion: after === null, today: await todayIn(t, companyId), formats });
  throw new Refusal(409, 'statement_issued', fault);
}
