// The services room implements this, so that equipment and readings can update service plans in their own transactions.
import type { FastifyRequest } from 'fastify';
import type { EquipmentKind } from '#domain/equipment/words.ts';
import type { DuePlan } from '#domain/equipment/reading.ts';
import type { Transaction } from '../platform/database.ts';

/** Equipment that was just added; its meter, where it has one. */
export type AddedEquipment = { id: number; yachtId: number; kind: EquipmentKind; name: string; meterId: number | null };
/** Copies by the ids of their originals. */
export type Copied = { companyId: number; yachtId: number; equipment: ReadonlyMap<number, number>; meters: ReadonlyMap<number, number> };
/** Meters of one yacht whose readings were stored. */
type ReadMeters = { companyId: number; yachtId: number; meterIds: readonly number[] };

export type ServicePlans = {
  /** Holds the plans of these meters by id. Plans are held before meters. */
  hold: (t: Transaction, meters: ReadMeters) => Promise<void>;
  /** Alerts to plans that new readings brought into notice or past due, and returns those due or overdue. */
  afterReadings: (t: Transaction, request: FastifyRequest, meters: ReadMeters) => Promise<DuePlan[]>;
  /** Adds the usual services of each, and returns their number. */
  addUsual: (t: Transaction, companyId: number, added: readonly AddedEquipment[]) => Promise<number>;
  /** Copies plans without their history, and returns their number. */
  copy: (t: Transaction, copied: Copied) => Promise<number>;
  /** The number of lines in the service book for these. */
  countServices: (t: Transaction, companyId: number, equipmentIds: readonly number[]) => Promise<number>;
};
