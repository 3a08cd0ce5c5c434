import type { FastifyRequest } from 'fastify';
import type { CommandChange, CrewMember } from '#domain/crew/crew-member.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { changeRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';

/** Gives a crew member command of a yacht of their company, or takes it away, in the transaction that moves them. */
export async function changeCommand(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  { id, name }: CrewMember,
  { yachtId, held }: CommandChange,
): Promise<void> {
  const yacht = await t
    .selectFrom('yachts')
    .select(['name', 'captainId'])
    .where('companyId', '=', companyId)
    .where('id', '=', yachtId)
    .forUpdate()
    .executeTakeFirst();
  if (!yacht) throw wrongField('command.yachtId', "This yacht isn't in your fleet.");
  if (held === (yacht.captainId === id)) return;
  if (held && yacht.captainId !== null) throw new Refusal(409, 'yacht_has_captain', `${yacht.name} now has another captain.`);
  const captainId = held ? id : null;
  await changeRow(t, 'yachts', { companyId, id: yachtId }, { captainId });
  const details = held ? `${name} took command of ${yacht.name}` : `${name} gave up command of ${yacht.name}`;
  await record(t, request, {
    companyId,
    action: 'update',
    resourceType: 'yacht',
    resourceId: yachtId,
    details,
    changes: { captainId: [yacht.captainId, captainId] },
  });
}
