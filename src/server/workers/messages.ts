// The messages between the supervisor and its workers.
import type { Leaving } from '../platform/health.ts';
import type { Counts, Tally } from '../platform/metrics.ts';

/** From the supervisor to a worker. */
export type Order =
  | { kind: 'work in background' }
  | { kind: 'leave'; why: Leaving }
  | { kind: 'count'; id: number }
  | { kind: 'tally'; id: number; tally: Tally }
  | { kind: 'go' };

/** From a worker to the supervisor. */
export type Report =
  | { kind: 'ready'; address: string }
  | { kind: 'unable'; why: string }
  | { kind: 'counts'; id: number; counts: Counts }
  | { kind: 'tally wanted'; id: number }
  | { kind: 'closed' }
  | { kind: 'gone' };

/** In a worker's environment: its number. */
export const workerVariable = 'FAIRLEAD_WORKER';
