// Owners of yachts with shares and statements, stored as their rooms do, and signed in.
import { randomBytes } from 'node:crypto';
import { aPerson, type Person, type World } from './given.ts';

type Company = { id: number; name: string };

/** The owner of a yacht, as the company stores them. */
export async function anOwner(world: World, companyId: number, { name = 'Sofia Marin', email = anAddress() } = {}): Promise<number> {
  const { rows } = await world.owner.query(`insert into yacht_owners (company_id, name, email) values ($1, $2, $3) returning id::int`, [
    companyId,
    name,
    email,
  ]);
  return rows[0].id;
}

/** A signed-in owner of a yacht. */
export async function aSignedInOwner(world: World, company: Company, ownerId?: number): Promise<Person & { ownerId: number }> {
  const person = await aPerson(world, { role: 'yacht_owner', company });
  const id = ownerId ?? (await anOwner(world, company.id));
  await world.owner.query('update yacht_owners set user_id = $1 where id = $2', [person.id, id]);
  return { ...person, ownerId: id };
}

/** A share of a yacht, from one day to another. */
export async function aShare(
  world: World,
  of: { companyId: number; ownerId: number; yachtId: number },
  { share = 100, from = '2026-01-01', to = null }: { share?: number; from?: string; to?: string | null } = {},
): Promise<void> {
  await world.owner.query(
    'insert into yacht_shares (company_id, owner_id, yacht_id, share, valid_from, valid_to) values ($1, $2, $3, $4, $5, $6)',
    [of.companyId, of.ownerId, of.yachtId, share, from, to],
  );
}

/** An issued statement, with its PDF. */
export async function aStatement(
  world: World,
  of: { companyId: number; ownerId: number; yachtId: number },
  { from = '2026-03-01', to = '2026-03-31', number = `OS-2026-${randomBytes(3).toString('hex')}` } = {},
): Promise<{ id: number; number: string }> {
  const { rows } = await world.owner.query(
    `with y as (
       insert into yacht_statements (company_id, yacht_id, from_day, to_day, statement_date, currency, revenue, fee_percent, fee_monthly, fee, fee_tax, costs, result)
       values ($1, $2, $4, $5, $5, 'EUR', 41500, 20, 0, 8300, 1660, 6250.40, 25289.60) returning company_id, id
     ), s as (
       insert into owner_statements (company_id, yacht_statement_id, yacht_id, owner_id, number, from_day, to_day, statement_date, currency, share, revenue, fee, fee_tax, costs, amount, opening, payouts, closing, issued_as)
       select company_id, id, $2, $3, $6, $4, $5, $5, 'EUR', 100, 41500, 8300, 1660, 6250.40, 25289.60, 0, 0, 25289.60,
         '{"yachtName":"Aurelia","owner":{"name":"Sofia Marin"}}' from y returning company_id, id
     )
     insert into owner_statement_documents (company_id, owner_statement_id, content) select company_id, id, convert_to('%PDF of ' || $6, 'UTF8') from s
     returning owner_statement_id::int as id`,
    [of.companyId, of.yachtId, of.ownerId, from, to, number],
  );
  return { id: rows[0].id, number };
}

function anAddress(): string {
  return `${randomBytes(6).toString('hex')}@owners.example`;
}
