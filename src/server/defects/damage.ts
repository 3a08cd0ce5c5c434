import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { charterYacht } from '../platform/expressions.ts';

type Damage = { companyId: number; itemId: number; yachtId: number; defectId: number };

/** Links an item that was damaged or missing at a signed check-out to its defect, once. The yacht is held. */
export async function linkDamage(t: Transaction, { companyId, itemId, yachtId, defectId }: Damage): Promise<void> {
  const { rows } = await sql<{ name: string; defectId: number | null; charterId: number }>`
    select i.name, i.defect_id, h.charter_id from handover_items i join handovers h on h.company_id = i.company_id and h.id = i.handover_id
      join charters c on c.company_id = h.company_id and c.id = h.charter_id
    where i.company_id = ${companyId} and i.id = ${itemId} and h.kind = 'check_out' and h.signed_at is not null and ${charterYacht('c')} = ${yachtId}
    for no key update of i`.execute(t);
  const [item] = rows;
  if (!item) throw wrongField('handoverItemId', 'This isn’t in a signed check-out of this yacht.');
  if (item.defectId !== null) throw new Refusal(409, 'reported', `${item.name} is reported already.`);
  await t.updateTable('handoverItems').set({ defectId }).where('companyId', '=', companyId).where('id', '=', itemId).execute();
}
