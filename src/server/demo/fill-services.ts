import { sql, type InsertObject } from 'kysely';
import type { EquipmentKind } from '#domain/equipment/words.ts';
import { usualPlans } from '#domain/maintenance/tips.ts';
import { daysOf } from '#domain/services/interval.ts';
import { isOnTime, keptOf, type Turn } from '#domain/services/turn.ts';
import type { Transaction } from '../platform/database.ts';
import type { DB as Tables } from '../tables.ts';
import { daysAfter, type Day } from './calendar.ts';
import { chanceFrom } from './chance.ts';
import type { DemoCompany } from './demo-company.ts';
import { inParts } from './in-parts.ts';
import { at, idsOf, of, type Stored } from './stored.ts';

type OnBoard = { id: number; yachtId: number; kind: EquipmentKind; name: string; meterId: number | null; total: number | null };
type UsualPlan = ReturnType<typeof usualPlans>[number];
type Made = { companyId: number; createdAt: string; updatedAt: string };
type Placed = UsualPlan & { of: OnBoard; turn: Turn; done: { on: Day; tenths: number | null; late: number } | null; paused: boolean };

/** Stores each yacht's service plans, the services done, and the service book entries of its work. Each state occurs at least once. */
export async function fillServices(t: Transaction, company: DemoCompany, stored: Stored, today: Day): Promise<void> {
  const { companyId } = stored;
  const { rows: onBoard } = await sql<OnBoard>`
    select e.id, e.yacht_id, e.kind, e.name, m.id as meter_id,
      (select r.total_tenths from meter_readings r where r.company_id = m.company_id and r.meter_id = m.id order by r.at desc, r.id desc limit 1) as total
    from equipment e left join meters m on m.company_id = e.company_id and m.equipment_id = e.id where e.company_id = ${companyId} order by e.yacht_id, e.id`.execute(
    t,
  );
  const madeAt = `${daysAfter(today, -380)} 09:00`;
  const made = { companyId, createdAt: madeAt, updatedAt: madeAt };
  const chance = chanceFrom(company.seed + 7);
  const [first, second] = company.yachts.map(({ name }) => of(stored.yachts, name));
  const placed = onBoard.flatMap((piece) =>
    usualPlans(piece.kind).flatMap((plan) => placedOf(piece, plan, chance.of([0.1, 0.3, 0.45, 0.6, 0.75]), { first, second, today })),
  );
  const ids = idsOf(
    await inParts(
      placed.map((plan) => columnsOf(plan, made)),
      (part) => t.insertInto('servicePlans').values(part).returning('id').execute(),
    ),
  );
  const doers = [...company.crew.map(({ name }) => name), 'Yard'];
  const lines = placed.flatMap((plan, place) => lineOf(plan, { companyId, id: at(ids, place), doneBy: chance.of(doers) }));
  await inParts(lines, (part) => t.insertInto('services').values(part).execute());
  await fillBookOfWork(t, companyId);
  await fillExceptions(t, made, { placed, ids, second, today });
  await fillNeeds(t, companyId);
}

/** The spare parts used by engine and generator services. */
async function fillNeeds(t: Transaction, companyId: number): Promise<void> {
  await sql`
    insert into plan_parts (company_id, plan_id, part_id, quantity)
    select p.company_id, p.id, x.id, u.quantity
    from (values ('Oil filter', '250 h service', 1), ('Raw-water impeller', '250 h service', 1), ('Fuel filter', '500 h service', 2)) u (part, title, quantity)
      join parts x on x.company_id = ${companyId} and x.name = u.part join service_plans p on p.company_id = x.company_id and p.title = u.title`.execute(
    t,
  );
}

/** The state of a usual service for a piece of equipment, with this share of its interval elapsed. */
function placedOf(
  piece: OnBoard,
  plan: UsualPlan,
  over: number,
  { first, second, today }: { first: number | undefined; second: number | undefined; today: Day },
): Placed[] {
  const counts = piece.meterId !== null && piece.total !== null;
  const days = daysOf(plan);
  // On old engines, one-time services were done long ago.
  if ((plan.everyTenths === null && days === null) || (days === null && !counts)) return [];
  const isNear = piece.yachtId === first && plan.title === '250 h service' && piece.name !== 'Generator';
  const isLate = piece.yachtId === first && piece.kind === 'life_raft';
  const everyTenths = counts ? plan.everyTenths : null;
  const left = everyTenths === null ? null : isNear ? 184 : Math.round(everyTenths * (1 - over));
  const dueTenths = left === null ? null : (piece.total ?? 0) + left;
  const dueOn = days === null ? null : daysAfter(today, isLate ? -3 : isNear ? 160 : Math.ceil(days * (1 - over)));
  const on = dueOn === null || days === null ? daysAfter(today, -60) : daysAfter(dueOn, -days);
  const tenths = dueTenths === null || everyTenths === null ? null : Math.max(0, dueTenths - everyTenths);
  const turn = { cycle: 2, ended: false, dueOn, anchorOn: dueOn, dueTenths, anchorTenths: dueTenths };
  return [
    {
      ...plan,
      everyTenths,
      of: piece,
      turn,
      done: { on, tenths, late: over === 0.6 ? 6 : 0 },
      paused: piece.yachtId === second && piece.kind === 'flares',
    },
  ];
}

