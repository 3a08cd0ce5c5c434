import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databases: { owner: string; app: string }[];
  }
}

// A database for each test file that may run at the same time, and some to spare for tests that spoil theirs.
const count = 24;

/** Starts PostgreSQL before the first test and stops it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const databases = [];
  for (let made = 0; made < count; made++) {
    const name = await server.newDatabase();
    databases.push({ owner: server.ownerUrl(name), app: server.appUrl(name) });
  }
  project.provide('databases', databases);
  return () => server.stop();
}
