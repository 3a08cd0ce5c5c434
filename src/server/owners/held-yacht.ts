import { touchesTold, toldFault } from '#domain/finance/owner-statement-reckoning.ts';
import { noCompany } from '../platform/company.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { holdYachtOf, toldUntilOf } from './share-store.ts';

type HeldYacht = { id: number; name: string; companyId: number; /** the last day that statements tell of */ toldUntil: string | null };

/** The yacht whose shares or agreement somebody writes, held until the transaction ends, so that no statement is issued beside it. */
export async function yachtToWrite(t: Transaction, scope: Scope, id: number): Promise<HeldYacht> {
  const yacht = await holdYachtOf(t, scope, id);
  if (!yacht || yacht.companyId === noCompany) throw wrongField('yachtId', "This yacht isn't in your fleet.");
  return { ...yacht, toldUntil: await toldUntilOf(t, yacht.companyId, id) };
}

/** What issued statements rest on stays as it is. */
export function refuseTold(
  { name, toldUntil }: HeldYacht,
  before: Parameters<typeof touchesTold>[1],
  after: Parameters<typeof touchesTold>[2],
): void {
  if (toldUntil !== null && touchesTold(toldUntil, before, after)) throw new Refusal(409, 'statement_issued', toldFault(name, toldUntil));
}
