import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './walk.ts';

/** The link in the text of the newest email to this address. Waits until there is such an email. */
export async function linkInEmailTo(address: string, path: string): Promise<string> {
  const folder = join(process.env['JOURNEYS_DIR'] ?? '', 'outbox');
  let link: string | undefined;
  await expect
    .poll(() => {
      const emails = emailFiles(folder)
        .toReversed()
        .map((name) => readFileSync(join(folder, name), 'utf8'));
      const email = emails.find((text) => text.toLowerCase().includes(`\nto: ${address.toLowerCase()}`));
      // Lines that are too long for an email end in "=" and continue on the next line.
      link = new RegExp(`https?://\\S+${path}#[\\w-]{43}`).exec(email?.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  return link as string;
}

/** Waits until an email to this address contains the phrase. */
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

/** The names of the emails in the folder, oldest first. An email that is still being written has a name that starts with a dot. */
function emailFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^[^.].*\.eml$/.test(name))
      .toSorted();
  } catch {
    // The folder doesn't exist before the first email.
    return [];
  }
}
