// Where tests keep what is gone after them: databases, files, what a browser stores.
import { mkdirSync } from 'node:fs';
import { roomIn } from './browser.mjs';

const onDisk = 'data/test';
// Short, as a socket's whole path has to be.
const inMemory = `/dev/shm/fairlead-${process.getuid?.() ?? 0}`;
const enough = 4 * 2 ** 30;

/**
 * All folders in which runs have one of theirs, named after the process it belongs to: so that the next run clears what a killed one left.
 */
export const runFolders = [onDisk, inMemory];

/**
 * The one for this run: in memory where there is plenty, otherwise on the disk. A database with nothing in it is a thousand files, and each file of tests has a copy
 * of its own: made and removed there they cost a fifth.
 */
export function folderOfRuns(otherwise = onDisk) {
  const isRoomy = roomIn('/dev/shm') > enough && (process.availableMemory?.() ?? 0) > enough;
  const folder = isRoomy ? inMemory : otherwise;
  // The one on the disk as well: what is small and has to be within the project lies beside it, and a fresh clone has none.
  for (const each of [folder, onDisk]) mkdirSync(each, { recursive: true });
  return folder;
}
