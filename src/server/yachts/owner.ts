import { within, type Scope, type Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';

/** What belongs to a yacht belongs to its company. The yacht has to be one the caller can see. */
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

/** What is given to another yacht stays within its company. */
export async function refuseYachtOfOthers(t: Transaction, scope: Scope, yachtId: number, companyId: number): Promise<void> {
  if ((await companyOfYacht(t, scope, yachtId)) !== companyId) throw notOfThisFleet();
}

function notOfThisFleet() {
  return wrongField('yachtId', "This yacht isn't in your fleet.");
}
