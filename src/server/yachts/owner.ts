import { within, type Scope, type Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';

/** Records of a yacht belong to its company. The yacht must be one the caller can see. */
export async function companyOfYacht(t: Transaction, scope: Scope, yachtId: number): Promise<number> {
  const yacht = await t
    .selectFrom('yachts')
    .select('companyId')
    .where(within(scope, 'yachts'))
    .where('id', '=', yachtId)
    .executeTakeFirst();
  if (!yacht) throw notOfThisFleet();
  return yacht.companyId;
}

/** A record can only be given to another yacht of the same company. */
export async function refuseYachtOfOthers(t: Transaction, scope: Scope, yachtId: number, companyId: number): Promise<void> {
  if ((await companyOfYacht(t, scope, yachtId)) !== companyId) throw notOfThisFleet();
}

function notOfThisFleet() {
  return wrongField('yachtId', "This yacht isn't in your fleet.");
}
