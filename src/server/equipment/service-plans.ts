// The services room implements this, so that equipment and readings can update service plans in their own transactions.
import type { FastifyRequest } from 'fastify';
import type { EquipmentKind } from '#domain/equipment/words.ts';
import type { DuePlan } from '#domain/equipment/reading.ts';
import type { Transaction } from '../platform/database.ts';

/** Equipment that was just added, and its meter if it has one. */
export type AddedEquipment = { id: number; yachtId: number; kind: EquipmentKind; name: string; meterId: number | null };
/** The ids of copies by the ids of their originals. */
export type Copied = { companyId: number; yachtId: number; equipment: ReadonlyMap<number, number>; meters: ReadonlyMap<number, number> };
/** Meters whose readings change. */
type ReadMeters = { companyId: number; meterIds: readonly number[] };

export type ServicePlans = {
  /** Locks the plans of these meters. Plans are locked before meters. */
  hold: (t: Transaction, meters: ReadMeters) => Promise<void>;
  /**
   * Sends alerts for plans that their readings made due soon or overdue, withdraws the notice of those that aren't any more, and returns
   * those that are due or overdue.
   */
  afterReadings: (t: Transaction, request: FastifyRequest, meters: ReadMeters) => Promise<DuePlan[]>;
  /** Adds the usual services of each, and returns how many. */
  addUsual: (t: Transaction, companyId: number, added: readonly AddedEquipment[]) => Promise<number>;
  /** Copies plans without their history, and returns how many. */
  copy: (t: Transaction, copied: Copied) => Promise<number>;
  /** The number of lines in the service book about these. */
  countServices: (t: Transaction, companyId: number, equipmentIds: readonly number[]) => Promise<number>;
};
