import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { addRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';

type Contact = Pick<Charter, 'customerId' | 'contactFirstName' | 'contactLastName' | 'contactEmail' | 'contactPhone'>;

/**
 * The customer of a charter from now on (R2): the one given, or else the one with the contact's email address, or else a new one from the
 * contact.
 */
export async function customerOf(t: Transaction, request: FastifyRequest, companyId: number, charter: Contact): Promise<number> {
  if (charter.customerId !== null) return charter.customerId;
  const { contactFirstName, contactLastName, contactEmail: email, contactPhone: phone } = charter;
  const known = email ? await customerWithAddress(t, companyId, email) : undefined;
  if (known) return known;
  if (!contactLastName) throw wrongField('customerId', 'Please choose a customer');
  const name = { firstName: contactFirstName ?? '', lastName: contactLastName };
  const id = await addRow(t, 'customers', { companyId, ...name, email, phone });
  const details = `Added customer ${[contactFirstName, contactLastName].filter(Boolean).join(' ')}`;
  await record(t, request, { companyId, action: 'create', resourceType: 'customer', resourceId: id, details });
  return id;
}

async function customerWithAddress(t: Transaction, companyId: number, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from customers where company_id = ${companyId} and lower(email) = lower(${email}) order by id limit 1`.execute(t);
  return rows[0]?.id;
}
