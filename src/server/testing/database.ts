import { inject } from 'vitest';
import { copyDatabase, dropDatabase } from './test-server.ts';

/** A migrated, empty database, with its addresses for the owner and for the application's role. */
export async function aDatabase(): Promise<{ owner: string; app: string }> {
  const { owner, app } = inject('template');
  const name = await copyDatabase(addressOf('postgres', owner), nameIn(owner));
  return { owner: addressOf(name, owner), app: addressOf(name, app) };
}

/** Removes such a database once it is no longer used. */
export function removeDatabase(owner: string): Promise<void> {
  return dropDatabase(addressOf('postgres', owner), nameIn(owner));
}

function nameIn(url: string): string {
  return /@\/(\w+)/.exec(url)?.[1] ?? '';
}

/** The address of another database on the same server. */
function addressOf(name: string, url: string): string {
  return url.replace(/@\/\w+/, `@/${name}`);
}
