import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './walk.ts';

/** The link in the newest letter to this address, as its text says it. Waits until the letter is there. */
export async function linkInEmailTo(address: string, path: string): Promise<string> {
  const folder = join(process.env['JOURNEYS_DIR'] ?? '', 'outbox');
  let link: string | undefined;
  await expect
    .poll(() => {
      const emails = emailFiles(folder)
        .toReversed()
        .map((name) => readFileSync(join(folder, name), 'utf8'));
      const email = emails.find((text) => text.toLowerCase().includes(`\nto: ${address.toLowerCase()}`));
      // Lines that were too long for a letter end in "=" and go on in the next.
      link = new RegExp(`https?://\\S+${path}#[\\w-]{43}`).exec(email?.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  return link as string;
}

/** Waits until a letter to this address says that. */
export async function waitForEmail(address: string, phrase: string): Promise<void> {
  const folder = join(process.env['JOURNEYS_DIR'] ?? '', 'outbox');
  await expect
    .poll(() =>
      emailFiles(folder)
        .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/=\r?\n/g, ''))
        .some((text) => text.includes(`To: ${address}`) && text.includes(phrase)),
    )
    .toBe(true);
}

/** The emails that are there. One that is still being written has a dot before its name. */
function emailFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^[^.].*\.eml$/.test(name))
      .toSorted();
  } catch {
    // Nothing was written yet.
    return [];
  }
}
