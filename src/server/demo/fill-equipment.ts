import { sql, type InsertObject } from 'kysely';
import { usualEquipment, type UsualEquipment } from '#domain/equipment/usual.ts';
import { categoryOfKind, type EquipmentKind } from '#domain/equipment/words.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import type { Transaction } from '../platform/database.ts';
import type { DB as Tables } from '../tables.ts';
import { chanceFrom } from './chance.ts';
import type { DemoCompany, DemoYacht } from './demo-company.ts';
import { inParts } from './in-parts.ts';
import { at, idsOf, of, type Stored } from './stored.ts';

const hour = 3_600_000;
const makers: Partial<Record<EquipmentKind, string>> = {
  engine: 'MAN',
  generator: 'Onan',
  gearbox: 'ZF',
  outboard: 'Yamaha',
  watermaker: 'Schenker',
  life_raft: 'Viking',
  epirb: 'Ocean Signal',
  windlass: 'Lofrans',
  thruster: 'Side-Power',
  air_conditioning: 'Webasto',
};

/** The share of hours at sea that each kind of engine runs, by rig. */
const runs: Partial<Record<EquipmentKind, { sailing: number; motor: number }>> = {
  engine: { sailing: 0.35, motor: 0.95 },
  generator: { sailing: 0.3, motor: 0.7 },
  watermaker: { sailing: 0.2, motor: 0.3 },
};

type Meter = { id: number; kind: EquipmentKind; total: number };
type Passage = { id: number; yachtId: number; /** In milliseconds. */ left: number; arrived: number };

/** Stores the usual equipment of each yacht, and its meter readings at the end of each trip in the last year. */
export async function fillEquipment(t: Transaction, company: DemoCompany, stored: Stored, now: Date): Promise<void> {
  const { rows: passages } = await sql<Passage>`
    select id, yacht_id, (extract(epoch from departure_date) * 1000)::float8 as "left", (extract(epoch from arrival_date) * 1000)::float8 as arrived from trips where company_id = ${stored.companyId} and status = 'completed'
      and arrival_date between ${new Date(now.getTime() - 400 * 24 * hour).toISOString()} and ${now.toISOString()} order by arrival_date`.execute(
    t,
  );
  const chance = chanceFrom(company.seed);
  const readings: InsertObject<Tables, 'meterReadings'>[] = [];
  for (const yacht of company.yachts) {
    const yachtId = of(stored.yachts, yacht.name);
    const meters = await fillYacht(t, stored.companyId, yacht, yachtId, now);
    const sails = isSailing(yacht.type);
    const by = chance.of(company.people).firstName;
    const byName =
      company.people.filter(({ firstName }) => firstName === by).map(({ firstName, lastName }) => `${firstName} ${lastName}`)[0] ?? by;
    const own = passages.filter((passage) => passage.yachtId === yachtId);
    const read = (meter: Meter, moment: number, source: 'manual' | 'trip', tripId: number | null) => {
      const when = new Date(moment).toISOString();
      const reading = { at: when, createdAt: when, shownTenths: meter.total, source, tripId, byName };
      readings.push({ companyId: stored.companyId, meterId: meter.id, ...reading });
    };
    const first = now.getTime() - 380 * 24 * hour;
    for (const meter of meters) read(meter, first, 'manual', null);
    for (const { id, left, arrived } of own.filter((passage) => passage.left > first)) {
      for (const meter of meters) {
        const share = runs[meter.kind]?.[sails ? 'sailing' : 'motor'];
        if (!share) continue;
        meter.total += Math.floor(((arrived - left) / hour) * share * chance.of([0.8, 0.9, 1]) * 10);
        read(meter, arrived, 'trip', id);
      }
    }
    // Every meter is read once more, except on one yacht.
    const lately = now.getTime() - chance.of([2, 3, 5]) * 24 * hour;
    if ((own.at(-1)?.arrived ?? first) < lately - 24 * hour && yacht !== company.yachts[1])
      for (const meter of meters) {
        meter.total += chance.of([4, 12, 25]);
        read(meter, lately, 'manual', null);
      }
  }
  await inParts(readings, (part) => t.insertInto('meterReadings').values(part).execute());
}

function isSailing(type: YachtType): boolean {
  return type === 'Sailing Yacht' || type === 'Catamaran';
}

/** Stores the equipment of one yacht; its meters show the hours since it was built. */
async function fillYacht(t: Transaction, companyId: number, yacht: DemoYacht, yachtId: number, now: Date): Promise<Meter[]> {
  const pieces = usualEquipment(yacht.type);
  const createdAt = new Date(now.getTime() - 380 * 24 * hour).toISOString();
  const made = { createdAt, updatedAt: createdAt };
  const row = ({ name, kind, critical }: UsualEquipment) => ({
    companyId,
    yachtId,
    name,
    kind,
    critical,
    category: categoryOfKind(kind),
    maker: kind === 'engine' && isSailing(yacht.type) ? 'Yanmar' : (makers[kind] ?? null),
    installedOn: `${yacht.year}-04-01`,
    ...made,
    ...(kind === 'generator' && { warrantyUntil: `${now.getUTCFullYear() + 1}-04-01`, warrantyTenths: 20_000 }),
  });
  const top = idsOf(await t.insertInto('equipment').values(pieces.map(row)).returning('id').execute());
  const parts = pieces.flatMap((piece, place) => piece.parts.map((part) => ({ part, parentId: at(top, place) })));
  const below = idsOf(
    await t
      .insertInto('equipment')
      .values(parts.map(({ part, parentId }) => ({ ...row(part), parentId, parentDepth: 1 })))
      .returning('id')
      .execute(),
  );
  const all = [
    ...pieces.map((piece, place) => ({ piece, id: at(top, place) })),
    ...parts.map(({ part }, place) => ({ piece: part, id: at(below, place) })),
  ];
  const counting = all.filter(({ piece }) => piece.hasMeter);
  const meters = idsOf(
    await t
      .insertInto('meters')
      .values(
        counting.map(({ piece, id }) => ({
          companyId,
          yachtId,
          equipmentId: id,
          usualTenths: piece.kind === 'engine' ? 20 : null,
          ...made,
        })),
      )
      .returning('id')
      .execute(),
  );
  const years = Math.max(1, now.getUTCFullYear() - 1 - yacht.year);
  return counting.map(({ piece }, place) => ({
    id: at(meters, place),
    kind: piece.kind,
    total: years * (piece.kind === 'outboard' ? 300 : 2_400) + place * 17,
  }));
}
