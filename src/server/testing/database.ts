import { inject } from 'vitest';
import { copyDatabase } from './test-server.ts';

/** A migrated, empty database of one's own, addressed as its owner and as the application's role. */
export async function aDatabase(): Promise<{ owner: string; app: string }> {
  const { owner, app } = inject('template');
  const template = /@\/(\w+)/.exec(owner)?.[1] ?? '';
  const name = await copyDatabase(addressOf('postgres', owner), template);
  return { owner: addressOf(name, owner), app: addressOf(name, app) };
}

/** The address of another database of the same server. */
function addressOf(name: string, url: string): string {
  return url.replace(/@\/\w+/, `@/${name}`);
}
