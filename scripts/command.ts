import { CannotStart } from '#server/platform/settings.ts';

/** Does the work of a command with what was said to it. What prevents it is told in words, with exit code 1. */
export async function command(work: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof CannotStart ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
