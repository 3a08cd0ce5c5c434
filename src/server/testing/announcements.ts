import pino from 'pino';
import { onTestFinished, vi } from 'vitest';
import { openChanges } from '../platform/changes.ts';
import type { Person, World } from './given.ts';

/** Listens to a person's company. Each call of the result returns what was announced since the previous one: `schedule 7`. */
export async function listenTo(world: World, { companyId }: Person): Promise<() => Promise<string[]>> {
  const announcements: string[] = [];
  const changes = openChanges(world.db, pino({ level: 'silent' }));
  changes.follow({
    changed: (change) => void (change.companyId === companyId && announcements.push(`${change.resource} ${change.resourceId}`)),
    missed: () => {},
  });
  changes.start();
  onTestFinished(() => changes.close());
  await vi.waitUntil(() => changes.position() !== undefined, { timeout: 5_000 });
  return async () => {
    await changes.catchUp();
    return announcements.splice(0);
  };
}
