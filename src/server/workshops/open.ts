import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../platform/settings.ts';
import type { Parts } from '../platform/parts.ts';
import { openWorkshop } from '../platform/workshop.ts';

const here = fileURLToPath(import.meta.url);

/** Opens the processes that read files from outside. `parallel` is how many pictures they may read at a time. */
export function openWorkshops(log: FastifyBaseLogger, parallel = 1): Parts['workshops'] {
  return {
    pictures: openWorkshop({
      program: programOf('pictures'),
      log,
      hands: parallel,
      words: {
        full: 'Many pictures are being prepared at the moment, so this one was not stored. Please try again in a moment.',
        lost: 'This picture could not be prepared, so it was not stored. Please try again, or choose another one.',
      },
    }),
    readings: openWorkshop({
      program: programOf('readings'),
      log,
      // A file may have ten megabytes, and nobody sends many.
      places: { all: 12, ofOne: 5 },
      words: {
        full: 'Many files are being read at the moment, so this one was not stored. Please try again in a moment.',
        lost: 'This file could not be read to its end, so it was not stored. Please try again, or choose another one.',
      },
    }),
    calendars: openWorkshop({
      program: programOf('calendars'),
      log,
      places: { all: 30, ofOne: 5 },
      patience: 5_000,
      words: {
        full: 'Many calendars are being read at the moment. Please try again in a moment.',
        lost: 'This calendar takes too long to read.',
      },
    }),
  };
}

/** How many pictures each serving process may have read at a time: one per spare core, and at least one. */
export function handsFor(workers: Settings['workers']): number {
  const cores = availableParallelism();
  const serving = workers === 'auto' ? cores : workers;
  return Math.max(1, Math.floor((cores - serving) / serving));
}

/** A program beside this file; a bundle has all of them in one folder. */
function programOf(name: string): string {
  return join(dirname(here), here.endsWith('.ts') ? `${name}.ts` : `${name}.js`);
}
