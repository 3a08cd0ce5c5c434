import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOfRuns } from '../../../scripts/run-folders.mjs';
import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the addresses of the migrated template, for its owner and for the application's role */
    template: { owner: string; app: string };
  }
}

/**
 * Starts PostgreSQL before the first test and stops it after the last. Whatever tests put into the system's temporary folder goes into a
 * folder of this run instead, which is removed afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const folder = mkdtempSync(join(folderOfRuns(tmpdir()), `${process.pid}-`));
  process.env.TMPDIR = folder;
  project.provide('template', { owner: server.ownerUrl(server.template), app: server.appUrl(server.template) });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
