// What equipment and its hours mean for services is for their room to say: it is told here, inside the transaction of what changed.
import type { FastifyRequest } from 'fastify';
import type { EquipmentKind } from '#domain/equipment/words.ts';
import type { DuePlan } from '#domain/equipment/reading.ts';
import type { Transaction } from '../platform/database.ts';

/** Equipment that was just added; its meter, where it has one. */
export type AddedEquipment = { id: number; yachtId: number; kind: EquipmentKind; name: string; meterId: number | null };
/** What was copied, by what it was copied from. */
export type Copied = { companyId: number; yachtId: number; equipment: ReadonlyMap<number, number>; meters: ReadonlyMap<number, number> };
/** The meters of one yacht that readings were stored of. */
type ReadMeters = { companyId: number; yachtId: number; meterIds: readonly number[] };

export type ServicePlans = {
  /** Holds the plans of these meters, by their ids: plans are held before meters. */
  hold: (t: Transaction, meters: ReadMeters) => Promise<void>;
  /** Notes which plans have come into notice or past due by new readings, and answers those that are due or overdue. */
  afterReadings: (t: Transaction, request: FastifyRequest, meters: ReadMeters) => Promise<DuePlan[]>;
  /** Adds the services that are usual for each; how many they are. */
  addUsual: (t: Transaction, companyId: number, added: readonly AddedEquipment[]) => Promise<number>;
  /** Copies plans along, without their past; how many they are. */
  copy: (t: Transaction, copied: Copied) => Promise<number>;
  /** How many lines of the book there are of these. */
  countServices: (t: Transaction, companyId: number, equipmentIds: readonly number[]) => Promise<number>;
};
