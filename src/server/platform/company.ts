import type { SessionUser } from '#domain/session/session.ts';
import type { Transaction } from './database.ts';
import { wrongField } from './errors.ts';
import { noCompany } from './write.ts';

/** The company a new record belongs to: one's own, or for platform admins the one they name (none where they name none). */
export async function companyToWriteFor(t: Transaction, person: SessionUser, wanted: number | null | undefined): Promise<number> {
  if (person.role !== 'admin') return person.companyId ?? noCompany;
  if (!wanted) return noCompany;
  const company = await t.selectFrom('companies').select('id').where('id', '=', wanted).executeTakeFirst();
  if (!company) throw wrongField('companyId', 'This company no longer exists.');
  return company.id;
}
