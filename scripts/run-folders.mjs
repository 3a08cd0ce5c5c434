// Where tests keep their temporary data: databases, files, browser storage.
import { mkdirSync } from 'node:fs';
import { roomIn } from './browser.mjs';

const onDisk = 'data/test';
// Short, because the path of a socket must be.
const inMemory = `/dev/shm/fairlead-${process.getuid?.() ?? 0}`;
const enough = 4 * 2 ** 30;

/** The folders in which each run has a subfolder named after its process, so that the next run can delete what a killed one left. */
export const runFolders = [onDisk, inMemory];

/**
 * The folder for this run: in memory if there is enough, otherwise on disk. An empty database has a thousand files, and each test file gets
 * its own copy; in memory, creating and deleting them takes a fifth of the time.
 */
export function folderOfRuns(otherwise = onDisk) {
  const isRoomy = roomIn('/dev/shm') > enough && (process.availableMemory?.() ?? 0) > enough;
  const folder = isRoomy ? inMemory : otherwise;
  // Also creates the one on disk, which a fresh clone lacks, because small things that must be inside the project go next to it.
  for (const each of [folder, onDisk]) mkdirSync(each, { recursive: true });
  return folder;
}
