// A process that does one piece of work after another, as seen by the server; `workshop-tasks.ts` is the process's own side.
import { fork } from 'node:child_process';
import { Refusal } from './refusal.ts';

/** What a process is asked to do, and what it answers. */
export type WorkshopTask = { task: string; input: unknown };
/** Its first message, once its program is loaded. */
export type Ready = { ready: true };
export type WorkshopReply = {
  answer?: unknown;
  refusal?: Pick<Refusal, 'status' | 'code' | 'message' | 'more'>;
  /** an unexpected error, as text */ fault?: string;
  /** how much memory the process uses */ megabytes: number;
};

export type Hand = ReturnType<typeof startHand>;

// The environment variables that a process needs; no key and no password is among them. With fewer arenas, less memory stays allocated.
const surroundings = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_ENV'];

// Separate from the time limit of the work itself, which starts afterwards.
const patienceToStart = 60_000;

/** Starts a process with that program. It ends with this one, however this one ends. */
export function startHand(program: string) {
  const env = Object.fromEntries(surroundings.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const child = fork(program, {
    env: { ...env, MALLOC_ARENA_MAX: '2' },
    // A program that isn't built is TypeScript.
    execArgv: ['--max-old-space-size=256', ...(program.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.on('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`));
    child.on('error', (error) => resolve(error.message));
  });

  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()));

  return {
    pid: child.pid,
    /** resolves with the reason once the process has ended or could not start */
    ended,

    /** Does one piece of work, and throws if the process died of it or took longer than this many milliseconds. */
    async work(task: string, input: unknown, patience: number): Promise<{ answer?: unknown; refusal?: Error; megabytes: number }> {
      let tooLong = setTimeout(() => child.kill('SIGKILL'), patienceToStart);
      await Promise.race([ready, ended]);
      clearTimeout(tooLong);
      const answered = new Promise<WorkshopReply>((resolve) => {
        child.once('message', (reply: WorkshopReply) => resolve(reply));
      });
      tooLong = setTimeout(() => child.kill('SIGKILL'), patience);
      // If the process is gone, its end reports that.
      child.send({ task, input } satisfies WorkshopTask, nothing);
      try {
        const reply = await Promise.race([answered, ended]);
        if (typeof reply === 'string') throw new Error(reply);
        const { answer, refusal, fault, megabytes } = reply;
        if (refusal) return { refusal: new Refusal(refusal.status, refusal.code, refusal.message, refusal.more), megabytes };
        if (fault !== undefined) return { refusal: new Error(fault), megabytes };
        return { answer, megabytes };
      } finally {
        clearTimeout(tooLong);
        child.removeAllListeners('message');
      }
    },

    end(): void {
      child.kill('SIGKILL');
    },
  };
}

function nothing(): void {}
