import { CannotStart } from '#server/platform/settings.ts';

/** Runs a command with its arguments. If it fails, prints why and exits with code 1. */
export async function command(work: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof CannotStart ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
