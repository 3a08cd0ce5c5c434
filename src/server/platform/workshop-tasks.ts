// The process's side of a workshop: it does what it is asked, one task at a time, and yields to the server.
import { setPriority } from 'node:os';
import { Refusal } from './refusal.ts';
import type { WorkshopTask, Ready, WorkshopReply } from './workshop-hand.ts';

/** Answers tasks with these names until the server is gone. */
export function answerTasks(tasks: Record<string, (input: never) => Promise<unknown>>): void {
  // A terminal sends these signals to all processes at once; only the server decides what they mean.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, nothing);
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  yieldToServer();
  process.send?.({ ready: true } satisfies Ready);
  process.on('message', async ({ task, input }: WorkshopTask) => {
    const outcome = await outcomeOf(tasks[task], input as never);
    process.send?.({ ...outcome, megabytes: process.memoryUsage.rss() / 1024 / 1024 } satisfies WorkshopReply);
  });
}

async function outcomeOf(task: ((input: never) => Promise<unknown>) | undefined, input: never): Promise<Omit<WorkshopReply, 'megabytes'>> {
  try {
    if (!task) throw new Error('this process knows no such task');
    return { answer: await task(input) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { status: error.status, code: error.code, message: error.message, more: error.more } };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Requests for pages come first, however few cores there are. Where the priority can't be lowered, it works all the same. */
function yieldToServer(): void {
  try {
    setPriority(10);
  } catch {
    return;
  }
}

function nothing(): void {}
