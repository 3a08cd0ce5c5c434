import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the address of the migrated template, as its owner and as the application's role */
    template: { owner: string; app: string };
  }
}

/** Starts PostgreSQL before the first test and stops it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('template', { owner: server.ownerUrl(server.template), app: server.appUrl(server.template) });
  return () => server.stop();
}