function columnsOf(placed: Placed, { companyId, ...made }: Made): InsertObject<Tables, 'servicePlans'> {
  const { of: piece, turn, done: _done, dueTenths: _due, ...plan } = placed;
  const { ended: _ended, ...due } = turn;
  const meterId = plan.everyTenths === null ? null : piece.meterId;
  return { ...plan, ...due, ...made, companyId, yachtId: piece.yachtId, equipmentId: piece.id, meterId };
}

/** The last service of a plan, with the cycle that it completed. */
function lineOf(
  { of: piece, done, ...plan }: Placed,
  { companyId, id, doneBy }: { companyId: number; id: number; doneBy: string },
): InsertObject<Tables, 'services'>[] {
  if (done === null) return [];
  const wasDue = {
    dueOn: plan.turn.dueOn === null ? null : daysAfter(done.on, 2 - done.late),
    dueTenths: done.tenths === null ? null : done.tenths + 20,
  };
  const was = keptOf({ ...wasDue, anchorOn: wasDue.dueOn, anchorTenths: wasDue.dueTenths });
  const madeAt = `${done.on} 17:00`;
  return [
    {
      ...was,
      companyId,
      yachtId: piece.yachtId,
      equipmentId: piece.id,
      planId: id,
      cycle: 1,
      title: plan.title,
      doneOn: done.on,
      tenths: done.tenths,
      doneBy,
      onTime: isOnTime(was, plan, done),
      createdAt: madeAt,
      updatedAt: madeAt,
    },
  ];
}

/** Adds a service book line for each completed work, as completing it would have. */
async function fillBookOfWork(t: Transaction, companyId: number): Promise<void> {
  await sql`
    insert into services (company_id, yacht_id, maintenance_id, title, done_on, done_by, created_at, updated_at)
    select r.company_id, r.yacht_id, r.id, r.title, (r.completed_date at time zone o.time_zone)::date, r.contractor, r.completed_date, r.completed_date
    from maintenance r join companies o on o.id = r.company_id where r.company_id = ${companyId} and r.status = 'completed' and r.completed_date is not null`.execute(
    t,
  );
}

/** A postponed service, a completed one-time service, and open work that includes a service of the port engine. */
async function fillExceptions(
  t: Transaction,
  made: Made,
  { placed, ids, second, today }: { placed: Placed[]; ids: number[]; second: number | undefined; today: Day },
): Promise<void> {
  const { companyId } = made;
  const find = (wanted: (plan: Placed) => boolean) => placed.findIndex(wanted);
  const late = find(({ of: piece, title }) => piece.yachtId === second && piece.kind === 'extinguisher' && title === 'Service');
  if (late >= 0) {
    const due = daysAfter(today, -10);
    await t
      .updateTable('servicePlans')
      .set({ dueOn: due, anchorOn: due })
      .where('companyId', '=', companyId)
      .where('id', '=', at(ids, late))
      .execute();
    const put = {
      toOn: daysAfter(today, 25),
      reason: 'The station is booked out until then',
      byName: 'Fairlead Demo',
      createdAt: `${daysAfter(today, -12)} 09:00`,
    };
    await t
      .insertInto('postponements')
      .values({ companyId, planId: at(ids, late), cycle: 2, ...put })
      .execute();
  }
  const epirb = placed.find(({ of: piece }) => piece.yachtId === second && piece.kind === 'epirb')?.of;
  if (epirb) {
    const due = daysAfter(today, -40);
    const battery = {
      title: 'New battery by its label',
      ...made,
      outOfService: false,
      dueOn: due,
      anchorOn: due,
      yachtId: epirb.yachtId,
      equipmentId: epirb.id,
    };
    const { id } = await t
      .insertInto('servicePlans')
      .values({ ...battery, cycle: 2, endedAt: `${daysAfter(due, -5)} 12:00` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const doneAt = `${daysAfter(due, -5)} 12:00`;
    const line = {
      createdAt: doneAt,
      updatedAt: doneAt,
      planId: id,
      cycle: 1,
      title: battery.title,
      doneOn: daysAfter(due, -5),
      wasDueOn: due,
      wasAnchorOn: due,
      onTime: true,
    };
    await t
      .insertInto('services')
      .values({ ...line, companyId, yachtId: epirb.yachtId, equipmentId: epirb.id })
      .execute();
  }
  await sql`
    insert into job_plans (company_id, maintenance_id, plan_id, cycle)
    select distinct on (r.company_id) r.company_id, r.id, p.id, p.cycle
    from maintenance r join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id
      join service_plans p on p.company_id = r.company_id and p.yacht_id = r.yacht_id and p.out_of_service and p.ended_at is null and not p.paused
      join equipment q on q.company_id = p.company_id and q.id = p.equipment_id and q.category = r.type
    where r.company_id = ${companyId} and r.status in ('pending', 'in_progress') and e.end_date > ${`${today} 00:00`}
    order by r.company_id, e.start_date, (select bool_and(position(lower(word) in lower(r.title)) > 0) from regexp_split_to_table(q.name, ' ') word) desc, p.due_on nulls last, p.id`.execute(
    t,
  );
}
